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
 * Standard time of a zone of the gazetteer at an instant, in seconds from UTC; `undefined` for any other zone. A
 * clock ahead of it shows summer time. Offsets alone do not reveal that (Riga in January 1989), so
 * tools/old-clocks.ts writes a table from the time zone database.
 */
export function standardOffset(zone: string, at: Date): number | undefined {
  const seconds = at.getTime() / 1000;
  const spans = lines.get(zone)?.split('\t').slice(1).map(readSpan);
  return spans?.findLast(({ from }) => from <= seconds)?.offset;
}
