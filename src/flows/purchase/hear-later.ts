import type { AnyActorRef } from 'xstate';
import { loadAgain } from '#kit/load-again.ts';

/**
 * Listens to a machine by code that is still on its way: what is emitted meanwhile waits for it, in order. Returns the
 * function that stops listening.
 */
export function hearLater<Emitted>(
  actor: Pick<AnyActorRef, 'on'>,
  load: () => Promise<(emitted: Emitted) => void>,
): () => void {
  const waiting: Emitted[] = [];
  let hear = (emitted: Emitted): void => void waiting.push(emitted);
  let isGone = false;
  const subscription = actor.on('*', (emitted) => hear(emitted as Emitted));
  void loadAgain(load).then((listener) => {
    if (isGone) return;
    waiting.forEach(listener);
    hear = listener;
  });
  return () => {
    isGone = true;
    subscription.unsubscribe();
  };
}
