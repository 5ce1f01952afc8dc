import { describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { startAtForm, startPurchase } from './start-purchase.ts';

/** Every code of the catalogue (ER-1), and two that nobody knows. */
const codes = [100, 101, 102, 103, 104, 105, 106, 107, 108, 500, 0, 999, 1103];

describe('a coupon', () => {
  test.each(['', '   '])('an empty code (%j) is never sent [OF-8] [U16]', (code) => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code });
    purchase.send({ type: 'coupon.apply' });
    expect(purchase.coupons.calls).toHaveLength(0);
    expect(purchase.has('coupon-checking')).toBe(false);
  });

  test('without a price there is nothing to apply a code to [OF-8]', () => {
    const purchase = startPurchase();
    purchase.send({ type: 'coupon.type', code: 'PAPROC15' });
    purchase.send({ type: 'coupon.apply' });
    expect(purchase.coupons.calls).toHaveLength(0);
  });

  test('the code is sent trimmed, for the chosen product, and only once while it is being checked [OF-8]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: ' PAPROC15 ' });
    purchase.send({ type: 'coupon.apply' });
    purchase.send({ type: 'coupon.apply' });
    expect(purchase.has('coupon-checking')).toBe(true);
    expect(purchase.coupons.calls.map(({ input }) => input)).toEqual([
      { code: 'PAPROC15', fairyProductId: 'jagna-solo' },
    ]);
  });

  test('a good one lowers the price and says so [OF-8] [ER-2] [U14]', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    expect(purchase.context().discountedPrice !== undefined).toBe(true);
    expect(purchase.price()).toBe(grosze(75_65));
    expect(purchase.emitted).toEqual([
      { type: 'coupon.applied', price: grosze(89_00), discountedPrice: grosze(75_65) },
    ]);
  });

  test.each(codes)(
    'one refused with %i keeps the code and the price, and can be tried again [ER-2] [U13]',
    async (code) => {
      const purchase = startAtForm();
      purchase.send({ type: 'coupon.type', code: 'STARY' });
      purchase.send({ type: 'coupon.apply' });
      await purchase.coupons.last().reject({ code, isLost: false });
      expect(purchase.context().couponProblem !== undefined).toBe(true);
      expect(purchase.context().couponCode).toBe('STARY');
      expect(purchase.context().couponProblem).toBe(code);
      expect(purchase.price()).toBe(grosze(89_00));
      expect(purchase.emitted).toEqual([{ type: 'coupon.refused', code }]);

      purchase.send({ type: 'coupon.apply' });
      await purchase.coupons.last().resolve({ discountedPrice: grosze(75_65) });
      expect(purchase.price()).toBe(grosze(75_65));
      expect(purchase.context().couponProblem).toBeUndefined();
    },
  );

  test('a failure that is no failure of ours counts as a generic server error [ER-2]', async () => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: 'STARY' });
    purchase.send({ type: 'coupon.apply' });
    await purchase.coupons.last().reject(new TypeError('boom'));
    expect(purchase.emitted).toEqual([{ type: 'coupon.refused', code: 500 }]);
  });

  test('typing after a refusal takes the message away [ER-2]', async () => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: 'STARY' });
    purchase.send({ type: 'coupon.apply' });
    await purchase.coupons.last().reject({ code: 103, isLost: false });
    purchase.send({ type: 'coupon.type', code: 'STAR' });
    expect(purchase.context().couponProblem !== undefined).toBe(false);
    expect(purchase.context().couponProblem).toBeUndefined();
  });

  test('"Usuń kupon" brings the full price back and empties the field [OF-8]', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    purchase.send({ type: 'coupon.remove' });
    expect(purchase.price()).toBe(grosze(89_00));
    expect(purchase.context().couponCode).toBe('');
    expect(purchase.saidTypes()).toEqual(['coupon.applied', 'coupon.removed']);
  });

  test('while a code is being checked nothing is ordered; the customer is asked to wait [OF-8]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: 'PAPROC15' });
    purchase.send({ type: 'coupon.apply' });
    purchase.pay();
    expect(purchase.orders.calls).toHaveLength(0);
    expect(purchase.saidTypes()).toEqual(['coupon.awaited']);
    expect(purchase.has('coupon-checking')).toBe(true);
  });
});

