import { sql } from 'kysely';
import { inHand } from './order-draft-cases.ts';
import { change, get, must, order, post, type OrderKind } from './order-requests.ts';
import type { DeskRequest } from './requests.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

const REASON = ' Dwa razy to samo. ';
const WORD = ' Przepraszamy za kłopot. ';

/** A decision about an order's money as it is now. */
async function decide(
  shop: WhatChanges,
  kind: OrderKind | number,
  path: string,
  body: object = {},
): Promise<DeskRequest> {
  const orderId = typeof kind === 'number' ? kind : await order(shop, kind);
  const money = await shop.read<{ version?: string }>(`/orders/${orderId}/money`);
  return post(`/orders/${orderId}/money/${path}`, { seen: money.version ?? 'x'.repeat(22), ...body });
}

const giveBack = (shop: WhatChanges, kind: OrderKind, amount: number, body: object = {}) =>
  decide(shop, kind, 'give-back', { key: NEW_ID, amount, reason: REASON, ...body });

/** A refund of an order that has come to a state. */
const refund = async (
  shop: WhatChanges,
  kind: OrderKind,
  {
    state,
    amount,
    ago = '1 day',
    due = null,
  }: { state: string; amount: number; ago?: string; due?: string | null },
) =>
  change(
    shop,
    sql`insert into refund (payment_id, idempotency_key, amount, currency, reason, asked_by, state, failure, due_on, asked_at)
      select id, ${`test:${state}:${amount}`}, ${amount}, 'PLN', 'Wcześniej', 'Ludmiła', ${state},
        case ${state} when 'failed' then 'odmowa banku' end, ${due}::date, now() - ${ago}::interval
      from payment where order_id = ${await order(shop, kind)}`,
  );

/** Money of another amount or currency than asked has come for an order. */
const difference = async (shop: WhatChanges, kind: OrderKind, amount: number, currency = 'PLN') =>
  change(
    shop,
    sql`insert into payment_difference (payment_id, amount, currency) select id, ${amount}, ${currency}
      from payment where order_id = ${await order(shop, kind)}`,
  );

/** The order about whose payment the provider says something else. */
const doubted = async (shop: WhatChanges) =>
  (
    await shop.find<{ id: number }>(
      sql`select order_id as id from money_doubt join payment on payment.id = payment_id order by order_id limit 1`,
    )
  ).id;

