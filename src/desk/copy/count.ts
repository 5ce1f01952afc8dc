import { NBSP, plural } from '#copy/site/format.ts';

/** A number as Poles write it: 12 345. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(\d{3}){1,5}$)/g, () => NBSP);

/** A number with its noun: "12 345 adresów". */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${formatCount(count)}${NBSP}${plural(count, one, few, many)}`;
