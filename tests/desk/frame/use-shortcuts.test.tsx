import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSingleKeys } from '#desk/browser/single-keys.ts';
import { useShortcuts } from '#desk/frame/use-shortcuts.ts';

const [onLetter, onSave] = [vi.fn<(who: string) => void>(), vi.fn<(who: string) => void>()];
beforeEach(() => {
  onLetter.mockReset();
  onSave.mockReset();
});
afterEach(() => setSingleKeys(true));

function Page({ who = 'first' }: { who?: string }) {
  useShortcuts({ j: () => onLetter(who), 'ctrl+s': () => onSave(who) });
  return (
    <>
      <input aria-label="Pole" />
      <textarea aria-label="Tekst" />
      <select aria-label="Wybór" />
      <button type="button">Przycisk</button>
    </>
  );
}
/** Presses a key; tells whether the page has taken it from the browser. */
const press = (key: string, more: object = {}, target: Element = document.body) =>
  !fireEvent.keyDown(target, { key, ...more });
const called = () => [onLetter.mock.calls.length, onSave.mock.calls.length];

test('a letter, also a capital one, and a command are taken from the browser; other keys stay its own [DK-3]', () => {
  render(<Page />);
  expect(press('j')).toBe(true);
  expect(press('J', {}, screen.getByRole('button'))).toBe(true);
  expect(press('s', { ctrlKey: true })).toBe(true);
  expect(press('S', { metaKey: true })).toBe(true);
  expect(called()).toEqual([2, 2]);
  expect(press('x')).toBe(false);
  expect(press('s')).toBe(false);
  expect(press('j', { ctrlKey: true })).toBe(false);
  expect(called()).toEqual([2, 2]);
});

test.each(['Pole', 'Tekst', 'Wybór'])(
  'in the field %s a letter is typed, and a command works [DK-3]',
  (name) => {
    render(<Page />);
    expect(press('j', {}, screen.getByLabelText(name))).toBe(false);
    expect(press('s', { ctrlKey: true }, screen.getByLabelText(name))).toBe(true);
    expect(called()).toEqual([0, 1]);
  },
);

test('over a question a letter does nothing, and a command still saves [DK-3]', () => {
  render(
    <>
      <Page />
      <div role="dialog" aria-label="Pytanie" />
    </>,
  );
  expect(press('j')).toBe(false);
  expect(press('s', { ctrlKey: true })).toBe(true);
  expect(called()).toEqual([0, 1]);
});

test('with letters switched off a command works on [DK-3]', () => {
  render(<Page />);
  setSingleKeys(false);
  expect(press('j')).toBe(false);
  expect(press('s', { ctrlKey: true })).toBe(true);
  expect(called()).toEqual([0, 1]);
});

test('a key that types by Alt, and one that somebody else has taken, do nothing [DK-3]', () => {
  render(<Page />);
  press('j', { altKey: true });
  press('s', { altKey: true, ctrlKey: true });
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', take);
  press('j');
  document.body.removeEventListener('keydown', take);
  expect(called()).toEqual([0, 0]);
});

test('the keys do what the page of now wants, once, and nothing after it is left [DK-3]', () => {
  const { rerender, unmount } = render(<Page />);
  rerender(<Page who="second" />);
  press('j');
  expect(onLetter.mock.calls).toEqual([['second']]);
  unmount();
  expect(press('j')).toBe(false);
  expect(called()).toEqual([1, 0]);
});
