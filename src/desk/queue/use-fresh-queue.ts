import { useEffect, useRef, useState } from 'react';
import type { ReadQueue } from './read-queue.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

const shapeOf = (queue: ReadQueue) =>
  JSON.stringify(
    queue.rows.map(({ orderId, answer, promisedUntil }) => [orderId, answer.state, promisedUntil]),
  );

/**
 * Hook: reloads the queue after each change that the server announces. Counts and unmoved rows are updated at once.
 * If rows would move, the new queue waits until `show` is called, so that nothing moves under a finger.
 */
export function useFreshQueue(load: () => Promise<ReadQueue>, key: string, first: ReadQueue | undefined) {
  const { updates } = useDesk();
  const [shown, setShown] = useState<{ key: string; queue: ReadQueue }>();
  const [waiting, setWaiting] = useState<ReadQueue>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    if (!first) return;
    setShown({ key, queue: first });
    setWaiting(undefined);
  }, [first, key]);

  const present = shown?.key === key ? shown.queue : first;
  const onScreen = useRef(present);
  useEffect(() => {
    onScreen.current = present;
  });

  useEffect(() => {
    if (updates === 0) return undefined;
    let isLeft = false;
    latest.current().then(
      (queue) => {
        const before = onScreen.current;
        if (isLeft || !before) return;
        if (shapeOf(queue) === shapeOf(before)) {
          setShown({ key, queue });
          setWaiting(undefined);
        } else {
          setShown({ key, queue: { ...queue, rows: before.rows, next: before.next } });
          setWaiting(queue);
        }
      },
      // The list that is shown stays; the next change tries again.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [updates, key]);

  const known = new Set(present?.rows.map(({ orderId }) => orderId));
  return {
    shown: present,
    hasUpdate: waiting !== undefined,
    newOrders: waiting?.rows.filter(({ orderId }) => !known.has(orderId)).length ?? 0,
    show: () => {
      if (!waiting) return;
      setShown({ key, queue: waiting });
      setWaiting(undefined);
    },
  };
}
