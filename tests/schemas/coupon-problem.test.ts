import { expect, test } from 'vitest';
import { couponValidationCopy } from '#copy/purchase/coupon-validation.ts';
import type { CouponTexts } from '#domain/coupon.ts';
import { batchProblem, couponProblem } from '#schemas/desk/coupon-problem.ts';

const today = '2026-11-21';
const texts: CouponTexts = {
  discount: '10',
  products: '',
  validFrom: today,
  validUntil: today,
  maxUses: '',
  audience: 'public',
};

test('a coupon may be for one day, which may be today, and not for one that is over [DK-13]', () => {
  expect(couponProblem('validFrom', texts, { today })).toBeUndefined();
  expect(couponProblem('validUntil', texts, { today })).toBeUndefined();
  const over = { ...texts, validFrom: '2026-11-20', validUntil: '2026-11-20' };
  expect(couponProblem('validFrom', over, { today })).toBe(couponValidationCopy.fromPast);
  expect(couponProblem('validUntil', over, { today })).toBe(couponValidationCopy.untilPast);
});

test('the beginning of many codes leaves room for what differs [DK-13]', () => {
  expect(batchProblem('prefix', 'A'.repeat(12))).toBeUndefined();
  expect(batchProblem('prefix', 'A'.repeat(13))).toBe(couponValidationCopy.prefix);
});
