import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry } from '#islands/import-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return 'code';
  });
  return load;
};

test('what loads at once is handed on at once', async () => {
  const load = failing(0);
  await expect(importWithRetry(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('a failed load is tried again after a second, then after two, until it comes', async () => {
  const load = failing(2);
  const loaded = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(loaded).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

test('the line coming back ends the wait [U35]', async () => {
  const load = failing(1);
  const loaded = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('code');
});

test('it asks at most once a minute, however long the line is gone', async () => {
  const load = failing(Infinity);
  void importWithRetry(load);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const before = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(load.mock.calls.length - before).toBeLessThanOrEqual(11);
  expect(load.mock.calls.length - before).toBeGreaterThan(5);
});

test('with a limit, the failure of the last attempt is the caller’s', async () => {
  const load = failing(Infinity);
  const failed = vi.fn<(failure: Error) => void>();
  void importWithRetry(load, 2).catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed.mock.calls).toEqual([[new TypeError('Failed to fetch')]]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('after a failure the page’s code is fetched as data, so that no browser keeps what it took for code; a gone line is no error [EG-3]', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/form.js"><link rel="preload" href="/a.woff2">';
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  try {
    await importWithRetry(failing(0));
    expect(fetched).not.toHaveBeenCalled();
    const loaded = importWithRetry(failing(1));
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(loaded).resolves.toBe('code');
    expect(fetched.mock.calls).toEqual([[new URL('/assets/form.js', location.href).href]]);
  } finally {
    fetched.mockRestore();
    document.head.innerHTML = '';
  }
});
