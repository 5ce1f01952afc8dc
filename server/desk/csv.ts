/** What lets a spreadsheet read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would reckon: cells that begin so, behind blanks too. Some programs read the wide forms like the
 * plain ones.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell of a semicolon-separated file. Text that would be read as a formula gets an apostrophe, which makes it text. */
export function csvCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a semicolon-separated file. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(csvCell).join(';')}\r\n`;

/** Grosze as a Polish spreadsheet reads them: `126,99`. */
export const csvMoney = (grosze: number): string =>
  `${Math.floor(grosze / 100)},${String(grosze % 100).padStart(2, '0')}`;
