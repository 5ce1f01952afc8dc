import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { providePurchase } from '#flows/purchase/provide-purchase.ts';
import { purchasePorts, toOrderRequest } from '#flows/purchase/purchase-ports.ts';
import { ApiFailure } from '#api/api-failure.ts';
import { couponFailure, orderFailure } from '#copy/site/toasts.ts';
import type { ShopApi } from '#api/shop-api.ts';
import type { Provider, PurchaseInput } from '#machines/purchase.machine.ts';
import { tarot } from '#tests/machines/purchase/sample-choice.ts';

const paymentLink = 'https://pay.test/5';
const shop = new URL('https://kwiat.test/tarot');

/** A tarot purchase at its form, connected to an API of which the test tells the responses. */
function atForm(responses: Partial<ShopApi>, how: { key?: boolean; input?: PurchaseInput } = {}) {
  const ports = purchasePorts({
    api: async () => responses as ShopApi,
    visitId: 'visit',
    sendsIdempotencyKey: how.key ?? true,
    shopAddress: () => shop,
  });
  const machine = providePurchase(async () => ports);
  const actor = createActor(machine, { input: how.input ?? tarot }).start();
  actor.send({ type: 'variant.choose', variantId: 'solo' });
  actor.send({ type: 'specialist.choose', fairyId: 'jagna' });
  const type = (name: string, value: string) =>
    actor.send({ type: 'field.change', name, value, problems: {} });
  type('firstName', 'Hanna');
  return {
    actor,
    type,
    async pay(provider: Provider = 'PAYU') {
      actor.send({ type: 'provider.pick', provider, problems: {} });
      return waitFor(actor, (snapshot) => !snapshot.hasTag('ordering'));
    },
  };
}

const ordering = (respond: ShopApi['createOrder'] = async () => ({ paymentLink }) as never) => {
  const createOrder = vi.fn(respond);
  return { createOrder, keys: () => createOrder.mock.calls.map(([, how]) => how?.idempotencyKey) };
};
const lost = () => Promise.reject(new ApiFailure('offline'));

describe('the Idempotency-Key [OF-6]', () => {
  it('is the same when an order whose response was lost is sent again', async () => {
    const { createOrder, keys } = ordering(lost);
    const { pay } = atForm({ createOrder });
    await pay();
    await pay();
    expect(keys()).toEqual(['visit-1', 'visit-1']);
  });

  it('is another one when something was changed meanwhile, and when the first order certainly failed', async () => {
    const { createOrder, keys } = ordering(lost);
    const { pay, type } = atForm({ createOrder });
    await pay();
    type('firstName', 'Hania');
    await pay();
    await pay('STRIPE');
    createOrder.mockImplementation(() =>
      Promise.reject(new ApiFailure('refused', { code: 500, isLost: false })),
    );
    await pay('STRIPE');
    await pay('STRIPE');
    expect(keys()).toEqual(['visit-1', 'visit-2', 'visit-3', 'visit-3', 'visit-4']);
  });

  it('is not sent to an API that may refuse it', async () => {
    const { createOrder } = ordering();
    await atForm({ createOrder }, { key: false }).pay();
    expect(createOrder.mock.calls[0]?.[1]).toEqual({});
  });
});

describe('the payment link [OF-5]', () => {
  it.each(['javascript:alert(1)', 'data:text/html,hi', 'http://pay.test/5'])(
    '%s is the order failure "otherwise", and nobody follows it',
    async (link) => {
      const { createOrder } = ordering(async () => ({ paymentLink: link }) as never);
      const { actor, pay } = atForm({ createOrder });
      const listener = vi.fn();
      actor.on('*', listener);
      const snapshot = await pay();
      expect(snapshot.hasTag('failed')).toBe(true);
      expect(snapshot.context.failure).toBe(500);
      expect(listener.mock.calls.map(([{ type }]) => type as string)).not.toContain('order.placed');
      expect(listener.mock.calls.map(([{ type }]) => type as string)).not.toContain('payment.opened');
    },
  );

  it('of another kind is followed, as it came', async () => {
    const { createOrder } = ordering();
    const { actor, pay } = atForm({ createOrder });
    const opened = vi.fn();
    actor.on('payment.opened', opened);
    await pay();
    expect(opened).toHaveBeenCalledExactlyOnceWith({ type: 'payment.opened', paymentLink });
  });
});

