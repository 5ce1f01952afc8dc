import { isDay } from '#domain/birth-date.ts';
import { couponValidationCopy } from '#copy/purchase/coupon-validation.ts';
import {
  readDiscount,
  readProducts,
  type CouponField,
  type CouponStanding,
  type CouponTexts,
} from '#domain/coupon.ts';
import { MAX_CODE_LENGTH } from '#domain/coupon.ts';

const MAX_USES = 1_000_000;

const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** Whether a read code may be a coupon's: letters of Polish, digits and hyphens. */
const isCode = (code: string): boolean =>
  code.length >= 3 &&
  code.length <= MAX_CODE_LENGTH &&
  /^[A-Z0-9ĄĆĘŁŃÓŚŹŻ]([A-Z0-9ĄĆĘŁŃÓŚŹŻ-]*[A-Z0-9ĄĆĘŁŃÓŚŹŻ])?$/.test(code);

/** The message about a read code; `isTaken` when there is a coupon of that code. */
export const codeProblem = (code: string, isTaken = false): string | undefined =>
  isTaken ? couponValidationCopy.codeTaken : isCode(code) ? undefined : couponValidationCopy.code;

function formProblem(field: CouponField, text: string): string | undefined {
  switch (field) {
    case 'discount':
      if (readDiscount(text)) return undefined;
      return /z/i.test(text) ? couponValidationCopy.amount : couponValidationCopy.percent;
    case 'products':
      return readProducts(text) === undefined ? couponValidationCopy.products : undefined;
    case 'validFrom':
      return isDay(text) ? undefined : couponValidationCopy.day;
    case 'validUntil':
      return text === '' || isDay(text) ? undefined : couponValidationCopy.day;
    case 'maxUses':
      return text === '' || isWhole(text, 1, MAX_USES) ? undefined : couponValidationCopy.maxUses;
    case 'audience':
      return text === 'public' || text === 'personal' ? undefined : couponValidationCopy.audience;
  }
}

/** Fields that cannot change once a coupon has begun: of a public one (act on price information, art. 4), and of any. */
const KEPT_WHEN_PUBLIC: readonly CouponField[] = ['discount', 'products'];
const KEPT_WHEN_BEGUN: readonly CouponField[] = ['validFrom', 'audience'];

/**
 * The message about a changed field of a coupon; undefined if it may be stored. `today` is the day in Warsaw; without
 * `standing` the coupon is a new one.
 */
export function couponProblem(
  field: CouponField,
  texts: CouponTexts,
  { today, standing }: { today: string; standing?: CouponStanding | undefined },
): string | undefined {
  const text = texts[field];
  const broken = formProblem(field, text);
  if (broken !== undefined) return broken;
  if (standing?.hasBegun) {
    if (standing.isPublic && KEPT_WHEN_PUBLIC.includes(field)) return couponValidationCopy.announced;
    if (KEPT_WHEN_BEGUN.includes(field)) return couponValidationCopy.begun;
    if (standing.isPublic && standing.hasEnded && field === 'validUntil') return couponValidationCopy.ended;
  }
  if (field === 'validFrom' && text < today) return couponValidationCopy.fromPast;
  if (field === 'validUntil' && text === '' && texts.audience === 'public')
    return couponValidationCopy.endless;
  if (field === 'validUntil' && text !== '') {
    if (text < today) return couponValidationCopy.untilPast;
    if (isDay(texts.validFrom) && text < texts.validFrom) return couponValidationCopy.untilBeforeFrom;
  }
  if (field === 'maxUses' && standing && text !== '' && Number(text) < standing.uses)
    return couponValidationCopy.usesAbove(standing.uses);
  return undefined;
}

/** What many single-use codes are made of beside the coupon's fields. */
export interface BatchTexts {
  name: string;
  prefix: string;
  count: string;
}

/** Codes that are made in one go. */
export const MAX_BATCH = 1000;

/** The message about a field of many codes. */
export function batchProblem(field: keyof BatchTexts, text: string): string | undefined {
  if (field === 'name')
    return text.trim().length >= 3 && text.trim().length <= 80 ? undefined : couponValidationCopy.name;
  if (field === 'count') return isWhole(text, 1, MAX_BATCH) ? undefined : couponValidationCopy.count;
  return text === '' || (text.length <= 12 && isCode(`${text}-AAA`))
    ? undefined
    : couponValidationCopy.prefix;
}
