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
