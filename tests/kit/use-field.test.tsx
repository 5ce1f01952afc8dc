import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useField } from '#kit/use-field.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = (type: 'pointerdown' | 'pointerup') =>
  document.dispatchEvent(new Event(type, { bubbles: true }));
type Options = Parameters<typeof useField>[0];
const field = (onBlur?: () => void) =>
  renderHook((props: Options) => useField(props), { initialProps: { onBlur } as Options });

test('a field that is left by a press tells its owner after it, as the owner is by then', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { result, rerender } = field(before);
  press('pointerdown');
  act(() => result.current.onBlur());
  rerender({ onBlur: after });
  expect([before, after].map((one) => one.mock.calls.length)).toEqual([0, 0]);
  press('pointerup');
  act(() => vi.advanceTimersByTime(0));
  expect([before, after].map((one) => one.mock.calls.length)).toEqual([0, 1]);
});

test('an error is announced while the field has the focus and for a second after, also when it was left and entered again', () => {
  const { result } = field();
  expect(result.current.politeness).toBe('off');
  act(() => result.current.onFocus());
  act(() => result.current.onBlur());
  act(() => vi.advanceTimersByTime(900));
  expect(result.current.politeness).toBe('polite');
  act(() => result.current.onFocus());
  act(() => vi.advanceTimersByTime(5_000));
  expect(result.current.politeness).toBe('polite');
  act(() => result.current.onBlur());
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current.politeness).toBe('off');
});

test('a field that is gone has no timer, and one whose error is told elsewhere is silent', () => {
  const { result, rerender, unmount } = field();
  act(() => result.current.onFocus());
  rerender({ isErrorQuiet: true });
  expect(result.current.politeness).toBe('off');
  act(() => result.current.onBlur());
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a field is described by what its owner names, then its hint, then its error, and by nothing that is not there', () => {
  const { result, rerender } = field();
  const { hintId, errorId } = result.current;
  expect(result.current).toMatchObject({ describedBy: undefined, ariaInvalid: undefined });
  rerender({ describedBy: 'elsewhere', hint: 'Jak w dowodzie', error: 'Wpisz imię' });
  expect(result.current).toMatchObject({
    describedBy: `elsewhere ${hintId} ${errorId}`,
    ariaInvalid: true,
    dataInvalid: '',
  });
  rerender({ hint: '', error: '' });
  expect(result.current).toMatchObject({ describedBy: undefined, ariaInvalid: undefined });
});
