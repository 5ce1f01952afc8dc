import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMinute } from '#flows/payment-status/use-minute.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-05T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('the present moment is renewed each minute, and at once when the page is shown again; a page that is left asks no clock [OR-2]', () => {
  const { result, unmount } = renderHook(useMinute);
  const now = () => result.current.toISOString().slice(11, 19);
  expect(now()).toBe('10:00:00');
  act(() => vi.advanceTimersByTime(60_000));
  expect(now()).toBe('10:01:00');
  act(() => vi.advanceTimersByTime(60_000));
  expect(now()).toBe('10:02:00');
  // A phone that slept: its timers stood still, its clock did not.
  vi.setSystemTime('2026-11-05T13:30:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(now()).toBe('13:30:00');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
