import text from './standard-time.tsv?raw';

/** A zone's standard time from an instant on; seconds, east positive. */
interface StandardSpan {
  from: number;
  offset: number;
}

const readSpan = (cell: string): StandardSpan => {
  const [from = '', offset = ''] = cell.split(' ');
  return { from: from === '' ? -Infinity : Number(from), offset: Number(offset) };
};

const lines = new Map(
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf('\t')), line] as const),
);

/**
 * The standard time of a zone of the gazetteer at an instant, in seconds from UTC; `undefined` for any other zone. Clocks
 * that are ahead of it show summer time: the time zone database says so, and offsets alone do not (Riga in January 1989).
 * tools/old-clocks.ts writes the table.
 */
export function standardOffset(zone: string, at: Date): number | undefined {
  const seconds = at.getTime() / 1000;
  const spans = lines.get(zone)?.split('\t').slice(1).map(readSpan);
  return spans?.findLast(({ from }) => from <= seconds)?.offset;
}
