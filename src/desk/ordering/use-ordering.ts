import { useEffect, useRef, useState } from 'react';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { orderingCopy as copy } from './ordering-copy.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

/** What became of the last move. */
export interface OrderingTold {
  kind: 'ok' | 'warn' | 'bad';
  words: string;
}

/**
 * Puts rows in a new order: the wanted one is shown until the list has been read anew, or until `save` rejects because it
 * was changed meanwhile or did not get there. One move at a time.
 */
export function useOrdering<Row>(data: readonly Row[] | undefined, reload: () => void) {
  const { onExpired } = useDesk();
  const [asked, setAsked] = useState<readonly Row[]>();
  const [told, setTold] = useState<OrderingTold>();
  const isSaving = useRef(false);
  useEffect(() => setAsked(undefined), [data]);
  const order = async (wanted: readonly Row[], save: () => Promise<unknown>, done: string) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setAsked(wanted);
    try {
      await save();
      setTold({ kind: 'ok', words: done });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setAsked(undefined);
      const isNewer = error instanceof DeskFailure && error.status === 409;
      setTold({
        kind: isNewer ? 'warn' : 'bad',
        words: isNewer ? copy.changed : copy.failed,
      });
    }
    isSaving.current = false;
    reload();
  };
  return {
    shown: asked ?? data,
    told,
    order,
    /** The list has changed under a row that was being drawn. */
    interrupted: () => setTold({ kind: 'warn', words: copy.interrupted }),
  };
}
