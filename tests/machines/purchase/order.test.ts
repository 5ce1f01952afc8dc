import { describe, expect, test } from 'vitest';
import { type Grosze, grosze, NOTHING } from '#domain/grosze.ts';
import type { Provider } from '#machines/purchase.machine.ts';
import { tarot } from './sample-choice.ts';
import { startAtForm, type Purchase } from './start-purchase.ts';

const providers: Provider[] = ['PAYU', 'STRIPE'];
const codes = [100, 101, 102, 103, 104, 105, 106, 107, 108, 500, 0, 999, 1103];
const everyFailure = providers.flatMap((provider) => codes.map((code) => [provider, code] as const));
const couponCodes = [102, 103, 104, 1103];

const placed = {
  paymentLink: 'https://pay.example/1',
  orderId: 7,
  productName: 'Tarot',
  totalPrice: grosze(89_00),
};
const count = (purchase: Purchase, type: string) =>
  purchase.saidTypes().filter((emitted) => emitted === type).length;

describe('a press makes one order', () => {
  test.each(providers)('%s is picked and submitted by one press, with what was typed [OF-3]', (provider) => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    purchase.pay(provider);
    expect(purchase.has('ordering')).toBe(true);
    expect(purchase.has('locked')).toBe(true);
    expect(purchase.has('step-payment')).toBe(true);
    expect(purchase.orders.calls.map(({ input }) => input)).toEqual([
      {
        fairyProductId: 'jagna-solo',
        variantId: 'solo',
        values: { firstName: 'Wanda' },
        couponCode: undefined,
        provider,
        attempt: 1,
      },
    ]);
  });

  test.each([
    ['the same', 'PAYU'],
    ['the other', 'STRIPE'],
  ] as const)('%s button pressed meanwhile is ignored [OF-6] [U10] [U11]', (_, second) => {
    const purchase = startAtForm();
    purchase.pay('PAYU');
    purchase.pay(second);
    expect(purchase.orders.calls).toHaveLength(1);
    expect(purchase.context().provider).toBe('PAYU');
  });

  test.each([
    { type: 'variant.choose', variantId: 'pair' },
    { type: 'specialist.choose', fairyId: 'mirela' },
    { type: 'field.change', name: 'firstName', value: 'Zofia', problems: {} },
    { type: 'terms.set', accepted: false, problems: {} },
    { type: 'coupon.type', code: 'X' },
    { type: 'coupon.remove' },
    { type: 'customer.forget' },
  ] as const)('nothing can be changed while the order is on its way: $type [OF-6]', (event) => {
    const purchase = startAtForm();
    purchase.pay();
    const before = purchase.context();
    purchase.send(event);
    expect(purchase.has('ordering')).toBe(true);
    expect(purchase.context()).toEqual(before);
  });

  test('the code of an applied coupon goes with the order, an unchecked one does not [OF-8]', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon(' PAPROC15 ', grosze(75_65));
    purchase.pay();
    expect(purchase.orders.last().input.couponCode).toBe('PAPROC15');

    const unchecked = startAtForm();
    unchecked.send({ type: 'coupon.type', code: 'PAPROC15' });
    unchecked.pay();
    expect(unchecked.orders.last().input.couponCode).toBeUndefined();
  });
});

describe('success', () => {
  test.each(providers)('%s: PlaceAnOrder once, then the payment page [OF-5] [SH-14]', async (provider) => {
    const purchase = startAtForm();
    purchase.pay(provider);
    purchase.emitted.length = 0;
    await purchase.orders.last().resolve(placed);
    expect(purchase.has('redirecting')).toBe(true);
    expect(purchase.emitted).toEqual([
      {
        type: 'order.placed',
        order: placed,
        offer: {
          fairyProductId: 'jagna-solo',
          fairyId: 'jagna',
          variantId: 'solo',
          price: grosze(89_00),
          questionsCount: 1,
        },
        price: grosze(89_00),
        couponCode: undefined,
      },
      { type: 'payment.opened', paymentLink: placed.paymentLink },
    ]);
  });

  test('a response that holds nothing but the payment link is a success [AP-13]', async () => {
    const purchase = startAtForm();
    purchase.pay();
    await purchase.orders.last().resolve({ paymentLink: placed.paymentLink });
    expect(purchase.saidTypes().at(-1)).toBe('payment.opened');
    expect(purchase.emitted).toContainEqual(
      expect.objectContaining({ type: 'order.placed', price: grosze(89_00) }),
    );
  });

  test.each([{ ...placed, totalPrice: grosze(75_65) }, { paymentLink: placed.paymentLink }])(
    'PlaceAnOrder tells what is paid, with its coupon: %j [SH-14] [OF-8]',
    async (order) => {
      const purchase = startAtForm();
      await purchase.useCoupon('PAPROC15', grosze(75_65));
      purchase.pay();
      await purchase.orders.last().resolve(order);
      expect(purchase.emitted).toContainEqual(
        expect.objectContaining({ type: 'order.placed', price: grosze(75_65), couponCode: 'PAPROC15' }),
      );
    },
  );

  test('a redirect of 5 s is called slow, not one moment earlier [U12]', async () => {
    const purchase = startAtForm();
    purchase.pay();
    await purchase.orders.last().resolve(placed);
    purchase.clock.increment(4_999);
    expect(purchase.has('redirect-slow')).toBe(false);
    purchase.clock.increment(1);
    expect(purchase.has('redirect-slow')).toBe(true);
    purchase.send({ type: 'order.revise' });
    expect(purchase.has('form-open')).toBe(true);
    expect(purchase.has('locked')).toBe(false);
  });

  test.each([0, 5_000])(
    'back from the payment page (after %i ms) the form is open and no order is made [U2]',
    async (wait) => {
      const purchase = startAtForm();
      purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
      purchase.pay();
      await purchase.orders.last().resolve(placed);
      purchase.clock.increment(wait);
      purchase.send({ type: 'page.restore' });
      expect(purchase.has('locked')).toBe(false);
      expect(purchase.has('form-open')).toBe(true);
      expect(purchase.context().values.firstName).toBe('Wanda');
      expect(purchase.orders.calls).toHaveLength(1);
      expect(count(purchase, 'order.placed')).toBe(1);
      purchase.clock.increment(60_000);
      expect(count(purchase, 'payment.opened')).toBe(1);
    },
  );

  test('a page restored at any other moment changes nothing [U2]', () => {
    const purchase = startAtForm();
    purchase.pay();
    purchase.send({ type: 'page.restore' });
    expect(purchase.has('ordering')).toBe(true);
  });
});

