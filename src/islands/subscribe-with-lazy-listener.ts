import type { AnyActorRef } from 'xstate';
import { importWithRetry } from './import-with-retry.ts';
import { liveActors } from './live-actors.ts';

/**
 * Subscribes to a machine's emitted events. The first one loads the listener's chunk, and all are buffered until it has
 * come; until it unsubscribes, the actor is among the live ones. Returns the function that unsubscribes.
 */
export function subscribeWithLazyListener<Emitted>(
  actor: AnyActorRef,
  load: () => Promise<(emitted: Emitted) => void>,
): () => void {
  const buffer: Emitted[] = [];
  let isGone = false;
  let listener = (emitted: Emitted): void => {
    if (buffer.push(emitted) === 1) void start();
  };
  const start = async () => {
    const loaded = await importWithRetry(load);
    if (isGone) return;
    buffer.forEach(loaded);
    listener = loaded;
  };
  liveActors.add(actor);
  const subscription = actor.on('*', (emitted) => listener(emitted as Emitted));
  return () => {
    isGone = true;
    liveActors.delete(actor);
    subscription.unsubscribe();
  };
}
