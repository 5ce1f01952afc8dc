import text from './old-clocks.tsv?raw';

/** What a zone's clocks showed from an instant on. In seconds; offsets from UTC, east positive. */
export interface ClockSpan {
  from: number;
  offset: number;
  summerTime: boolean;
}

/** Reads `FROM OFFSET`, with an `s` behind it in summer time; a line's first span has no beginning. */
function readSpan(cell: string): ClockSpan {
  const [from = '', offset = '', summer] = cell.split(' ');
  return { from: from === '' ? -Infinity : Number(from), offset: Number(offset), summerTime: summer === 's' };
}

const byZone = new Map(
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [zone = '', ...spans] = line.split('\t');
      return [zone, spans.map(readSpan)] as const;
    }),
);

/**
 * The clocks before 1970 of a zone whose history the machine's own data merge with another zone's (Stockholm with
 * Berlin); `undefined` for any other zone. tools/old-clocks.ts writes the table.
 */
export const oldClockOf = (zone: string): readonly ClockSpan[] | undefined => byZone.get(zone);

/** The instants (in seconds) at which the clocks showed a local time, the earlier first: none, one or two. */
export const instantsOf = (spans: readonly ClockSpan[], wall: number): { at: number; span: ClockSpan }[] =>
  spans.flatMap((span, index) => {
    const at = wall - span.offset;
    const until = spans[index + 1]?.from ?? Infinity;
    return at >= span.from && at < until ? [{ at, span }] : [];
  });

/** The instant of a local time that the clocks jumped over, by the clock before the jump. */
export function instantInGap(spans: readonly ClockSpan[], wall: number): { at: number; span: ClockSpan } {
  const next = spans.findIndex(({ from }, index) => index > 0 && wall < from + (spans[index]?.offset ?? 0));
  const [before, after] = [spans[next - 1], spans[next]];
  if (!before || !after) throw new RangeError('The clocks jumped over no such time');
  return { at: wall - before.offset, span: after };
}
