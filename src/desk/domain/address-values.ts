import { isDay } from '#domain/birth-date.ts';
import { isUuid } from '#domain/uuid.ts';

/** The id that a part of an address names; `undefined` for anything else, as if it named nothing. */
export const idIn = (text: string | null): string | undefined => (isUuid(text) ? text : undefined);

/** The day that a part of an address names, as `2026-11-23`; `undefined` for anything else. */
export const dayIn = (text: string | null): string | undefined =>
  text !== null && isDay(text) ? text : undefined;

/** The number of a row that a part of an address names; `undefined` for anything else. */
export function numberIn(text: string | null): number | undefined {
  const number = Number(text);
  return text !== null && /^[1-9]\d*$/.test(text) && number < 2 ** 31 ? number : undefined;
}
