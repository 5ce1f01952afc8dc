import { NBSP } from '#copy/site/format.ts';

/**
 * Writes "z" before a number, or "ze" where its first group is read as "stu": "z 99", "ze 100", "z 1000", "ze 150 000".
 * `written` is the number as the page shows it.
 */
export function outOf(count: number, written: string = String(count)): string {
  let group = count;
  while (group >= 1000) group = Math.floor(group / 1000);
  return `${group >= 100 && group < 200 ? 'ze' : 'z'}${NBSP}${written}`;
}
