import { Readable } from 'node:stream';
import { twoDigits } from '#domain/birth-date.ts';
import { amountText, type MinorUnits } from '#domain/grosze.ts';
import { shopTime } from '#domain/shop-day.ts';

/** What lets a spreadsheet read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Cells that a spreadsheet would execute as a formula, also after blanks. Some programs treat the wide characters like the plain ones. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell that is a number for spreadsheets, as text: a minus before its digits is no formula. */
interface Sum {
  sum: string;
}

/** A cell: text, which is made safe; a whole number or a sum, which stays one; nothing. */
export type CsvCell = string | number | Sum | null | undefined;

/** Writes a cell of a semicolon-separated file. Text that would be read as a formula gets an apostrophe before it. */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'object' && value !== null) return value.sum;
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes a line of a semicolon-separated file. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(';')}\r\n`;

/** An amount as a Polish spreadsheet reads it: `126,99`, `-0,05`. */
export const csvMoney = (amount: MinorUnits): Sum => ({ sum: amountText(amount) });

/** A moment in Warsaw in the format of spreadsheets: `2026-11-23 17:42`. @throws {RangeError} for an invalid date */
export function csvMoment(moment: Date | null): string | null {
  if (moment === null) return null;
  if (Number.isNaN(moment.getTime())) throw new RangeError('Invalid moment');
  const { year, month, day, hour, minute } = shopTime(moment);
  return `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Rows of a file, all at once or batch by batch, which are read as fast as the file is taken. */
type CsvRows = Iterable<readonly CsvCell[]> | AsyncIterable<readonly (readonly CsvCell[])[]>;

/** The response with a CSV file of the given name: its head, then its rows. */
export function csvFile(name: string, head: readonly string[], rows: CsvRows) {
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(head);
    if (Symbol.asyncIterator in rows) for await (const batch of rows) yield batch.map(csvLine).join('');
    else yield [...rows].map(csvLine).join('');
  }
  return {
    status: 200 as const,
    body: Readable.from(lines(), { objectMode: false }),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  };
}
