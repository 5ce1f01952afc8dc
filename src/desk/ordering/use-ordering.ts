import { useEffect, useState } from 'react';
import { orderingCopy as copy } from './ordering-copy.ts';
import { useAction } from '#desk/frame/use-action.ts';

/**
 * Hook: reorders rows, one move at a time. The new order is shown until the list is reloaded, or until `save` rejects
 * after a conflict or a lost request.
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
