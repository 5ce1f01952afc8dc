import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { editMachine, Stored } from '#machines/edit.machine.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

export type EditActor = ActorRefFrom<typeof editMachine>;

/**
 * Runs the edit machine of a stored thing: newer versions go to the machine, and the return of connection or session.
 */
export function useEdit(provide: () => typeof editMachine, stored: Stored): EditActor {
  const { isOnline, isSignedIn } = useDesk();
  const [machine] = useState(provide);
  const [input] = useState({ stored });
  const actor = useActorRef(machine, { input });
  const seen = useRef(stored);
  useEffect(() => {
    if (seen.current === stored) return;
    seen.current = stored;
    actor.send({ type: 'stored.update', stored });
  }, [actor, stored]);
  useEffect(() => {
    if (isOnline && isSignedIn) actor.send({ type: 'connection.return' });
  }, [actor, isOnline, isSignedIn]);
  return actor;
}

/** Moves the focus to the first field with a problem; a field's element is called by the prefix and its name. */
export function useProblemFocus(actor: EditActor, idPrefix: string): void {
  useEffect(() => {
    const subscription = actor.on('problems.found', ({ names: [first = ''] }) =>
      setTimeout(() => document.getElementById(`${idPrefix}${first}`)?.focus()),
    );
    return () => subscription.unsubscribe();
  }, [actor, idPrefix]);
}
