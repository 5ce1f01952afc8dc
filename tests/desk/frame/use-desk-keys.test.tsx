import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import MoreSheet from '#desk/frame/more-sheet.tsx';
import { useDeskKeys } from '#desk/frame/use-desk-keys.ts';

const [onSearch, onKeys, onPage] = [vi.fn(), vi.fn(), vi.fn()];
const Page = () => {
  useDeskKeys({ onSearch, onKeys, pages: { z: '/zamowienia' }, onPage });
  return <input aria-label="Pole" />;
};

test('keys open the search, the list of keys and pages, and none of them while AltGr types a Polish letter', () => {
  render(<Page />);
  const press = (key: string, more: object = {}, target: Element = document.body) =>
    fireEvent.keyDown(target, { key, ...more });
  // Windows says Ctrl and Alt of an AltGr.
  press('k', { ctrlKey: true, altKey: true });
  press('?', { altKey: true });
  expect([onSearch, onKeys].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  const field = screen.getByRole('textbox', { name: 'Pole' });
  press('?', {}, field);
  press('z');
  expect([onKeys, onPage].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  press('K', { ctrlKey: true }, field);
  press('?');
  press('g');
  press('z');
  expect([onSearch, onKeys].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(onPage.mock.calls).toEqual([['/zamowienia']]);
});

test('Ctrl or Cmd with K is the search alone; with other letters they stay the browser’s', () => {
  onSearch.mockClear();
  onKeys.mockClear();
  render(<Page />);
  const isTaken = (key: string, more: object) => !fireEvent.keyDown(document.body, { key, ...more });
  expect(isTaken('k', { metaKey: true })).toBe(true);
  expect(isTaken('p', { ctrlKey: true })).toBe(false);
  expect(isTaken('?', { metaKey: true })).toBe(false);
  expect([onSearch, onKeys].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

/** Presses a key at a moment, in milliseconds of the page; tells whether the page has taken it. */
function pressAt(moment: number, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: moment });
  return !fireEvent(document.body, event);
}

test.each<[string, string[], number, boolean]>([
  ['in time', ['g'], 1_499, true],
  ['too late', ['g'], 1_500, false],
  ['after another key', ['g', 'x'], 100, false],
  ['of no page', ['g', 'z'], 100, false],
  ['after a capital G', ['G'], 100, true],
])('the letter of a page %s after G opens it or nothing', (_, keys, later, opens) => {
  onPage.mockClear();
  onKeys.mockClear();
  render(<Page />);
  keys.forEach((key, at) => pressAt(1_000 + at, key));
  onPage.mockClear();
  expect(pressAt(1_000 + later, 'Z')).toBe(opens);
  expect(onPage.mock.calls).toEqual(opens ? [['/zamowienia']] : []);
  expect(onKeys).not.toHaveBeenCalled();
});

test('a key that opens something is no more the list’s own; under a question none of them works', () => {
  const list = vi.fn<(isTaken: boolean) => void>();
  const hear = (event: KeyboardEvent) => list(event.defaultPrevented);
  window.addEventListener('keydown', hear);
  const { rerender, unmount } = render(<Page />);
  for (const key of ['g', 'z', '?']) pressAt(2_000, key);
  expect(list.mock.calls).toEqual([[false], [true], [true]]);
  [onSearch, onKeys, onPage].forEach((one) => one.mockClear());
  rerender(
    <>
      <Page />
      <div role="dialog" aria-label="Pytanie" />
    </>,
  );
  for (const key of ['?', 'g', 'z']) pressAt(3_000, key);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  unmount();
  for (const key of ['?', 'g', 'z']) pressAt(4_000, key);
  window.removeEventListener('keydown', hear);
  expect([onSearch, onKeys, onPage].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

test('the keys do what the page of now wants, not the one of before', () => {
  const [before, now] = [vi.fn(), vi.fn()];
  const Shown = ({ act }: { act: () => void }) => {
    useDeskKeys({ onSearch: act, onKeys: act, pages: {}, onPage: act });
    return null;
  };
  const { rerender } = render(<Shown act={before} />);
  rerender(<Shown act={now} />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: '?' });
  expect([before, now].map(({ mock }) => mock.calls.length)).toEqual([0, 2]);
});

test.each([
  ['light', 'Włącz ciemny motyw'],
  ['dark', 'Włącz jasny motyw'],
] as const)('in the %s theme a phone’s menu offers the other one', (theme, words) => {
  const nothing = () => undefined;
  render(
    <MoreSheet
      entries={[]}
      waiting={{}}
      theme={theme}
      onTheme={nothing}
      onLeave={nothing}
      onClose={nothing}
    />,
  );
  expect(screen.getByRole('button', { name: words })).toBeDefined();
});
