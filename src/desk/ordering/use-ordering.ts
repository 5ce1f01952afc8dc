import { useEffect, useRef, useState } from 'react';
import { orderingCopy as copy } from './ordering-copy.ts';
import { useAction } from '#desk/frame/use-action.ts';

interface Ordered<Row> {
  rows: readonly Row[];
  /** What is said once they are stored so. */
  words: string;
}

/**
 * Hook: reorders rows. The new order is shown at once, and until the list is reloaded or `save` rejects after a conflict or
 * a lost request. One order is saved at a time: what was moved meanwhile follows as one more, over the order before it.
 *
 * @param save stores an order over the one that was seen
 */
export function useOrdering<Row>(
  data: readonly Row[] | undefined,
  reload: () => void,
  save: (seen: readonly Row[], order: readonly Row[]) => Promise<unknown>,
) {
  const [wanted, setWanted] = useState<readonly Row[]>();
  const next = useRef<Ordered<Row>>(undefined);
  const { outcome, run, isBusy, say } = useAction({
    newer: copy.changed,
    failed: copy.failed,
    onSettled: reload,
  });
  const isSaving = isBusy('move');
  // A reading of before the last move arrives while it is saved.
  useEffect(() => {
    if (!isSaving) setWanted(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was moved is shown until new data arrive
  }, [data]);
  const shown = wanted ?? data;
  const order = (rows: readonly Row[], words: string) => {
    const saveAll = async () => {
      let seen = shown ?? [];
      let said = '';
      try {
        for (let going = next.current; going; going = next.current) {
          next.current = undefined;
          await save(seen, going.rows);
          seen = going.rows;
          said = going.words;
        }
      } catch (error) {
        next.current = undefined;
        setWanted(undefined);
        throw error;
      }
      return said;
    };
    setWanted(rows);
    next.current = { rows, words };
    void run('move', saveAll, { done: (said) => said });
  };
  return {
    shown,
    outcome,
    order,
    /** The list has changed under a row that was being drawn. */
    interrupted: () => say({ kind: 'warn', words: copy.interrupted }),
  };
}
