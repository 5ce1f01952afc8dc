import { CURRENCY } from './shop-constants.ts';

/**
 * Money of the shop, in whole grosze. Złote occur at two edges only: in the shop's contract, whose readers and routes
 * convert (`fromPln`, `toPln`), and on the screen, where `src/copy/site/format.ts` writes and `readAmount` reads
 * them.
 */
export type Grosze = number & { readonly unit: 'grosz' };

/** A price in the unit of the shop's contract, structured data and analytics: złote with at most two decimals. */
export type Pln = number & { readonly unit: 'złoty' };

/** An amount in the minor unit of its currency (ISO 4217), as providers report it; `inGrosze` narrows it. */
export type MinorUnits = number & { readonly unit: 'grosz' | 'minor' };

/**
 * Makes an amount of a number that is known to be one.
 * @throws {RangeError} for parts of a grosz.
 */
export function grosze(count: number): Grosze {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} are no whole grosze`);
  return count as Grosze;
}

/** Makes an amount of another currency, as `grosze` does. */
export const minorUnits = (count: number): MinorUnits => grosze(count);

export const NOTHING = 0 as Grosze;

/** Marks a number as złote: what a contract, a seed file or a test says in them. */
export const pln = (amount: number) => amount as Pln;

/** Converts złote to grosze; more than two decimals are rounded. */
export const fromPln = (amount: Pln): Grosze => Math.round(amount * 100) as Grosze;

/** Converts grosze to the złote that read the same. */
export const toPln = (amount: Grosze): Pln => (amount / 100) as Pln;

/** Narrows an amount to the shop's currency; `undefined` for any other. */
export const inGrosze = (amount: MinorUnits, currency: string): Grosze | undefined =>
  currency === CURRENCY ? (amount as Grosze) : undefined;

/** A sum, of two amounts in one currency. */
export const plus = <Amount extends MinorUnits>(one: Amount, other: Amount): Amount =>
  (one + other) as Amount;

/** A difference, of two amounts in one currency. */
export const minus = <Amount extends MinorUnits>(one: Amount, other: Amount): Amount =>
  (one - other) as Amount;

/** So many equal amounts. */
export const times = <Amount extends MinorUnits>(one: Amount, count: number): Amount =>
  (one * count) as Amount;

/** The smallest of at least one amount. */
export const least = (first: Grosze, ...others: readonly Grosze[]): Grosze =>
  Math.min(first, ...others) as Grosze;

/** The largest of at least one amount. */
export const largest = (first: Grosze, ...others: readonly Grosze[]): Grosze =>
  Math.max(first, ...others) as Grosze;

/** Writes an amount as "-1234,50", without groups and without a currency. */
export function amountText(amount: MinorUnits, point: ',' | '.' = ','): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}${point}${digits.slice(-2)}`;
}

/** Reads "1234", "1234,5" or "1234.50" as grosze; `undefined` for what has a sign, a blank or parts of a grosz. */
export function readAmount(text: string): Grosze | undefined {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : grosze(Number(whole + part.padEnd(2, '0')));
}
