import { useEffect, useState } from 'react';
import { orderingCopy as copy } from './ordering-copy.ts';
import { useAction } from '#desk/frame/use-action.ts';

/**
 * Puts rows in a new order: the wanted one is shown until the list has been read anew, or until `save` rejects because it
 * was changed meanwhile or did not get there. One move at a time.
 */
export function useOrdering<Row>(data: readonly Row[] | undefined, reload: () => void) {
  const [wanted, setWanted] = useState<readonly Row[]>();
  const { outcome, run, say } = useAction({ newer: copy.changed, failed: copy.failed, onSettled: reload });
  useEffect(() => setWanted(undefined), [data]);
  const order = async (rows: readonly Row[], save: () => Promise<unknown>, done: string) => {
    const move = async () => {
      setWanted(rows);
      try {
        await save();
      } catch (error) {
        setWanted(undefined);
        throw error;
      }
    };
    await run('move', move, { done });
  };
  return {
    shown: wanted ?? data,
    outcome,
    order,
    /** The list has changed under a row that was being drawn. */
    interrupted: () => say({ kind: 'warn', words: copy.interrupted }),
  };
}
