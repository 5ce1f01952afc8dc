import { expect, test, vi } from 'vitest';
import { lazily } from '#server/lazily.ts';

test('makes a thing once, when first asked, also for callers who ask at the same time', async () => {
  const make = vi.fn<() => Promise<object>>(async () => ({}));
  const thing = lazily(make);
  expect(make).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([thing(), thing()]);
  expect(second).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('does not keep a failure', async () => {
  const make = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no file'))
    .mockResolvedValueOnce('file');
  const thing = lazily(make);
  await expect(thing()).rejects.toThrow('no file');
  await expect(thing()).resolves.toBe('file');
});
