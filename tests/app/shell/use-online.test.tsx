import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOnline } from '#app/shell/use-online.ts';

afterEach(() => void vi.restoreAllMocks());

test('an open page learns that its line is lost, and that it is back [U35]', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const becomes = (isOnline: boolean) =>
    act(() => {
      line.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  const { result } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  becomes(false);
  expect(result.current).toBe(false);
  becomes(true);
  expect(result.current).toBe(true);
});
