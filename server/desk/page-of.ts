/** A page of a list. A client gets the next page with `after` set to this page's `next`. */
export interface Page<Row, Key> {
  rows: Row[];
  /** Key of the last row, for `after`; null on the last page. */
  next: Key | null;
}

/** Cuts a page off rows of which one more was read than it holds, so that a following page is known of. */
export function pageOf<Row, Key>(
  read: readonly Row[],
  size: number,
  keyOf: (row: Row) => Key,
): Page<Row, Key> {
  const rows = read.slice(0, size);
  const last = read.length > size ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : keyOf(last) };
}
