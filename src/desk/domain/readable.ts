/**
 * Those rows of a list that a check takes. A row that the check throws at is broken as well: it is left out, and breaks
 * no list.
 */
export const readable = <Row>(rows: readonly Row[], isWhole: (row: Row) => boolean): Row[] =>
  rows.filter((row) => {
    try {
      return isWhole(row);
    } catch {
      return false;
    }
  });

/** Whether all of them are texts. */
export const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');

/** Whether all of them are texts, null or missing. */
export const areTextsOrNone = (...values: unknown[]) =>
  areTexts(...values.filter((value) => value !== null && value !== undefined));
