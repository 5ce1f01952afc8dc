import { amountText, grosze, readAmount } from './grosze.ts';
import type { Discount } from './price.ts';
import { PRODUCT_TYPES, type ProductType } from './product-type.ts';

/** Longest code of a coupon. */
export const MAX_CODE_LENGTH = 40;

/**
 * A coupon's code in the spelling that is stored: in capitals, without spaces and invisible characters, with hyphens for
 * all kinds of dashes, as messengers and spreadsheets put them in. Whether it is a code is for its reader to check.
 */
export const spellCouponCode = (typed: string): string =>
  typed
    .slice(0, MAX_TYPED)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase();

/** Reads a code that a customer pastes: in its spelling, without a label ("Kod:"), quotes and marks around it. */
export function readCouponCode(typed: string): string {
  const plain = spellCouponCode(typed);
  const characters = Array.from(plain.slice(plain.indexOf(':') + 1));
  const first = characters.findIndex((one) => OF_CODE.test(one));
  const last = characters.map((one) => OF_CODE.test(one)).lastIndexOf(true);
  return first < 0 ? '' : characters.slice(first, last + 1).join('');
}

const OF_CODE = /^[\p{L}\p{N}]$/u;
/** Longer input is refused: no code is as long, even with text around it. */
const MAX_TYPED = 200;

/** The fields of a coupon that are edited at the desk; each is a text. */
export const COUPON_FIELDS = [
  'discount',
  'products',
  'validFrom',
  'validUntil',
  'maxUses',
  'audience',
] as const;
export type CouponField = (typeof COUPON_FIELDS)[number];

/**
 * A coupon as texts: `discount` "15%" or "20,00 zł"; `products` the types joined by commas, empty for all;
 * `validFrom` and `validUntil` days in Warsaw ("2026-11-28"), the last one included, empty for no end; `maxUses` empty
 * for no limit; `audience` "public" or "personal".
 */
export type CouponTexts = Readonly<Record<CouponField, string>>;

/** The history of a stored coupon that decides what may still change. */
export interface CouponStanding {
  hasBegun: boolean;
  hasEnded: boolean;
  isPublic: boolean;
  uses: number;
}

/** The text for no service at all. */
export const NO_PRODUCTS = 'none';

const MAX_AMOUNT = grosze(100_000_00);

/** Reads "15%" or "20,00 zł"; a text with the sign of neither counts as percent. */
export function readDiscount(text: string): Discount | undefined {
  const typed = text.replaceAll(/[\s\u00a0]/g, '');
  if (/zł$/i.test(typed)) {
    const amount = readAmount(typed.slice(0, -2));
    return amount && amount <= MAX_AMOUNT ? { percent: null, amount } : undefined;
  }
  const [, digits] = /^(\d{1,3})%?$/.exec(typed) ?? [];
  const percent = Number(digits);
  return percent >= 1 && percent <= 100 ? { percent, amount: null } : undefined;
}

/** A discount as the field shows it. */
export const discountText = ({ percent, amount }: Discount): string =>
  amount === null ? `${percent ?? 0}%` : `${amountText(amount)} zł`;

/** What a coupon may be for: all that is sold. */
export const COUPON_TYPES: readonly ProductType[] = PRODUCT_TYPES.filter((type) => type !== 'NEWSLETTER');

const isProductType = (word: string): word is ProductType => COUPON_TYPES.some((type) => type === word);

/** Reads types joined by commas: null for an empty text, which means all; undefined for a text that is no such list. */
export function readProducts(text: string): ProductType[] | null | undefined {
  if (text === '') return null;
  const words = text.split(',');
  return words.every(isProductType) ? COUPON_TYPES.filter((type) => words.includes(type)) : undefined;
}

/** Types as the field keeps them; all of them are no restriction. */
export const productsText = (types: readonly string[] | null): string =>
  types === null || COUPON_TYPES.every((type) => types.includes(type)) ? '' : types.join(',');

/** `used`: no use is left; `stopped`: for good, by an owner. */
export type CouponState = 'running' | 'waiting' | 'used' | 'expired' | 'stopped';

/** `late`: paid after its use had gone to somebody else. */
export type CouponUseState = 'held' | 'paid' | 'released' | 'late';
