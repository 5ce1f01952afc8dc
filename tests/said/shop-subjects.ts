import { sql } from 'kysely';
import { orderOf } from '#tests/server/support/order-requests.ts';
import type { ShopRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

export type Order = ReturnType<typeof orderOf>;
export type Maker = Cases[string];

export const VISIT = '0b8f7c1e-2222-4222-8222-222222222222';
export const KEY = { 'idempotency-key': `${VISIT}-1` };
export const PREDICTION = orderOf('Wrozba');

export const ordering = (payload: Order, headers: ShopRequest['headers'] = {}, query = ''): ShopRequest => ({
  to: 'shop',
  method: 'POST',
  path: `/api/order${query}`,
  payload,
  headers,
  until: 'response',
});

/** As long as it shows something new, what follows is told, too. */
export const wholly =
  (make: Maker): Maker =>
  async (shop) => {
    const request = await make(shop);
    return { ...request, until: undefined };
  };

const CHART = {
  name: 'Anna Maria',
  email: 'Anna@Example.com',
  city: 'Kraków',
  dateTime: '1990-5-3 6:07',
};
/** The handle of a free chart. */
export const chartOf = async (shop: WhatChanges, changes: object = {}) =>
  (
    await shop.ask({
      to: 'shop',
      method: 'POST',
      path: '/api/horoscope/birth',
      payload: { ...CHART, ...changes },
    })
  ).json<{ order: { id: string } }>().order.id;

/** An order that is placed, and the cookies of its browser. */
export async function placed(
  shop: WhatChanges,
  payload: Order = PREDICTION,
  headers: ShopRequest['headers'] = {},
  query = '',
) {
  const response = await shop.ask(ordering(payload, headers, query));
  const { orderId, customerId, id, totalPrice } = response.json<{
    orderId: number;
    customerId: string;
    id: string;
    totalPrice: number;
  }>();
  if (response.statusCode >= 400) throw new Error(`the order is refused: ${response.body}`);
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { orderId, customerId, paymentId: id, amount: Math.round(totalPrice * 100), cookie };
}

export const change = (shop: WhatChanges, text: string) =>
  shop.log.unheard(() => sql.raw(text).execute(shop.db));

export const form = (path: string, fields: Readonly<Record<string, string>>, headers = {}): ShopRequest => ({
  to: 'shop',
  method: 'POST',
  path,
  form: fields,
  headers,
});
export const page = (path: string, headers = {}): ShopRequest => ({
  to: 'shop',
  method: 'GET',
  path,
  headers,
});
export const FOREIGN = { 'sec-fetch-site': 'cross-site' };

export const WAITS = `shop_order.status = 'GENERATING_RESPONSE' and gift_email is null`;
export const LEAVES = `shop_order.status = 'SCHEDULED' and gift_from is null`;
export const ANSWERED = `shop_order.status = 'SENT' and gift_email is null`;

export const sqlOf = (text: (order: Subject) => string) => (shop: WhatChanges, order: Subject) =>
  change(shop, text(order));

/** An order of the filled shop, with what its customer's links hold. */
export interface Subject {
  orderId: number;
  customerId: string;
  email: string;
  answerKey: string;
  ratingKey: string;
  paymentId: string;
  providerId: string;
  amount: number;
}

/** The latest order of a kind. */
export const orderWhere = (shop: WhatChanges, condition: string): Promise<Subject> =>
  shop.find(sql<Subject>`select shop_order.id as "orderId", customer_id as "customerId", email,
    answer_key as "answerKey", rating_key as "ratingKey", payment.id as "paymentId",
    provider_payment_id as "providerId", payment.amount
    from shop_order join payment on payment.order_id = shop_order.id
    where ${sql.raw(condition)} order by shop_order.id desc limit 1`);
