import type { AnyActorRef } from 'xstate';
import { importWithRetry } from './import-with-retry.ts';

/**
 * Subscribes to a machine's emitted events and buffers them until the listener's chunk has loaded. Returns the
 * function that unsubscribes.
 */
export function subscribeWithLazyListener<Emitted>(
  actor: Pick<AnyActorRef, 'on'>,
  load: () => Promise<(emitted: Emitted) => void>,
): () => void {
  const buffer: Emitted[] = [];
  let listener = (emitted: Emitted): void => void buffer.push(emitted);
  let isGone = false;
  const subscription = actor.on('*', (emitted) => listener(emitted as Emitted));
  void importWithRetry(load).then((loaded) => {
    if (isGone) return;
    buffer.forEach(loaded);
    listener = loaded;
  });
  return () => {
    isGone = true;
    subscription.unsubscribe();
  };
}