describe('a press of payment with a code that was never checked', () => {
  const unchecked = { couponCode: 'Zastosuj kupon albo usuń kod z pola' };

  function startRejected(more: Record<string, string> = {}) {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: 'PAPROC15' });
    purchase.pay('PAYU', { ...unchecked, ...more });
    expect(visibleProblems(purchase.context())).toEqual({ ...unchecked, ...more });
    return purchase;
  }

  test.each(['good', 'refused'])('the problem ends with the response, a %s one [OF-8]', async (kind) => {
    const purchase = startRejected();
    purchase.send({ type: 'coupon.apply' });
    await (kind === 'good'
      ? purchase.coupons.last().resolve({ discountedPrice: grosze(75_65) })
      : purchase.coupons.last().reject({ code: 103, isLost: false }));
    expect(visibleProblems(purchase.context())).toEqual({});
    expect(purchase.has('rejected')).toBe(false);
  });

  test.each([
    { type: 'coupon.type', code: '' },
    { type: 'specialist.choose', fairyId: 'mirela' },
  ] as const)('the problem ends with the code: $type [OF-8]', (event) => {
    const purchase = startRejected();
    purchase.send(event);
    expect(visibleProblems(purchase.context())).toEqual({});
    expect(purchase.has('rejected')).toBe(false);
  });

  test('the other problems stay [OF-7]', async () => {
    const purchase = startRejected({ firstName: 'Imię powinno mieć minimum 3 znaki' });
    purchase.send({ type: 'coupon.apply' });
    await purchase.coupons.last().resolve({ discountedPrice: grosze(75_65) });
    expect(purchase.has('rejected')).toBe(true);
    expect(Object.keys(visibleProblems(purchase.context()))).toEqual(['firstName']);
  });
});

describe('a coupon never outlives what it was checked for', () => {
  test('the lowest price that came with a coupon goes when the coupon goes [LW-14]', async () => {
    for (const leave of [
      { type: 'coupon.remove' },
      { type: 'specialist.choose', fairyId: 'mirela' },
    ] as const) {
      const purchase = startAtForm();
      purchase.send({ type: 'coupon.type', code: 'TAROT20' });
      purchase.send({ type: 'coupon.apply' });
      await purchase.coupons.last().resolve({ discountedPrice: grosze(71_00), lowestPrice: grosze(86_00) });
      expect(purchase.context().lowestPrice).toBe(grosze(86_00));
      purchase.send(leave);
      expect(purchase.context().lowestPrice).toBeUndefined();
    }
  });

  test.each([
    ['specialist', { type: 'specialist.choose', fairyId: 'mirela' }, grosze(99_00)],
    ['variant', { type: 'variant.choose', variantId: 'pair' }, grosze(129_00)],
    ['address', { type: 'address.read', variantId: 'solo', fairyId: 'mirela' }, grosze(99_00)],
  ] as const)(
    'another %s clears it, shows the full price, and says so [OP-5] [U15]',
    async (_, change, price) => {
      const purchase = startAtForm();
      await purchase.useCoupon('PAPROC15', grosze(75_65));
      purchase.send(change);
      expect(purchase.context().discountedPrice !== undefined).toBe(false);
      expect(purchase.price()).toBe(price);
      expect(purchase.context().couponCode).toBe('');
      expect(purchase.emitted).toContainEqual({
        type: 'coupon.cleared',
        code: 'PAPROC15',
        wasApplied: true,
      });
    },
  );

  test('a code that was only typed is cleared and said too; none, or blanks, are not [OP-5] [OF-8]', () => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: '  ' });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.saidTypes()).not.toContain('coupon.cleared');
    purchase.send({ type: 'coupon.type', code: ' PAPROC15 ' });
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    expect(purchase.context().couponCode).toBe('');
    expect(purchase.emitted).toContainEqual({
      type: 'coupon.cleared',
      code: 'PAPROC15',
      wasApplied: false,
    });
  });

  test.each([
    ['specialist', { type: 'specialist.choose', fairyId: 'mirela' }, grosze(99_00)],
    ['variant', { type: 'variant.choose', variantId: 'pair' }, grosze(129_00)],
    ['address', { type: 'address.read', variantId: 'solo', fairyId: undefined }, undefined],
  ] as const)(
    'a response that comes after the change of %s changes nothing [OP-5]',
    async (_, change, price) => {
      const purchase = startAtForm();
      purchase.send({ type: 'coupon.type', code: 'PAPROC15' });
      purchase.send({ type: 'coupon.apply' });
      const late = purchase.coupons.last();
      purchase.send(change);
      expect(late.isLeft()).toBe(true);
      await late.resolve({ discountedPrice: grosze(1_00) });
      expect(purchase.price()).toBe(price);
      expect(purchase.context().discountedPrice !== undefined).toBe(false);
      expect(purchase.saidTypes()).not.toContain('coupon.applied');
    },
  );

  test('a refusal that comes after the change of specialist is not shown [OP-5]', async () => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: 'STARY' });
    purchase.send({ type: 'coupon.apply' });
    const late = purchase.coupons.last();
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    await late.reject({ code: 103, isLost: false });
    expect(purchase.context().couponProblem !== undefined).toBe(false);
    expect(purchase.saidTypes()).not.toContain('coupon.refused');
  });

  test('the same specialist pressed again keeps it [OP-5]', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    purchase.send({ type: 'variant.choose', variantId: 'solo' });
    expect(purchase.price()).toBe(grosze(75_65));
  });
});
