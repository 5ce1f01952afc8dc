import { createActor, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { outlivingCall } from '#flows/outliving-call.ts';

// What a page that was left tells is proven by the forms themselves (message-toasts.test.tsx).
it.each([
  ['done', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('offline'))],
])('a call that is %s while its page is still there is told by that page alone [ER-4]', async (_, call) => {
  const tell = vi.fn();
  const actor = createActor(outlivingCall<string, void>(call, tell), { input: 'list' });
  actor.subscribe({ error: () => {} });
  actor.start();
  await waitFor(actor, ({ status }) => status !== 'active').catch(() => {});
  expect(actor.getSnapshot().status).not.toBe('active');
  expect(tell).not.toHaveBeenCalled();
});
