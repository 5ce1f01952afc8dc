import { afterEach, expect, it, vi } from 'vitest';
import { whenPresent } from '#browser/when-present.ts';

const add = () => document.body.append(Object.assign(document.createElement('h2'), { id: 'naglowek' }));

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('an element that is there, and one whose code is still on its way [OP-4]', async () => {
  const coming = whenPresent('naglowek');
  add();
  expect((await coming)?.id).toBe('naglowek');
  expect((await whenPresent('naglowek'))?.id).toBe('naglowek');
});

it('gives up when it does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const coming = whenPresent('naglowek', 10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await coming).toBeUndefined();
});