/** Requests about money that came, goes back, or is not as it should be. */
export const moneyCases: Readonly<Record<string, Cases>> = {
  giveBack: {
    'a part': (shop) => giveBack(shop, 'sent', 1_000, { word: WORD }),
    'all that is left': async (shop) => {
      await refund(shop, 'sent', { state: 'done', amount: 83 });
      await refund(shop, 'sent', { state: 'pending', amount: 500 });
      return giveBack(shop, 'sent', 2_000);
    },
    'more than is left': async (shop) => {
      await refund(shop, 'sent', { state: 'done', amount: 83 });
      await refund(shop, 'sent', { state: 'pending', amount: 500 });
      return giveBack(shop, 'sent', 2_001);
    },
    'again, after a refund that failed': async (shop) => {
      await refund(shop, 'sent', { state: 'failed', amount: 1_000, due: '2026-11-30' });
      await refund(shop, 'sent', { state: 'failed', amount: 1_001, due: '2026-11-29' });
      return giveBack(shop, 'sent', 1_000);
    },
    'which the provider does at once': async (shop) => {
      shop.gateways.PAYU.refundState = 'done';
      return giveBack(shop, 'sent', 2_583);
    },
    'which the provider refuses': async (shop) => {
      shop.gateways.STRIPE.refundState = 'failed';
      return giveBack(shop, 'sentGift', 1_000);
    },
    'beside one that has been under way for an hour': async (shop) => {
      await refund(shop, 'sent', { state: 'pending', amount: 500, ago: '1 hour' });
      await change(
        shop,
        sql`insert into job (kind, payload, run_at) select 'refund.carry-out', jsonb_build_object('refundId', id), now()
          from refund where idempotency_key = 'test:pending:500'`,
      );
      return giveBack(shop, 'sent', 100);
    },
    'while the provider does not answer': async (shop) => {
      shop.gateways.PAYU.down = true;
      return giveBack(shop, 'sent', 1_000);
    },
    'of an order that waits': (shop) => giveBack(shop, 'waiting', 100),
    'of an order that is not paid': (shop) => giveBack(shop, 'unpaid', 100),
    'under a key that has another amount': async (shop) => {
      await must(shop, await giveBack(shop, 'sent', 100));
      return giveBack(shop, 'sent', 101);
    },
    'under a key that has another word': async (shop) => {
      await must(shop, await giveBack(shop, 'sent', 100, { word: WORD }));
      return giveBack(shop, 'sent', 100);
    },
    'under a key of another order': async (shop) => {
      await must(shop, await giveBack(shop, 'sentGift', 100));
      return giveBack(shop, 'sent', 100);
    },
    'of money that was seen otherwise': (shop) => giveBack(shop, 'sent', 100, { seen: 'x'.repeat(22) }),
    'by a specialist': async (shop) => ({ ...(await giveBack(shop, 'sent', 100)), as: 'specialist' }),
    'without a reason': (shop) => giveBack(shop, 'sent', 100, { reason: '   ' }),
    'of none': () =>
      post('/orders/9999/money/give-back', { seen: 'x'.repeat(22), key: NEW_ID, amount: 1, reason: REASON }),
  },

  callOffOrder: {
    'that waits': (shop) => decide(shop, 'waiting', 'call-off', { reason: REASON, word: WORD }),
    'that is scheduled': (shop) => decide(shop, 'scheduled', 'call-off', { reason: REASON }),
    'of which a part went back': async (shop) => {
      await refund(shop, 'waiting', { state: 'done', amount: 750 });
      return decide(shop, 'waiting', 'call-off', { reason: REASON });
    },
    'of which all went back': async (shop) => {
      await refund(shop, 'waiting', { state: 'pending', amount: 2_750 });
      return decide(shop, 'waiting', 'call-off', { reason: REASON });
    },
    'whose answer leaves': async (shop) => {
      await inHand(shop, 'scheduled');
      return decide(shop, 'scheduled', 'call-off', { reason: REASON });
    },
    'that was answered': (shop) => decide(shop, 'sent', 'call-off', { reason: REASON }),
    'that was called off': (shop) => decide(shop, 'calledOff', 'call-off', { reason: REASON }),
    'that is not paid': (shop) => decide(shop, 'unpaid', 'call-off', { reason: REASON }),
    'of money that was seen otherwise': (shop) =>
      decide(shop, 'waiting', 'call-off', { reason: REASON, seen: 'x'.repeat(22) }),
  },

  settleRefunds: {
    'that failed': async (shop) => {
      await refund(shop, 'sent', { state: 'failed', amount: 1_000 });
      await refund(shop, 'sent', { state: 'done', amount: 900 });
      return decide(shop, 'sent', 'settle');
    },
    'a doubt': async (shop) => decide(shop, await doubted(shop), 'settle'),
    'of which there are none': (shop) => decide(shop, 'sent', 'settle'),
  },

  decideDifference: {
    'that is accepted': async (shop) => {
      await difference(shop, 'unpaid', 9_000);
      return decide(shop, 'unpaid', 'difference', { decision: 'accept' });
    },
    'of euros, given back': async (shop) => {
      await difference(shop, 'unpaid', 2_400, 'EUR');
      return decide(shop, 'unpaid', 'difference', { decision: 'give-back' });
    },
    'that ends the order, and goes back by hand': async (shop) => {
      await difference(shop, 'unpaid', 9_000);
      return decide(shop, 'unpaid', 'difference', { decision: 'close' });
    },
    'of an order that is paid, accepted': async (shop) => {
      await difference(shop, 'sent', 2_000);
      return decide(shop, 'sent', 'difference', { decision: 'accept' });
    },
    'of an order that is paid, less than went back': async (shop) => {
      await refund(shop, 'sent', { state: 'done', amount: 2_001 });
      await difference(shop, 'sent', 2_000);
      return decide(shop, 'sent', 'difference', { decision: 'accept' });
    },
    'of an order that is paid, as much as went back': async (shop) => {
      await refund(shop, 'sent', { state: 'done', amount: 2_000 });
      await difference(shop, 'sent', 2_000);
      return decide(shop, 'sent', 'difference', { decision: 'accept' });
    },
    'of an order that is paid, given back': async (shop) => {
      await difference(shop, 'sent', 2_000);
      return decide(shop, 'sent', 'difference', { decision: 'give-back' });
    },
    'of which there is none': (shop) => decide(shop, 'unpaid', 'difference', { decision: 'accept' }),
  },

  previewMoneyMail: {
    'of a part': async (shop) =>
      post(`/orders/${await order(shop, 'sent')}/money/mail`, { amount: 1_050, word: WORD }, { long: 900 }),
    'of an order that is called off': async (shop) =>
      post(`/orders/${await order(shop, 'waiting')}/money/mail`, { word: '' }, { long: 900 }),
    'of an order of which a part went back': async (shop) => {
      await refund(shop, 'waiting', { state: 'done', amount: 750 });
      return post(`/orders/${await order(shop, 'waiting')}/money/mail`, { word: '' }, { long: 250 });
    },
    'of an order without a payment': async (shop) =>
      post(`/orders/${await order(shop, 'unpaid')}/money/mail`, { word: '' }, { long: 900 }),
    'of none': () => post('/orders/9999/money/mail', { word: '' }),
  },

  readMoney: {
    'of an order with refunds in each state': async (shop) => {
      await refund(shop, 'sent', { state: 'failed', amount: 100, ago: '3 days', due: '2026-11-30' });
      await must(shop, await giveBack(shop, 'sent', 100));
      await refund(shop, 'sent', { state: 'failed', amount: 7, ago: '2 days' });
      await refund(shop, 'sent', { state: 'pending', amount: 50, ago: '1 hour' });
      return get(`/orders/${await order(shop, 'sent')}/money`, { long: 300 });
    },
    'of an order with a difference': async (shop) => {
      await difference(shop, 'unpaid', 2_400, 'EUR');
      return get(`/orders/${await order(shop, 'unpaid')}/money`, { long: 300 });
    },
    'of an order with a doubt': async (shop) => get(`/orders/${await doubted(shop)}/money`, { long: 300 }),
    'of an order that waits': async (shop) =>
      get(`/orders/${await order(shop, 'waiting')}/money`, { long: 300 }),
    'as decisions': async (shop) => {
      await difference(shop, 'unpaid', 9_000);
      await refund(shop, 'sent', { state: 'failed', amount: 100 });
      await refund(shop, 'sent', { state: 'pending', amount: 201, due: '2026-11-20' });
      await refund(shop, 'sent', { state: 'pending', amount: 202, due: '2026-11-21' });
      await refund(shop, 'sentGift', { state: 'asked', amount: 303, ago: '4 hours 1 second' });
      await refund(shop, 'sentGift', { state: 'asked', amount: 304, ago: '4 hours' });
      await refund(shop, 'sentLong', { state: 'pending', amount: 405, ago: '10 days 1 second' });
      await refund(shop, 'sentLong', { state: 'pending', amount: 406, ago: '10 days' });
      await refund(shop, 'waiting', { state: 'asked', amount: 507, ago: '9 days', due: '2026-11-20' });
      await twice(shop, '59 minutes');
      return get('/money/decisions', { long: 200 });
    },
    'as decisions, of two orders alike of which one is a gift': async (shop) => {
      await twice(shop, '59 minutes');
      await change(
        shop,
        sql`update shop_order set gift_email = 'ewa@przyklad.pl' where id = ${await order(shop, 'sent')}`,
      );
      return get('/money/decisions', { pick: 'kind' });
    },
    'as decisions, an hour between two orders alike': async (shop) => {
      await twice(shop, '61 minutes');
      return get('/money/decisions', { long: 200 });
    },
  },
};

/** The order that waits was sent before, so long before it was paid. */
const twice = async (shop: WhatChanges, before: string) => {
  const orderId = await order(shop, 'waiting');
  await change(
    shop,
    sql`update shop_order as other set email = open.email, fairy_product_id = open.fairy_product_id,
        customer_name = open.customer_name, birth_date = open.birth_date, paid_at = open.paid_at - ${before}::interval
      from shop_order as open where open.id = ${orderId} and other.id = ${await order(shop, 'sent')}`,
  );
  await change(
    shop,
    sql`update order_question set content = (select content from order_question where order_id = ${orderId})
      where order_id = ${await order(shop, 'sent')}`,
  );
};
