import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardLeaving, leaveBy, leaveDeskBy, watchHistory } from '#desk/browser/leave-guard.ts';

watchHistory();
let lift: () => void = () => undefined;
beforeEach(() => {
  window.history.replaceState({ idx: 3 }, '', '/zamowienia/7');
});
afterEach(() => lift());

/** What the browser does on Back: the address is the older one, then the page hears of it. */
function back(path: string, idx: number): Event {
  window.history.replaceState({ idx }, '', path);
  const event = new PopStateEvent('popstate', { state: { idx }, cancelable: true });
  window.dispatchEvent(event);
  return event;
}

test('a link is followed at once, and after the question where text is unsaved', () => {
  const go = vi.fn<() => void>();
  leaveBy(go);
  expect(go).toHaveBeenCalledTimes(1);
  const asked = vi.fn<(proceed: () => void) => void>();
  lift = guardLeaving(asked);
  leaveBy(go);
  expect(go).toHaveBeenCalledTimes(1);
  asked.mock.calls[0]?.[0]();
  expect(go).toHaveBeenCalledTimes(2);
});

test('leaving the desk asks about text that would be lost, and not about what the device keeps', () => {
  const go = vi.fn<() => void>();
  const kept = vi.fn<(proceed: () => void) => void>();
  const note = vi.fn<(proceed: () => void) => void>();
  lift = guardLeaving(kept, () => true);
  leaveDeskBy(go);
  expect(go).toHaveBeenCalledTimes(1);
  const liftNote = guardLeaving(note);
  leaveDeskBy(go);
  expect(go).toHaveBeenCalledTimes(1);
  note.mock.calls[0]?.[0]();
  expect([go.mock.calls.length, kept.mock.calls.length]).toEqual([2, 0]);
  liftNote();
});

test('each part of a page with unsaved text asks, one after the other', () => {
  const go = vi.fn<() => void>();
  const [letter, note] = [vi.fn<(proceed: () => void) => void>(), vi.fn<(proceed: () => void) => void>()];
  lift = guardLeaving(letter);
  const liftNote = guardLeaving(note);
  leaveBy(go);
  expect([note.mock.calls.length, letter.mock.calls.length]).toEqual([1, 0]);
  note.mock.calls[0]?.[0]();
  expect([letter.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
  letter.mock.calls[0]?.[0]();
  expect(go).toHaveBeenCalledTimes(1);
  // The letter is guarded when the note has gone.
  liftNote();
  leaveBy(go);
  expect(letter).toHaveBeenCalledTimes(2);
});

test('Back is undone before the router hears of it, asked about, and then done', () => {
  const moves = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  const heard = vi.fn<() => void>();
  window.addEventListener('popstate', heard);
  const asked = vi.fn<(proceed: () => void) => void>();
  lift = guardLeaving(asked);
  back('/', 2);
  expect(moves).toHaveBeenLastCalledWith(1);
  back('/zamowienia/7', 3);
  expect(heard).not.toHaveBeenCalled();
  asked.mock.calls[0]?.[0]();
  expect(moves).toHaveBeenLastCalledWith(-1);
  back('/', 2);
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener('popstate', heard);
});

test('each part asks about Back, too, and about Forward, which then goes forward', () => {
  const moves = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  const [letter, note] = [vi.fn<(proceed: () => void) => void>(), vi.fn<(proceed: () => void) => void>()];
  lift = guardLeaving(letter);
  const liftNote = guardLeaving(note);
  back('/', 2);
  back('/zamowienia/7', 3);
  expect([note.mock.calls.length, letter.mock.calls.length]).toEqual([1, 0]);
  // Who stays is asked again, from the first.
  back('/dalej', 5);
  expect(moves).toHaveBeenLastCalledWith(-2);
  back('/zamowienia/7', 3);
  expect([note.mock.calls.length, letter.mock.calls.length]).toEqual([2, 0]);
  note.mock.calls[1]?.[0]();
  expect(letter).toHaveBeenCalledTimes(1);
  expect(moves).toHaveBeenLastCalledWith(-2);
  letter.mock.calls[0]?.[0]();
  expect(moves).toHaveBeenLastCalledWith(2);
  liftNote();
});

test('a step within the page that holds text asks nothing', () => {
  const moves = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  const before = moves.mock.calls.length;
  const asked = vi.fn<(proceed: () => void) => void>();
  const heard = vi.fn<() => void>();
  window.addEventListener('popstate', heard);
  lift = guardLeaving(asked);
  back('/zamowienia/7?widok=listy', 2);
  expect([heard.mock.calls.length, moves.mock.calls.length - before, asked.mock.calls.length]).toEqual([
    1, 0, 0,
  ]);
  window.removeEventListener('popstate', heard);
});

test('a step to another query asks only about text that is of the query, such as of a month', () => {
  const moves = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  window.history.replaceState({ idx: 3 }, '', '/wyplaty?miesiac=2026-11');
  const [note, share] = [vi.fn<(proceed: () => void) => void>(), vi.fn<(proceed: () => void) => void>()];
  const liftNote = guardLeaving(note);
  lift = guardLeaving(share, undefined, true);
  back('/wyplaty?miesiac=2026-10', 2);
  expect(moves).toHaveBeenLastCalledWith(1);
  back('/wyplaty?miesiac=2026-11', 3);
  expect([share.mock.calls.length, note.mock.calls.length]).toEqual([1, 0]);
  share.mock.calls[0]?.[0]();
  expect(moves).toHaveBeenLastCalledWith(-1);
  back('/wyplaty?miesiac=2026-10', 2);
  // The note was not left: it is asked about with its page.
  back('/', 1);
  back('/wyplaty?miesiac=2026-10', 2);
  expect([share.mock.calls.length, note.mock.calls.length]).toEqual([1, 1]);
  liftNote();
});
