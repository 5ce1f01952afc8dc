import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useLayer, watchLayers } from '#kit/layer-history.ts';

const heard = vi.fn<() => void>();
beforeAll(() => {
  watchLayers();
  window.addEventListener('popstate', heard);
});

let entries = 0;
let toClose = 0;
beforeEach(async () => {
  entries += 1;
  history.pushState({ key: `below ${entries}`, idx: 2 }, '', '/below');
  history.pushState({ key: `page ${entries}`, idx: 3 }, '', `/page-${entries}`);
  await rest();
  heard.mockClear();
  toClose = 0;
});
afterEach(rest);

// The steps of jsdom's history are timers, too.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
afterAll(() => vi.useRealTimers());

/** Until what follows a closed layer is done, and every step has arrived. */
async function rest() {
  await act(() => vi.advanceTimersByTimeAsync(400));
}

async function step(delta: -1 | 1) {
  await act(async () => {
    // The visitor's own buttons, which go past the page's functions.
    History.prototype.go.call(history, delta);
    await vi.advanceTimersByTimeAsync(60);
  });
}

/** A layer with its words, a button that opens one over it, and one that closes it. */
function Layer({ name, close, refuses }: { name: string; close: () => void; refuses?: boolean }) {
  const [inner, setInner] = useState(false);
  useLayer(true, () => {
    toClose += 1;
    if (!refuses) close();
  });
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={() => setInner(true)}>Open over {name}</button>
      <button onClick={close}>Close {name}</button>
      {inner && <Layer name={`${name}+`} close={() => setInner(false)} />}
    </div>
  );
}