describe('another price than the one shown', () => {
  async function startRepriced(totalPrice: Grosze) {
    const purchase = startAtForm();
    purchase.pay();
    await purchase.orders.last().resolve({ ...placed, totalPrice });
    return purchase;
  }

  test.each([grosze(88_99), grosze(89_01), NOTHING])(
    '%d instead of 8900: nobody is redirected [OF-9]',
    async (totalPrice) => {
      const purchase = await startRepriced(totalPrice);
      expect(purchase.has('repriced')).toBe(true);
      expect(count(purchase, 'payment.opened')).toBe(0);
      expect(count(purchase, 'order.placed')).toBe(1);
    },
  );

  test('the customer agrees: the same order goes to the payment page [OF-9]', async () => {
    const purchase = await startRepriced(grosze(99_00));
    purchase.send({ type: 'payment.confirm' });
    expect(purchase.emitted.at(-1)).toEqual({ type: 'payment.opened', paymentLink: placed.paymentLink });
    expect(purchase.orders.calls).toHaveLength(1);
    expect(count(purchase, 'order.placed')).toBe(1);
  });

  test('the customer goes back: the form is open, the next press is a new attempt [OF-9]', async () => {
    const purchase = await startRepriced(grosze(99_00));
    purchase.send({ type: 'order.revise' });
    expect(purchase.has('locked')).toBe(false);
    expect(purchase.emitted.at(-1)).toEqual({ type: 'order.revised' });
    purchase.pay();
    expect(purchase.orders.calls.map(({ input }) => input.attempt)).toEqual([1, 2]);
  });

  test('back in the form her coupon is tried anew: what it takes off may be what has changed [OF-9] [U9]', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('JEDEN', grosze(75_65));
    purchase.pay();
    await purchase.orders.last().resolve({ ...placed, totalPrice: grosze(80_10) });
    purchase.send({ type: 'order.revise' });
    expect(purchase.emitted.at(-1)).toEqual({ type: 'order.revised' });
    expect(purchase.has('coupon-checking')).toBe(true);
    const offers = tarot.offers.map((offer) => ({ ...offer, price: grosze(94_24) }));
    purchase.send({ type: 'catalogue.receive', variants: tarot.variants, offers });
    await purchase.coupons.last().resolve({ discountedPrice: grosze(80_10) });
    expect(purchase.price()).toBe(grosze(80_10));
    expect(purchase.saidTypes()).not.toContain('coupon.cleared');
  });
});

describe('failure', () => {
  test.each(everyFailure)(
    '%s refused with %i: told once, data kept, buttons live [ER-3] [U8]',
    async (provider, code) => {
      const purchase = startAtForm();
      purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
      purchase.pay(provider);
      purchase.emitted.length = 0;
      await purchase.orders.last().reject({ code, isLost: false });
      expect(purchase.has('failed')).toBe(true);
      expect(purchase.has('locked')).toBe(false);
      expect(purchase.context().failure).toBe(code);
      expect(purchase.context().values.firstName).toBe('Wanda');
      expect(purchase.emitted).toEqual([{ type: 'order.refused', code, isCouponGone: false }]);
      purchase.pay(provider);
      expect(purchase.orders.calls).toHaveLength(2);
    },
  );

  test.each(everyFailure)(
    '%s refused with %i while a coupon counts: removed only when the coupon is the reason [U9] [ER-3]',
    async (provider, code) => {
      const purchase = startAtForm();
      await purchase.useCoupon('JEDEN', grosze(75_65));
      purchase.pay(provider);
      await purchase.orders.last().reject({ code, isLost: false });
      const isGone = couponCodes.includes(code);
      expect(purchase.price()).toBe(isGone ? grosze(89_00) : grosze(75_65));
      expect(purchase.context().couponProblem !== undefined).toBe(isGone);
      expect(purchase.context().discountedPrice !== undefined).toBe(!isGone);
      expect(purchase.context().couponProblem).toBe(isGone ? code : undefined);
      expect(purchase.emitted.at(-1)).toEqual({ type: 'order.refused', code, isCouponGone: isGone });
      purchase.pay(provider);
      expect(purchase.orders.last().input.couponCode).toBe(isGone ? undefined : 'JEDEN');
    },
  );

  test('a failure that is no failure of ours counts as a generic server error [ER-3]', async () => {
    const purchase = startAtForm();
    purchase.pay();
    await purchase.orders.last().reject('what?');
    expect(purchase.emitted.at(-1)).toEqual({ type: 'order.refused', code: 500, isCouponGone: false });
  });

  test('the message stays while the form is changed, and goes with the next press [U8]', async () => {
    const purchase = startAtForm();
    purchase.pay();
    await purchase.orders.last().reject({ code: 500, isLost: false });
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    expect(purchase.has('failed')).toBe(true);
    purchase.pay();
    expect(purchase.has('failed')).toBe(false);
    expect(purchase.context().failure).toBeUndefined();
  });
});
