/** Whether a text is a month as addresses have it: "2026-11". */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The month so many months after another. */
export function adjacentMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