function Page({ refuses = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && <Layer name="menu" close={() => setOpen(false)} refuses={refuses} />}
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const open = () => screen.queryAllByRole('dialog').map((layer) => layer.getAttribute('aria-label'));
const entry = () => (history.state as { key: string; layer?: number }) ?? {};

it('Back closes an open layer and nothing else; no router hears of it, Forward opens nothing', async () => {
  render(<Page />);
  await press('Open');
  expect(entry()).toMatchObject({ key: `page ${entries}`, idx: 3, layer: 1 });
  await step(-1);
  expect(open()).toEqual([]);
  expect([toClose, heard.mock.calls.length]).toEqual([1, 0]);
  await step(1);
  await rest();
  expect([open(), entry().layer, heard.mock.calls.length]).toEqual([[], undefined, 0]);
  await step(-1);
  expect([entry().key, heard.mock.calls.length]).toEqual([`below ${entries}`, 1]);
});

it('a layer that is closed otherwise takes its entry away; the next Back leaves the page', async () => {
  render(<Page />);
  await press('Open');
  await press('Close menu');
  await rest();
  expect([entry().layer, location.pathname, heard.mock.calls.length]).toEqual([
    undefined,
    `/page-${entries}`,
    0,
  ]);
  await step(-1);
  expect(entry().key).toBe(`below ${entries}`);
});

it('Back right after closing leaves the page: it is not pressed for nothing', async () => {
  render(<Page />);
  await press('Open');
  await press('Close menu');
  await step(-1);
  await rest();
  expect([entry().key, heard.mock.calls.length]).toEqual([`below ${entries}`, 1]);
});

it('a layer that is opened while another closes takes over its entry', async () => {
  render(<Page />);
  await press('Open');
  const { length } = history;
  await press('Close menu');
  await press('Open');
  await rest();
  expect([entry().layer, history.length, open()]).toEqual([1, length, ['menu']]);
});

it('layers over layers close one at a time', async () => {
  render(<Page />);
  await press('Open');
  await press('Open over menu');
  expect(entry().layer).toBe(2);
  await step(-1);
  expect([open(), entry().layer]).toEqual([['menu'], 1]);
  await step(-1);
  expect([open(), entry().layer]).toEqual([[], undefined]);
  expect(heard).not.toHaveBeenCalled();
});

it('a page that is opened from a layer takes the place of its entry', async () => {
  render(<Page />);
  await press('Open');
  const { length } = history;
  history.pushState({ key: 'next', idx: 4 }, '', '/next');
  await press('Close menu');
  await rest();
  expect([entry(), history.length, location.pathname]).toEqual([{ key: 'next', idx: 4 }, length, '/next']);
  await step(-1);
  expect([entry().key, heard.mock.calls.length]).toEqual([`page ${entries}`, 1]);
  await step(1);
  expect(entry().key).toBe('next');
});

it('a link to the page that is open leaves no entry', async () => {
  render(<Page />);
  await press('Open');
  history.replaceState({ key: 'again', idx: 3 }, '', location.pathname);
  await press('Close menu');
  await rest();
  expect([entry().layer, heard.mock.calls.length]).toEqual([undefined, 0]);
  await step(-1);
  expect(entry().key).toBe(`below ${entries}`);
});

it('a page that is opened while our step back is under way stays', async () => {
  render(<Page />);
  await press('Open');
  const travel = History.prototype.go.bind(history);
  const go = vi.spyOn(History.prototype, 'go').mockImplementationOnce((delta) => {
    travel(delta);
    history.pushState({ key: 'late', idx: 4 }, '', '/late');
  });
  await press('Close menu');
  await rest();
  expect(go).toHaveBeenCalledTimes(2);
  go.mockRestore();
  expect([entry().key, location.pathname]).toEqual(['late', '/late']);
});

it('a layer whose owner does not close it has an entry again', async () => {
  render(<Page refuses />);
  await press('Open');
  await step(-1);
  await rest();
  expect([open(), entry().layer, toClose]).toEqual([['menu'], 1, 1]);
  await step(-1);
  expect(toClose).toBe(2);
});

it('a page that is left over an open layer leaves none of its entries; going back by number counts pages', async () => {
  render(<Page />);
  await press('Open');
  await act(async () => {
    history.go(-1);
    await rest();
  });
  expect([open(), entry().key, heard.mock.calls.length]).toEqual([[], `below ${entries}`, 1]);
});

it('a page loaded at the entry of a layer that is gone goes to its own', async () => {
  History.prototype.pushState.call(history, { ...entry(), layer: 1 }, '');
  window.dispatchEvent(new Event('pageshow'));
  await rest();
  expect([entry().layer, location.pathname, heard.mock.calls.length]).toEqual([
    undefined,
    `/page-${entries}`,
    0,
  ]);
});

/** Presses a link, which jsdom does not follow; `handler` is whose work that is, seen from the layers' own listener. */
function pressLink(attributes: Readonly<Record<string, string>>, handler: Document | Window = window) {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#elsewhere';
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  handler.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  link.remove();
}

it.each([
  ['one that opens another tab', { target: '_blank' }, window],
  ['one that the page handles itself', {}, document],
] as const)(
  'a pressed link leaves no page: %s, so a closed layer takes its entry away',
  async (_, how, handler) => {
    render(<Page />);
    await press('Open');
    // Closing the layer must not scroll the page beneath.
    expect(history.scrollRestoration).toBe('manual');
    pressLink(how, handler);
    await press('Close menu');
    await rest();
    // The step back has arrived; what it has left to do comes after another rest.
    await rest();
    expect([entry().layer, history.scrollRestoration]).toEqual([undefined, 'auto']);
  },
);

it('a link that was pressed before a layer opened, such as a file, is not in the way of its end', async () => {
  render(<Page />);
  pressLink({});
  await press('Open');
  await press('Close menu');
  await rest();
  expect(entry().layer).toBeUndefined();
});

it('a page that did not come is left no longer once the visitor goes back', async () => {
  render(<Page />);
  await press('Open');
  pressLink({});
  await step(-1);
  await press('Open');
  await press('Close menu');
  await rest();
  expect([open(), entry().layer]).toEqual([[], undefined]);
});

it('going forward by number counts pages alone, and what replaces the page is no layer of it', async () => {
  render(<Page />);
  await press('Open');
  const go = vi.spyOn(History.prototype, 'go').mockReturnValue();
  history.go(1);
  expect(go.mock.calls).toEqual([[1]]);
  go.mockRestore();
  history.replaceState({ key: 'instead', idx: 3 }, '', '/instead');
  expect(entry()).toEqual({ key: 'instead', idx: 3 });
});

it('a link that loads another page is not stopped by the layer that closes', async () => {
  render(<Page />);
  await press('Open');
  const go = vi.spyOn(History.prototype, 'go');
  pressLink({});
  await press('Close menu');
  await rest();
  expect(go).not.toHaveBeenCalled();
  go.mockRestore();
  window.dispatchEvent(new Event('pageshow'));
  await rest();
  expect(entry().layer).toBeUndefined();
});
