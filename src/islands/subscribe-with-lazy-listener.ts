import type { AnyActorRef } from 'xstate';
import { importWithRetry } from './import-with-retry.ts';
import { liveActors } from './live-actors.ts';

/**
 * Subscribes to a machine's emitted events and buffers them until the listener's chunk has loaded; until it
 * unsubscribes, the actor is among the live ones. Returns the function that unsubscribes.
 */
export function subscribeWithLazyListener<Emitted>(
  actor: AnyActorRef,
  load: () => Promise<(emitted: Emitted) => void>,
): () => void {
  const buffer: Emitted[] = [];
  let listener = (emitted: Emitted): void => void buffer.push(emitted);
  let isGone = false;
  liveActors.add(actor);
  const subscription = actor.on('*', (emitted) => listener(emitted as Emitted));
  void importWithRetry(load).then((loaded) => {
    if (isGone) return;
    buffer.forEach(loaded);
    listener = loaded;
  });
  return () => {
    isGone = true;
    liveActors.delete(actor);
    subscription.unsubscribe();
  };
}
