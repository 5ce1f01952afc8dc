import { MINIMUM_AMOUNT, PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { toGrosze } from '#domain/price.ts';
import { readTypedAmount } from './typed-amount.ts';

/** The highest price that the desk takes, in grosze. */
export const HIGHEST_PRICE = 10_000_000;

/** Above so many times the price before, or below such a part of it, a price is likely a slip. */
const UNLIKELY = 3;

/**
 * Reads a price as grosze; `null` for an empty field, which takes the product off sale, and the kind of mistake for what
 * is no price. A number that is still being typed ("35,") is read as far as it goes.
 */
export function readTypedPrice(typed: string): number | null | 'wrong' | 'zero' | 'over' {
  const text = typed
    .trim()
    .replace(/\s*zł$/i, '')
    .replace(/[.,]$/, '');
  if (text === '') return typed.trim() === '' ? null : 'wrong';
  const amount = readTypedAmount(text);
  if (amount === undefined) return /^[0\s]+(?:[.,]0*)?$/.test(text) ? 'zero' : 'wrong';
  return amount > HIGHEST_PRICE ? 'over' : amount;
}

/** A price as the fields show it: "86,99", nothing for null. */
export const priceText = (grosze: number | null): string =>
  grosze === null ? '' : (grosze / 100).toFixed(2).replace('.', ',');

/** Tidies what was typed when the field is left ("35.9 zł" becomes "35,90"); what is no price stays as it is. */
export function tidyPrice(typed: string): string {
  const read = readTypedPrice(typed);
  return typeof read === 'string' ? typed : priceText(read);
}

/** The payment providers that cannot take a price. */
export const refusingProviders = (grosze: number): PaymentProvider[] =>
  PAYMENT_PROVIDERS.filter((provider) => grosze < toGrosze(MINIMUM_AMOUNT[provider]));

/** Whether a price is so far from the one before that it looks like a slip of the decimal comma. */
export const isUnlikely = (before: number, after: number): boolean =>
  after > before * UNLIKELY || after * UNLIKELY < before;
