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
