import { sql } from 'kysely';
import { WEBHOOK_PATH } from '#server/pay/create-payments.ts';
import { signForPayu } from '#server/pay/payu-signature.ts';
import { SECRET, signed } from '#tests/server/pay/gateway-kinds.ts';
import { change, orderWhere, placed, PREDICTION, type Maker, type Subject } from './shop-subjects.ts';
import { provider } from './told-provider.ts';
import type { ShopRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

export const notice = (
  of: 'PAYU' | 'STRIPE',
  body: object | string,
  headers: (raw: string) => Readonly<Record<string, string>> = (raw) => signed(of, raw),
): ShopRequest => {
  const raw = typeof body === 'string' ? body : JSON.stringify(body);
  return { to: 'shop', method: 'POST', path: WEBHOOK_PATH[of], raw, headers: headers(raw) };
};

type Paid = Pick<Subject, 'paymentId' | 'providerId' | 'amount'>;

const payuOrder = ({ paymentId, providerId, amount }: Paid, status: string, changes: object = {}) => ({
  orderId: providerId,
  extOrderId: paymentId,
  currencyCode: 'PLN',
  totalAmount: String(amount),
  status,
  ...changes,
});

/** PayU tells of an order, and says the same when it is asked. */
export function payuSays(told: Paid, status: string, changes: object = {}, asked: object = {}): ShopRequest {
  const order = payuOrder(told, status, changes);
  provider.says(/^GET .*orders\/[^/]+$/, 200, { orders: [{ ...order, ...asked }] });
  return notice('PAYU', { order });
}

/** Stripe tells of a session. */
export const stripeSays = (
  { paymentId, providerId, amount }: Paid,
  type: string,
  changes: object = {},
  event: object = {},
): ShopRequest => {
  const session = {
    id: providerId,
    object: 'checkout.session',
    client_reference_id: paymentId,
    amount_total: amount,
    currency: 'pln',
    payment_status: 'paid',
    ...changes,
  };
  return notice('STRIPE', {
    id: `evt_${type}`,
    object: 'event',
    livemode: false,
    type: `checkout.session.${type}`,
    data: { object: session },
    ...event,
  });
};

type Placing = Parameters<typeof placed>[1];

/** A new order that waits for its payment. */
export async function unpaid(shop: WhatChanges, changes: Partial<NonNullable<Placing>> = {}) {
  const order = await placed(shop, { ...PREDICTION, ...changes });
  const providerId = `${changes.paymentProvider === 'STRIPE' ? 'cs_' : 'PAYU-'}${order.paymentId}`;
  return { ...order, providerId };
}

/** A new order whose payment the shop has not yet stored as opened: the provider's first word names it. */
const unopened =
  (tell: (order: Awaited<ReturnType<typeof unpaid>>) => ShopRequest): Maker =>
  async (shop) => {
    const order = await unpaid(shop);
    await change(
      shop,
      `update payment set provider_payment_id = null, payment_link = null where id = '${order.paymentId}'`,
    );
    return tell(order);
  };

/** A new order that is paid, and whose mails have left. */
export async function paid(shop: WhatChanges, changes: Partial<NonNullable<Placing>> = {}) {
  const order = await unpaid(shop, changes);
  await shop.ask(
    changes.paymentProvider === 'STRIPE' ? stripeSays(order, 'completed') : payuSays(order, 'COMPLETED'),
  );
  provider.forget();
  await shop.jobs('', 0);
  return order;
}

export const ofNew =
  (
    tell: (
      order: Awaited<ReturnType<typeof unpaid>>,
      shop: WhatChanges,
    ) => ShopRequest | Promise<ShopRequest>,
    changes: Parameters<typeof unpaid>[1] = {},
  ): Maker =>
  async (shop) =>
    tell(await unpaid(shop, changes), shop);
export const STRIPE = { paymentProvider: 'STRIPE' } as const;
export const brief =
  (make: Maker): Maker =>
  async (shop) => ({ ...(await make(shop)), until: 'response' });

/** After both providers have sent notices with a signature that does not hold. */
export const afterRefused =
  (make: Maker): Maker =>
  async (shop) => {
    await change(
      shop,
      `insert into refused_notice (provider) values ('PAYU'), ('STRIPE') on conflict do nothing`,
    );
    return make(shop);
  };

const payuCases: Cases = {
  'a paid gift with a coupon': ofNew((order) => payuSays(order, 'COMPLETED'), {
    couponCode: 'JEDEN',
    gift: { email: 'ola@example.com', sendOn: '2026-11-24' },
  }),
  'an order for the shop’s own text': brief(ofNew((order) => payuSays(order, 'PENDING'))),
  'money that waits to be captured': ofNew((order) => payuSays(order, 'WAITING_FOR_CONFIRMATION')),
  'money that waits for an order that has ended': brief(
    ofNew(async (order, shop) => {
      await shop.ask(payuSays(order, 'CANCELED'));
      return payuSays(order, 'WAITING_FOR_CONFIRMATION');
    }),
  ),
  'money that waits, of another amount': brief(
    ofNew((order) => payuSays(order, 'WAITING_FOR_CONFIRMATION', { totalAmount: '5449' })),
  ),
  'a canceled payment': ofNew((order) => payuSays(order, 'CANCELED'), { couponCode: 'JEDEN' }),
  'money after the end': ofNew(
    async (order, shop) => {
      await shop.ask(payuSays(order, 'CANCELED'));
      return payuSays(order, 'COMPLETED');
    },
    { couponCode: 'JEDEN' },
  ),
  'a cancellation after the money': brief(
    ofNew(async (order, shop) => {
      await shop.ask(payuSays(order, 'COMPLETED'));
      return payuSays(order, 'CANCELED');
    }),
  ),
  'money that waits, told after it has come': brief(
    ofNew(async (order, shop) => {
      await shop.ask(payuSays(order, 'COMPLETED'));
      return payuSays(order, 'WAITING_FOR_CONFIRMATION');
    }),
  ),
  'money that waits for another payment than the order’s': brief(
    ofNew((order) => payuSays({ ...order, providerId: 'ANOTHER' }, 'WAITING_FOR_CONFIRMATION')),
  ),
  'money that waits, and PayU does not take the capture': brief(
    ofNew((order) => {
      provider.says(/^POST .*captures$/, 500);
      return payuSays(order, 'WAITING_FOR_CONFIRMATION');
    }),
  ),
  'money for a payment that is just being opened': brief(unopened((order) => payuSays(order, 'COMPLETED'))),
  'another amount for a payment that is just being opened': brief(
    unopened((order) => payuSays(order, 'COMPLETED', { totalAmount: '5449' })),
  ),
  'money that waits for a payment that is just being opened': brief(
    unopened((order) => payuSays(order, 'WAITING_FOR_CONFIRMATION')),
  ),
  'the end of a payment that is just being opened': brief(unopened((order) => payuSays(order, 'CANCELED'))),
  'another amount': ofNew((order) => payuSays(order, 'COMPLETED', { totalAmount: '5449' })),
  'another currency': brief(ofNew((order) => payuSays(order, 'COMPLETED', { currencyCode: 'EUR' }))),
  'another amount than PayU says when asked': ofNew((order) =>
    payuSays(order, 'COMPLETED', { totalAmount: '5449' }, { totalAmount: '5450' }),
  ),
  'another order than PayU says when asked': ofNew((order) =>
    payuSays(order, 'COMPLETED', {}, { extOrderId: PREDICTION.fairyProductId }),
  ),
  'a payment that PayU does not know as done': brief(
    ofNew((order) => payuSays(order, 'COMPLETED', {}, { status: 'PENDING' })),
  ),
  'PayU does not answer': ofNew((order) => {
    const told = payuSays(order, 'COMPLETED');
    provider.says(/^GET/, 500);
    return told;
  }),
  'a second payment': brief(ofNew((order) => payuSays({ ...order, providerId: 'ANOTHER' }, 'COMPLETED'))),
  'a second payment that is not done': brief(
    ofNew((order) => payuSays({ ...order, providerId: 'ANOTHER' }, 'PENDING')),
  ),
  'a payment of nobody': brief(
    ofNew((order) => payuSays({ ...order, paymentId: PREDICTION.fairyProductId }, 'COMPLETED')),
  ),
  'no number of a payment': brief(ofNew((order) => payuSays({ ...order, paymentId: 'test' }, 'COMPLETED'))),
  'a status that the shop does not know': brief(ofNew((order) => payuSays(order, 'REJECTED'))),
  'no JSON': () => notice('PAYU', 'null!'),
  'an old signature': ofNew((order) => {
    const { raw = '' } = payuSays(order, 'PENDING');
    return notice('PAYU', raw, () => ({
      'openpayu-signature': signForPayu(Buffer.from(raw), SECRET.PAYU, 'MD5'),
    }));
  }),
  'a signature by another key': ofNew((order) => {
    const { raw = '' } = payuSays(order, 'COMPLETED');
    return notice('PAYU', raw, () => ({ 'openpayu-signature': signForPayu(Buffer.from(raw), 'other') }));
  }),
  'no signature': ofNew((order) => notice('PAYU', payuSays(order, 'COMPLETED').raw ?? '', () => ({}))),
  'after notices that were refused': afterRefused(ofNew((order) => payuSays(order, 'PENDING'))),
  'after notices that were refused, a status that the shop does not know': afterRefused(
    ofNew((order) => payuSays(order, 'REJECTED')),
  ),
  'after notices that were refused, PayU is not reached when it is asked': afterRefused(
    ofNew((order) => {
      const told = payuSays(order, 'COMPLETED');
      provider.says(/^GET/, 500);
      return told;
    }),
  ),
  'an order that its customer left by a statement before it was paid': async (shop) => {
    const order = await unpaid(shop);
    await shop.ask({
      to: 'shop',
      method: 'POST',
      path: '/api/withdrawal',
      payload: {
        name: 'Anna',
        orderNumber: String(order.orderId),
        email: 'anna@example.com',
        orderKey: order.customerId,
      },
    });
    await shop.jobs('', 0);
    return payuSays(order, 'COMPLETED');
  },
  'an order whose data were erased while it was open': async (shop) => {
    const order = await unpaid(shop, { couponCode: 'JEDEN' });
    await change(
      shop,
      `delete from order_question where order_id = ${order.orderId};
       update shop_order set stripped_at = now(), customer_name = null, birth_date = null where id = ${order.orderId}`,
    );
    return payuSays(order, 'COMPLETED');
  },
  'the same order paid twice within an hour': async (shop) => {
    await paid(shop);
    return payuSays(await unpaid(shop), 'COMPLETED');
  },
  'a refund is done': refundOf('PAYU', { status: 'FINALIZED' }),
  'a refund was refused': refundOf('PAYU', { status: 'CANCELED', statusError: { code: 'NO_BALANCE' } }),
  'a refund of another amount': refundOf('PAYU', { amount: '1' }),
  'a refund made by hand': refundByHand('1000', 'FINALIZED'),
  'a refund made by hand that failed': refundByHand('1000', 'CANCELED'),
  'a refund made by hand over what was paid': refundByHand('3101', 'PENDING'),
  'a refund of another shop': () =>
    notice('PAYU', {
      orderId: 'OTHER',
      refund: { refundId: 'R', amount: '1', currencyCode: 'PLN', status: 'PENDING' },
    }),
};

/** An order of the filled shop whose customer has withdrawn; its money is on its way. */
export async function givenBack(shop: WhatChanges, of: 'PAYU' | 'STRIPE') {
  const order = await orderWhere(shop, `shop_order.status = 'GENERATING_RESPONSE' and provider = '${of}'`);
  await shop.ask({
    to: 'shop',
    method: 'POST',
    path: '/api/withdrawal',
    payload: {
      name: 'Anna',
      orderNumber: String(order.orderId),
      email: order.email,
      orderKey: order.customerId,
    },
  });
  await shop.jobs('', 0);
  const { id } = await shop.find(sql<{ id: string }>`select id from refund
    where payment_id = ${order.paymentId} order by asked_at desc, id limit 1`);
  return { ...order, refundId: id };
}

function refundOf(of: 'PAYU', changes: object): Maker {
  return async (shop) => {
    const { providerId, amount, refundId } = await givenBack(shop, of);
    const refund = {
      refundId: 'PAYU-REFUND',
      extRefundId: refundId,
      amount: String(amount),
      currencyCode: 'PLN',
      ...changes,
    };
    provider.says(/^GET .*refunds\/PAYU-REFUND$/, 200, { status: 'PENDING', ...refund });
    const { extRefundId: _, ...told } = { status: 'PENDING', ...refund };
    return notice('PAYU', { orderId: providerId, refund: told });
  };
}

function refundByHand(amount: string, status: string): Maker {
  return async (shop) => {
    const { providerId } = await orderWhere(
      shop,
      `shop_order.status = 'GENERATING_RESPONSE' and provider = 'PAYU'`,
    );
    const refund = { refundId: 'BY-HAND', amount, currencyCode: 'PLN', status };
    return notice('PAYU', { orderId: providerId, refund });
  };
}

const returning =
  (
    query: (order: Awaited<ReturnType<typeof unpaid>>) => string,
    prepare: () => void = () => undefined,
  ): Maker =>
  async (shop) => {
    const order = await unpaid(shop, { couponCode: 'JEDEN' });
    prepare();
    return { to: 'shop', method: 'GET', path: `/api/payment/return?${query(order)}` };
  };
const whose = ({ orderId, customerId }: { orderId: number; customerId: string }) =>
  `orderId=${orderId}&customerId=${customerId}`;

export const paymentCases: Readonly<Record<string, Cases>> = {
  payuNotify: payuCases,
  paymentReturn: {
    'without an error': returning(whose),
    'left unpaid': returning((order) => `${whose(order)}&error=501`),
    'left while it is being paid': returning(
      (order) => `${whose(order)}&error=501`,
      () => {
        provider.says(/^DELETE/, 400);
        provider.saysPayu('PENDING');
      },
    ),
    'left after it was paid': returning(
      (order) => `${whose(order)}&error=501`,
      () => {
        provider.says(/^DELETE/, 400);
        provider.saysPayu('COMPLETED');
      },
    ),
    'left while PayU does not answer': returning(
      (order) => `${whose(order)}&error=501`,
      () => provider.says(/./, 500),
    ),
    'another customer': returning(
      ({ orderId }) => `orderId=${orderId}&customerId=${PREDICTION.fairyProductId}&error=1`,
    ),
    'no number': returning(({ customerId }) => `orderId=1e3&customerId=${customerId}&error=1`),
  },
};
