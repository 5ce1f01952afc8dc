import { createActor, emit, setup } from 'xstate';
import { expect, it, vi } from 'vitest';
import { liveActors } from '#islands/live-actors.ts';
import { subscribeWithLazyListener } from '#islands/subscribe-with-lazy-listener.ts';

const machine = setup({
  types: {} as { events: { type: 'say'; n: number }; emitted: { type: 'said'; n: number } },
}).createMachine({
  on: { say: { actions: emit(({ event }) => ({ type: 'said', n: event.n })) } },
});

it('what is emitted before the listener’s code has come waits for it, in order; later, nothing waits', async () => {
  const actor = createActor(machine).start();
  const received: number[] = [];
  const listener = ({ n }: { n: number }) => void received.push(n);
  const code: { come?: (loaded: typeof listener) => void } = {};
  const stop = subscribeWithLazyListener<{ n: number }>(
    actor,
    () => new Promise((resolve) => (code.come = resolve)),
  );
  actor.send({ type: 'say', n: 1 });
  actor.send({ type: 'say', n: 2 });
  await vi.waitFor(() => expect(code.come).toBeDefined());
  expect(received).toEqual([]);
  code.come?.(listener);
  await vi.waitFor(() => expect(received).toEqual([1, 2]));
  actor.send({ type: 'say', n: 3 });
  expect(received).toEqual([1, 2, 3]);
  stop();
  actor.send({ type: 'say', n: 4 });
  expect(received).toEqual([1, 2, 3]);
});

it('the listener’s code is not asked for before something is emitted', async () => {
  const actor = createActor(machine).start();
  const load = vi.fn(async () => () => undefined);
  const stop = subscribeWithLazyListener(actor, load);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(load).not.toHaveBeenCalled();
  actor.send({ type: 'say', n: 1 });
  actor.send({ type: 'say', n: 2 });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  stop();
});

it('whoever stops listening before the code has come hears nothing of what waited', async () => {
  const actor = createActor(machine).start();
  const listener = vi.fn<(emitted: { n: number }) => void>();
  const stop = subscribeWithLazyListener(actor, async () => listener);
  actor.send({ type: 'say', n: 1 });
  stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(listener).not.toHaveBeenCalled();
});

it('while somebody listens, the actor is among those that a later observer meets', () => {
  const actor = createActor(machine).start();
  const stop = subscribeWithLazyListener(actor, async () => () => undefined);
  expect([...liveActors]).toContain(actor);
  stop();
  expect([...liveActors]).not.toContain(actor);
});
