import { expect, test } from 'vitest';
import { Overdue, within } from '#server/deadline.ts';

test('settles as the work does', async () => {
  await expect(within(1_000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(within(1_000, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test('does not wait for what never settles', async () => {
  await expect(within(5, new Promise(() => undefined))).rejects.toThrow(Overdue);
});
