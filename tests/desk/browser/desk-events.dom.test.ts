import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { listenToDesk, tellTabsOfLeaving } from '#desk/browser/desk-events.ts';

/** Locks as browsers keep them: one holder, the others wait in their order, who gives up leaves the row. */
class Locks {
  readonly #row: (() => void)[] = [];
  #isHeld = false;
  async request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
    if (this.#isHeld)
      await new Promise<void>((resolve, reject) => {
        this.#row.push(resolve);
        signal.addEventListener('abort', () => {
          const at = this.#row.indexOf(resolve);
          if (at >= 0) this.#row.splice(at, 1);
          reject(new DOMException('gave up', 'AbortError'));
        });
      });
    this.#isHeld = true;
    await hold();
    this.#isHeld = false;
    this.#row.shift()?.();
  }
}

/** Events of a server that the test speaks for. */
class Stream extends EventTarget {
  static readonly all: Stream[] = [];
  static readonly open = () => Stream.all.filter(({ readyState }) => readyState < 2);
  readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    Stream.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  refuse() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
  /** A line that is lost: the browser takes it up again. */
  lose() {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
  say(kind: string, state: string, person = 'anna') {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify({ person, state }) }));
  }
}

let signedIn: string | null;
let stops: (() => void)[];
const client = createDeskClient(() =>
  Promise.resolve(Response.json({ me: signedIn === null ? null : { person: { id: signedIn } } })),
);

beforeEach(() => {
  signedIn = 'anna';
  stops = [];
  Stream.all.length = 0;
  vi.stubGlobal('EventSource', Stream);
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
});
afterEach(() => {
  for (const stop of stops) stop();
  show('visible');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function openTab(person = 'anna', known?: string) {
  const tab = { changes: 0, hasEnded: false, close: () => undefined as void };
  tab.close = listenToDesk({
    client,
    person,
    known,
    onChange: () => (tab.changes += 1),
    onSignedOut: () => {
      tab.hasEnded = true;
      tab.close();
    },
  });
  stops.push(tab.close);
  return tab;
}

/** The one open stream, once there is one. */
async function theStream(): Promise<Stream> {
  await expect.poll(Stream.open).toHaveLength(1);
  const [stream] = Stream.open();
  if (!stream) throw new Error('No stream is open');
  return stream;
}

/** Time for messages between tabs to arrive that should not. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 30));
const changesOf = (tabs: readonly { changes: number }[]) => tabs.map(({ changes }) => changes);

test('nine tabs share one stream and all hear of a change once; when the leading tab is closed another leads [DK-3]', async () => {
  const tabs = Array.from({ length: 9 }, () => openTab());
  (await theStream()).say('change', 'a');
  await expect.poll(() => changesOf(tabs)).toEqual(Array(9).fill(1));
  tabs[0]?.close();
  const next = await theStream();
  expect(Stream.all).toHaveLength(2);
  next.say('change', 'a');
  await aMoment();
  expect(changesOf(tabs)).toEqual(Array(9).fill(1));
  next.say('here', 'b');
  await expect.poll(() => changesOf(tabs)).toEqual([1, ...Array(8).fill(2)]);
});

test('a page that was loaded after the state was read is not loaded again by the first word of the stream [owner row 21]', async () => {
  const same = openTab('anna', 'a');
  const stream = await theStream();
  stream.say('change', 'a');
  await aMoment();
  expect(same.changes).toBe(0);
  stream.say('change', 'b');
  await expect.poll(() => same.changes).toBe(1);
  // What changed while the page was loading is heard at once.
  const older = openTab('anna', 'a');
  await expect.poll(() => older.changes).toBe(1);
});

test('a tab that is opened later learns the state from the tab that leads [DK-3]', async () => {
  const first = openTab();
  (await theStream()).say('change', 'a');
  const later = openTab();
  await expect.poll(() => later.changes).toBe(1);
  expect(first.changes).toBe(1);
});

test('hidden tabs hold no stream; shown again, one renews itself if anything has changed meanwhile, and not otherwise [DK-3]', async () => {
  const tab = openTab();
  (await theStream()).say('change', 'a');
  show('hidden');
  expect(Stream.open()).toEqual([]);
  await aMoment();
  show('visible');
  (await theStream()).say('change', 'a');
  expect(tab.changes).toBe(1);
  // A page that is kept for Back.
  window.dispatchEvent(new Event('pagehide'));
  expect(Stream.open()).toEqual([]);
  await aMoment();
  window.dispatchEvent(new Event('pageshow'));
  (await theStream()).say('change', 'b');
  expect(tab.changes).toBe(2);
});

test('leaving in one tab ends all; a tab of somebody else is ended by what the server says, and the new one stays [DK-1]', async () => {
  const [one, two] = [openTab(), openTab()];
  (await theStream()).say('change', 'a');
  tellTabsOfLeaving();
  await aMoment();
  // The server still knows the session: nothing has ended.
  expect([one.hasEnded, two.hasEnded]).toEqual([false, false]);
  signedIn = 'zofia';
  const newer = openTab('zofia');
  await expect.poll(() => [one.hasEnded, newer.hasEnded]).toEqual([true, false]);
  (await theStream()).say('change', 'b', signedIn);
  await expect.poll(() => [two.hasEnded, newer.hasEnded, newer.changes]).toEqual([true, false, 1]);
});

test('a session that ends is told to every tab [DK-1]', async () => {
  const tabs = [openTab(), openTab()];
  const stream = await theStream();
  stream.say('change', 'a');
  signedIn = null;
  stream.dispatchEvent(new MessageEvent('signed-out', { data: '{}' }));
  await expect.poll(() => tabs.map(({ hasEnded }) => hasEnded)).toEqual([true, true]);
});

test('a refusal is tried again ever more seldom until the server speaks, a silence after 45 seconds also of a lost line, and 401 ends the session [DK-1]', async () => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const tab = openTab();
  const waits: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    Stream.all.at(-1)?.refuse();
    const since = Date.now();
    const before = Stream.all.length;
    while (Stream.all.length === before) await vi.advanceTimersByTimeAsync(1_000);
    waits.push((Date.now() - since) / 1_000);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  Stream.all.at(-1)?.say('change', 'a');
  Stream.all.at(-1)?.refuse();
  const tried = Stream.all.length;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Stream.all, 'after a word of the server the pauses begin anew').toHaveLength(tried + 1);
  Stream.all.at(-1)?.say('here', 'a');
  Stream.all.at(-1)?.lose();
  const count = Stream.all.length;
  await vi.advanceTimersByTimeAsync(44_000);
  expect(Stream.all).toHaveLength(count);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Stream.all).toHaveLength(count + 1);
  expect(Stream.open()).toHaveLength(1);
  expect(tab).toMatchObject({ changes: 1, hasEnded: false });
  signedIn = null;
  Stream.all.at(-1)?.refuse();
  await vi.advanceTimersByTimeAsync(10);
  expect(tab.hasEnded).toBe(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(Stream.open()).toEqual([]);
});
