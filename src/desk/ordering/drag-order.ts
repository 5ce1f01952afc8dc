/** Position of a row, in pixels from any fixed line. */
export interface Place {
  top: number;
  height: number;
}

/** How far the row may really be drawn: no farther than the ends of its list. */
export function keptInList(rows: readonly Place[], from: number, by: number): number {
  const [own, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (!own || !first || !last) return 0;
  const lowest = last.top + last.height - own.height - own.top;
  return Math.min(Math.max(by, first.top - own.top), lowest);
}

/** The place, from 0, that a row takes when it is drawn so far: behind every row whose middle it has passed. */
export function placeDrawnTo(rows: readonly Place[], from: number, by: number): number {
  const own = rows[from];
  if (!own) return from;
  const [top, bottom] = [own.top + by, own.top + own.height + by];
  return rows.reduce((place, row, at) => {
    const middle = row.top + row.height / 2;
    if (at > from && bottom > middle) return place + 1;
    return at < from && top < middle ? place - 1 : place;
  }, from);
}

/** How far a row makes way while another is drawn from its place to a new one. */
export function shiftOf(at: number, from: number, to: number, height: number): number {
  if (at > from && at <= to) return -height;
  return at < from && at >= to ? height : 0;
}