describe('failures', () => {
  it.each([103, 104, 500] as const)('an order refused with %i says so [ER-3]', async (code) => {
    const { createOrder } = ordering(() => Promise.reject(new ApiFailure('refused', { code })));
    const snapshot = await atForm({ createOrder }).pay();
    expect(snapshot.context.failure).toBe(code);
  });

  it.each([102, 103, 104, 500] as const)('a coupon refused with %i says so [ER-2]', async (code) => {
    const { actor } = atForm({ applyCoupon: () => Promise.reject(new ApiFailure('refused', { code })) });
    actor.send({ type: 'coupon.type', code: 'STARY' });
    actor.send({ type: 'coupon.apply' });
    const snapshot = await waitFor(actor, ({ context }) => context.couponProblem !== undefined);
    expect(snapshot.context.couponProblem).toBe(code);
  });

  it('a coupon that unpaid orders hold is told from one that is gone, when it is applied and when it is ordered with', async () => {
    const held = (path: string) => () =>
      Promise.reject(new ApiFailure('refused', { code: 103, paths: [path] }));
    const { actor } = atForm({ applyCoupon: held('/code') });
    actor.send({ type: 'coupon.type', code: 'JEDEN' });
    actor.send({ type: 'coupon.apply' });
    const { context } = await waitFor(actor, (current) => current.context.couponProblem !== undefined);
    const { createOrder } = ordering(held('/couponCode'));
    const { failure } = (await atForm({ createOrder }).pay()).context;
    for (const code of [context.couponProblem ?? 0, failure ?? 0]) {
      expect(couponFailure(code).text).toContain('nieopłaconych zamówieniach');
      expect(orderFailure(code).text).toBe(couponFailure(code).text);
    }
  });

  it('an error of our own making is the order failure "otherwise"', async () => {
    const { createOrder } = ordering(() => Promise.reject(new RangeError('a bug')));
    const snapshot = await atForm({ createOrder }).pay();
    expect(snapshot.context.failure).toBe(500);
  });
});

it('a coupon is asked for with its trimmed code and the chosen offer [AP-5]', async () => {
  const applyCoupon = vi.fn<ShopApi['applyCoupon']>(async () => ({ discountedPrice: grosze(75_65) }));
  const { actor } = atForm({ applyCoupon });
  actor.send({ type: 'coupon.type', code: ' PAPROC15 ' });
  actor.send({ type: 'coupon.apply' });
  const snapshot = await waitFor(actor, ({ context }) => context.discountedPrice !== undefined);
  expect(applyCoupon).toHaveBeenCalledExactlyOnceWith({
    code: 'PAPROC15',
    fairyProductId: 'jagna-solo',
    visitId: 'visit',
  });
  expect(snapshot.context.discountedPrice).toBe(grosze(75_65));
});

describe('what the contract wants of two people and a coupon', () => {
  const customer = {
    firstName: 'Hanna',
    email: 'hanna@przyklad.pl',
    confirmEmail: 'hanna@przyklad.pl',
    birthDay: '5',
    birthMonth: '3',
    birthYear: '1988',
  };
  const partner = {
    partnerName: ' Bogdan ',
    partnerBirthDay: '12',
    partnerBirthMonth: '11',
    partnerBirthYear: '1985',
  };
  const draft = {
    fairyProductId: 'jagna-pair',
    variantId: 'pair',
    couponCode: 'PAPROC15',
    provider: 'STRIPE',
    attempt: 1,
  } as const;

  it('the second person with her own date [OP-9] [AP-6]', () => {
    expect(toOrderRequest({ ...draft, values: { ...customer, ...partner } })).toMatchObject({
      partner: { name: 'Bogdan', birthDate: '1985-11-12' },
      couponCode: 'PAPROC15',
      paymentProvider: 'STRIPE',
    });
  });

  it('a gift’s address as it is stored, and its day where one is chosen [RD-6]', () => {
    const giftOf = (gift: Record<string, string>) =>
      toOrderRequest({ ...draft, values: { ...customer, ...gift } }).gift;
    expect(giftOf({ giftEmail: ' Zosia@Przyklad.pl', giftDay: '2026-12-24' })).toEqual({
      email: 'zosia@przyklad.pl',
      sendOn: '2026-12-24',
    });
    expect(giftOf({ giftEmail: 'zosia@przyklad.pl', giftDay: '' })).toEqual({ email: 'zosia@przyklad.pl' });
    expect(giftOf({ giftEmail: '', giftDay: '' })).toBeUndefined();
  });

  it('one person alone has no partner, no coupon and no city to send [AP-6]', () => {
    const request = toOrderRequest({ ...draft, couponCode: undefined, values: customer });
    expect(Object.keys(request).sort()).toEqual([
      'customer',
      'fairyProductId',
      'paymentProvider',
      'questions',
    ]);
    expect(request.customer).not.toHaveProperty('city');
  });

  it('remembered data of a partner stays out of an order for one [OP-9]', async () => {
    const { createOrder } = ordering();
    const { type, pay } = atForm({ createOrder });
    for (const [name, value] of Object.entries({ ...customer, ...partner })) type(name, value);
    await pay();
    expect(createOrder.mock.calls[0]?.[0]).not.toHaveProperty('partner');
  });
});
