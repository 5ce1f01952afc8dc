import { amountText, type Grosze, grosze } from '#domain/grosze.ts';
import { MINIMUM_AMOUNT, PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { readTypedAmount } from './typed-amount.ts';

/** The highest price that the desk takes. */
export const HIGHEST_PRICE = grosze(100_000_00);

/** Above so many times the price before, or below such a part of it, a price is likely a slip. */
const UNLIKELY = 3;

/**
 * Reads a price; `null` for an empty field, which takes the product off sale, and the kind of mistake for what
 * is no price. A number that is still being typed ("35,") is read as far as it goes.
 */
export function readTypedPrice(typed: string): Grosze | null | 'wrong' | 'zero' | 'over' {
  const text = typed.trim().replace(/zł$/i, '').trimEnd().replace(/[.,]$/, '');
  if (text === '') return typed.trim() === '' ? null : 'wrong';
  const amount = readTypedAmount(text);
  if (amount === undefined) return /^[0\s]+(?:[.,]0*)?$/.test(text) ? 'zero' : 'wrong';
  return amount > HIGHEST_PRICE ? 'over' : amount;
}

/** A price as the fields show it: "86,99", nothing for null. */
export const priceText = (price: Grosze | null): string => (price === null ? '' : amountText(price));

/** Tidies what was typed when the field is left ("35.9 zł" becomes "35,90"); what is no price stays as it is. */
export function tidyPrice(typed: string): string {
  const read = readTypedPrice(typed);
  return typeof read === 'string' ? typed : priceText(read);
}

/** The payment providers that cannot take a price. */
export const refusingProviders = (price: Grosze): PaymentProvider[] =>
  PAYMENT_PROVIDERS.filter((provider) => price < MINIMUM_AMOUNT[provider]);

/** Whether a price is so far from the one before that it looks like a slip of the decimal comma. */
export const isUnlikely = (before: Grosze, after: Grosze): boolean =>
  after > before * UNLIKELY || after * UNLIKELY < before;
