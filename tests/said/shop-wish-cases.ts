import { sql } from 'kysely';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import {
  change,
  chartOf,
  KEY,
  ordering,
  placed,
  PREDICTION,
  VISIT,
  type Maker,
  type Order,
} from './shop-subjects.ts';
import { provider } from './told-provider.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

/** The same browser orders, after it has ordered before. */
export const after =
  (
    before: Partial<Order>,
    now: Partial<Order>,
    prepare: (shop: WhatChanges, before: Awaited<ReturnType<typeof placed>>) => unknown = () => undefined,
  ): Maker =>
  async (shop) => {
    const earlier = await placed(shop, { ...PREDICTION, ...before }, KEY);
    await prepare(shop, earlier);
    return ordering({ ...PREDICTION, ...now }, { cookie: earlier.cookie, 'idempotency-key': `${VISIT}-2` });
  };
/** The same as an order of the filled shop asks for, from its own browser. */
const asFilled =
  (status: string, changes: Partial<Order> = {}): Maker =>
  async (shop) => {
    const { customerId, questions, partner, ...rest } = await shop.find(
      sql<Order & { customerId: string; partner: { name: string | null } }>`
        select customer_id as "customerId", fairy_product_id as "fairyProductId",
          jsonb_build_object('name', customer_name, 'email', email, 'birthDate', birth_date) as customer,
          jsonb_build_object('name', partner_name, 'birthDate', partner_birth_date) as partner,
          (select jsonb_agg(jsonb_build_object('content', content) order by sequence_number)
            from order_question where order_id = shop_order.id) as questions
        from shop_order where status = ${status} and gift_email is null and product_type in ('PREDICTION', 'PARTNER_RITUAL')
        order by (product_type = 'PARTNER_RITUAL') desc, id desc limit 1`,
    );
    const payload = { ...rest, questions: questions ?? [], paymentProvider: 'PAYU' as const, ...changes };
    return ordering(partner.name === null ? payload : { ...payload, partner }, {
      cookie: `kp-zamowienie=${customerId}`,
    });
  };

const FOR_TWO = orderOf('Rytual_partnerski');
const FOR_BIRTH = orderOf('Horoskop_urodzeniowy');
/** An hour that the clock showed twice. */
const TWICE = '1990-9-30 2:30';
/** A birth horoscope ordered from one chart, then from another by the same browser; `again`: from the first one once more. */
const fromCharts =
  (first: object, second: object | 'again', order: Order = FOR_BIRTH): Maker =>
  async (shop) => {
    const one = await chartOf(shop, first);
    const { cookie } = await placed(shop, order, KEY, `?orderId=${one}`);
    const other = second === 'again' ? one : await chartOf(shop, second);
    return ordering(order, { cookie, 'idempotency-key': `${VISIT}-2` }, `?orderId=${other}`);
  };
const A_GIFT: Order = { ...PREDICTION, gift: { email: 'ola@example.com' } };
/** What differs from an order of before. */
const another = (title: string, changes: Partial<Order>, before: Order = PREDICTION): Cases => ({
  [`${title}, by the same browser`]: after(before, { ...before, ...changes }),
});

export const wishCases: Readonly<Record<string, Cases>> = {
  createOrderAgain: {
    'the same once more by the same browser': after({}, {}),
    ...another('another name', { customer: { ...birth, name: 'Ewa' } }),
    ...another('another address', { customer: { ...birth, email: 'ewa@example.com' } }),
    ...another('another birth date', { customer: { ...birth, birthDate: '1990-05-04' } }),
    ...another('another city', { customer: { ...FOR_BIRTH.customer, city: 'Warszawa' } }, FOR_BIRTH),
    ...another('an hour of birth', { customer: { ...FOR_BIRTH.customer, birthTime: '7:00' } }, FOR_BIRTH),
    ...another('the same city', {}, FOR_BIRTH),
    ...another('another partner', { partner: { name: 'Paweł', birthDate: '1988-12-31' } }, FOR_TWO),
    ...another(
      'a partner born on another day',
      { partner: { name: 'Piotr', birthDate: '1988-12-30' } },
      FOR_TWO,
    ),
    ...another('the same partner', {}, FOR_TWO),
    ...another('a gift to somebody else', { gift: { email: 'ewa@example.com' } }, A_GIFT),
    'from the same chart, by the same browser': fromCharts({}, 'again'),
    'from a chart with the same hour, by the same browser': fromCharts({}, {}),
    'from a chart with another hour, by the same browser': fromCharts({}, { dateTime: '1990-5-3 6:08' }),
    'from a chart with the other of two hours, by the same browser': fromCharts(
      { dateTime: TWICE, clockChoice: 'earlier' },
      { dateTime: TWICE, clockChoice: 'later' },
    ),
    'from a chart without an hour, by the same browser': fromCharts({}, { timeUnknown: true }),
    'from another chart, with the same hour of its own, by the same browser': fromCharts(
      {},
      { dateTime: '1990-5-3 6:08' },
      { ...FOR_BIRTH, customer: { ...FOR_BIRTH.customer, birthTime: '7:05' } },
    ),
    'something else by the same browser': after(
      { couponCode: 'PAPROC15' },
      { questions: [{ content: 'Inne?' }] },
    ),
    'the same for another day of a gift': after(
      { gift: { email: 'ola@example.com', sendOn: '2026-12-01' } },
      { gift: { email: 'ola@example.com', sendOn: '2026-12-02' } },
    ),
    'the same with another coupon and provider': after(
      { couponCode: 'PAPROC15' },
      { paymentProvider: 'STRIPE' },
    ),
    'the same while the first is being paid': after({}, {}, () => {
      provider.says(/^DELETE/, 409, { status: { statusCode: 'ERROR' } });
      provider.saysPayu('PENDING');
    }),
    'the same, and the provider does not close the first': after({}, {}, () => provider.says(/^DELETE/, 500)),
    'the same as one that waits for its answer': asFilled('GENERATING_RESPONSE'),
    'the same as one whose answer is to leave': asFilled('SCHEDULED'),
    'the same as one that was answered': asFilled('SENT'),
    'another question than one that waits': asFilled('GENERATING_RESPONSE', {
      questions: [{ content: 'Inne?' }],
    }),
    'a key with another body': async (shop) => {
      await placed(shop, PREDICTION, KEY);
      return ordering({ ...PREDICTION, questions: [{ content: 'Inne?' }] }, KEY);
    },
    'a key whose payment is over': async (shop) => {
      const { orderId } = await placed(shop, PREDICTION, KEY);
      await change(shop, `update payment set expires_at = now() where order_id = ${orderId}`);
      return ordering(PREDICTION, KEY);
    },
    'a key whose process has died': async (shop) => {
      const { orderId } = await placed(shop, PREDICTION, KEY);
      await change(
        shop,
        `update payment set payment_link = null, opening_until = now() - interval '1 ms' where order_id = ${orderId}`,
      );
      return ordering(PREDICTION, KEY);
    },
    'a key whose order was canceled': async (shop) => {
      const { orderId } = await placed(shop, PREDICTION, KEY);
      await change(
        shop,
        `update payment set payment_link = null, status = 'CANCELED' where order_id = ${orderId}`,
      );
      return ordering(PREDICTION, KEY);
    },
  },
};
