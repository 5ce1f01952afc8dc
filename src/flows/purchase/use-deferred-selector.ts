import { startTransition, useLayoutEffect, useState } from 'react';
import { shallowEqual } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { afterPaint } from '#browser/after-paint.ts';

/**
 * Selects from an actor what may be rendered after the next paint. `useSelector` renders before it, so that a slow
 * phone would show a press only together with all that follows from it.
 *
 * @param select Always the same function; its results are compared key by key.
 */
export function useDeferredSelector<Actor extends AnyActorRef, Selected extends object>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
): Selected {
  const [selected, setSelected] = useState(() => select(actor.getSnapshot()));
  useLayoutEffect(() => {
    const update = () =>
      setSelected((last) => {
        const next = select(actor.getSnapshot());
        return shallowEqual(last, next) ? last : next;
      });
    // The actor may have changed between rendering and this effect.
    update();
    let callOff = () => {};
    const { unsubscribe } = actor.subscribe(() => {
      callOff();
      callOff = afterPaint(() => startTransition(update));
    });
    return () => {
      callOff();
      unsubscribe();
    };
  }, [actor, select]);
  return selected;
}
