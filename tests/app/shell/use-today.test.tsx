import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from '#app/shell/use-today.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an open page follows Warsaw’s day, over more than one midnight [SH-6]', () => {
  vi.setSystemTime('2026-11-05T22:58:30Z');
  const sent = { year: 2026, month: 11, day: 4 };
  const { result } = renderHook(() => useToday(sent));
  expect(result.current).toBe(sent);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.day).toBe(5);
  const same = result.current;
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(same);
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.day).toBe(6);
  act(() => vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(result.current.day).toBe(7);
});

test.each([
  { year: 2026, month: 10, day: 5 },
  { year: 2025, month: 11, day: 5 },
])('a page of the same day of another month or year is out of date, too: %o [SH-6]', (sent) => {
  vi.setSystemTime('2026-11-05T12:00:00Z');
  const { result } = renderHook(() => useToday(sent));
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toEqual({ year: 2026, month: 11, day: 5 });
});
