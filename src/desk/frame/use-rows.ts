import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepOrderTrail, takeOpened } from './order-trail.ts';

const focusRow = (orderId: number) => {
  const row = document.querySelector<HTMLElement>(`#zamowienie-${orderId}`);
  row?.focus();
  return row !== null;
};

/** Hook: keyboard navigation (j, k) over the rows of a list. After going back from an order, its row gets the focus. */
export function useRows(ids: readonly number[] | undefined) {
  const isReturn = useNavigationType() === 'POP';
  const [current, setCurrent] = useState<number>();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const key = ids?.join();

  // Runs for a new address too: another filter or sort order may give the same rows.
  useEffect(() => {
    if (ids) keepOrderTrail(ids, address);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the numbers matter, not their array
  }, [key, address]);

  useEffect(() => {
    if (!ids) return;
    const opened = takeOpened();
    if (isReturn && opened !== undefined && focusRow(opened)) setCurrent(opened);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the numbers matter, not their array
  }, [key]);

  const move = (by: number) => {
    const all = ids ?? [];
    const from = current === undefined ? -1 : all.indexOf(current);
    const at = from >= 0 ? from + by : by > 0 ? 0 : all.length - 1;
    const next = all[Math.min(Math.max(at, 0), all.length - 1)];
    setCurrent(next);
    if (next !== undefined) focusRow(next);
  };
  return {
    current,
    keys: {
      j: () => move(1),
      k: () => move(-1),
    },
  };
}
