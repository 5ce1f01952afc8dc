import { expect, test } from 'vitest';
import { TimeoutError, withTimeout } from '#server/timeout.ts';

test('settles as the work does', async () => {
  await expect(withTimeout(1_000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(withTimeout(1_000, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test('does not wait for what never settles', async () => {
  await expect(withTimeout(5, new Promise(() => undefined))).rejects.toThrow(TimeoutError);
});
