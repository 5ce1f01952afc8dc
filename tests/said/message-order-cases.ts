import { sql } from 'kysely';
import { BAD_ADDRESS, failFor, onAnswer } from './order-approval-cases.ts';
import { inHand } from './order-draft-cases.ts';
import { change, get, must, order, OTHER_ID, post, remove, strip, type OrderKind } from './order-requests.ts';
import type { DeskRequest } from './requests.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

/** The mails that were written about an order. */
const mailsOf = async (shop: WhatChanges, kind: OrderKind) =>
  shop.read<{ id: string }[]>(`/orders/${await order(shop, kind)}/mails`);

const write = async (shop: WhatChanges, kind: OrderKind, body: object = {}): Promise<DeskRequest> =>
  post(`/orders/${await order(shop, kind)}/mails`, {
    id: NEW_ID,
    seen: (await mailsOf(shop, kind)).at(-1)?.id ?? null,
    text: ' Odpowiedź będzie wieczorem. ',
    ...body,
  });

const recall = async (shop: WhatChanges, kind: OrderKind, sendAt: string | null) => {
  await must(shop, await write(shop, kind, { sendAt }));
  return remove(`/orders/${await order(shop, kind)}/mails/${NEW_ID}`);
};

/** The first withdrawal of a kind. */
const withdrawal = async (shop: WhatChanges, where: ReturnType<typeof sql>): Promise<string> => {
  const { id } = await shop.find<{ id: number }>(
    sql`select withdrawal.id from withdrawal join withdrawal_proof on withdrawal_id = withdrawal.id
      left join shop_order on shop_order.id = order_id where ${where} order by withdrawal.id limit 1`,
  );
  return `/withdrawals/${id}`;
};
const UNMATCHED = sql`order_id is null`;
const WAITS = sql`status = 'GENERATING_RESPONSE'`;
const PROVED = sql`proved_at is not null`;
const RECENT = sql`status = 'SENT' and paid_at > now() - interval '2 days'`;
const LATE = sql`status = 'SENT' and paid_at < now() - interval '20 days'`;

const carryOut = async (shop: WhatChanges, where: ReturnType<typeof sql>, seen = 'open') =>
  post(`${await withdrawal(shop, where)}/carry-out`, { seen });

const proof = (set: ReturnType<typeof sql>) =>
  sql`update withdrawal_proof set ${set} where proved_at is null`;

/** The answered order of a statement was to begin early; its answer came so many seconds after the statement. */
const early = (shop: WhatChanges, after: number) =>
  change(
    shop,
    sql`with begun as (
        insert into consent (order_id, kind, is_given, version, at)
          select order_id, 'early-start', true, (select version from consent where kind = 'early-start' limit 1), received_at
          from withdrawal where id = 3
      ) update shop_order set answered_at = received_at + make_interval(secs => ${after}) from withdrawal
        where shop_order.id = order_id and withdrawal.id = 3`,
  );

interface Words {
  ratingId: number;
}
const words = async (shop: WhatChanges) => shop.read<{ waiting: Words[]; decided: Words[] }>('/rating-words');
const decideWaiting = async (shop: WhatChanges, body: object) =>
  post(`/rating-words/${(await words(shop)).waiting[0]?.ratingId}/decision`, body);
const decideDecided = async (shop: WhatChanges, at: number, body: object) =>
  post(`/rating-words/${(await words(shop)).decided[at]?.ratingId}/decision`, body);

/** Requests about mails of an order, statements of withdrawal and the words beside ratings. */
export const messageOrderCases: Readonly<Record<string, Cases>> = {
  orderMails: {
    'the first': (shop) => write(shop, 'sent'),
    'after one that waits, at a time': (shop) =>
      write(shop, 'waiting', { sendAt: '2026-11-22T09:00:00.000Z' }),
    'after two': async (shop) => {
      await must(shop, await write(shop, 'waiting', { id: OTHER_ID }));
      return write(shop, 'waiting');
    },
    'of the last but one': async (shop) => {
      const [first] = await mailsOf(shop, 'waiting');
      await must(shop, await write(shop, 'waiting', { id: OTHER_ID }));
      return write(shop, 'waiting', { seen: first?.id });
    },
    'of another than the latest': (shop) => write(shop, 'waiting', { seen: null }),
    'at a time that is past': (shop) => write(shop, 'sent', { sendAt: '2026-11-21T11:00:00Z' }),
    'of two letters': (shop) => write(shop, 'sent', { text: ' ab ' }),
    'under an id that another text has': async (shop) => {
      await must(shop, await write(shop, 'sent'));
      return write(shop, 'sent', { text: 'Inny list.' });
    },
    'under an id that another order has': async (shop) => {
      await must(shop, await write(shop, 'foreign'));
      return write(shop, 'sent');
    },
    'of an order whose data are deleted': async (shop) => {
      await strip(shop, await order(shop, 'sent'));
      return write(shop, 'sent');
    },
    'of none': () => post('/orders/9999/mails', { id: NEW_ID, seen: null, text: 'Halo?' }),
    'by a specialist': async (shop) => ({ ...(await write(shop, 'sent')), as: 'specialist' }),
    'whose address is refused': async (shop) => {
      failFor(shop, BAD_ADDRESS);
      return write(shop, 'sent');
    },
    'is taken back': (shop) => recall(shop, 'waiting', '2026-11-21T11:01:00.001Z'),
    'leaves in a minute': (shop) => recall(shop, 'waiting', '2026-11-21T11:01:00Z'),
    'has left': (shop) => recall(shop, 'sent', null),
    'is taken back, of another order': async (shop) => {
      await recall(shop, 'sent', '2026-11-22T11:01:00Z');
      return remove(`/orders/${await order(shop, 'foreign')}/mails/${NEW_ID}`);
    },
    'are listed': async (shop) => get(`/orders/${await order(shop, 'waiting')}/mails`, { long: 300 }),
    'are listed, one was refused': async (shop) => {
      const { id } = await shop.find<{ id: number }>(
        sql`select order_id as id from order_mail where refused_at is not null order by order_id limit 1`,
      );
      return get(`/orders/${id}/mails`, { long: 300 });
    },
  },

  withdrawals: {
    'that is dealt with': async (shop) => post(`${await withdrawal(shop, UNMATCHED)}/dealt-with`),
    'of an order that waits, dealt with': async (shop) => post(`${await withdrawal(shop, WAITS)}/dealt-with`),
    'that needs nobody': async (shop) => post(`${await withdrawal(shop, PROVED)}/dealt-with`),
    'of which there is none': () => post('/withdrawals/999/dealt-with'),
    'that is carried out': (shop) => carryOut(shop, WAITS),
    'that is carried out while the answer leaves': async (shop) => {
      await must(
        shop,
        await onAnswer(shop, 'withdrawn', 'answer/approve', {
          body: { draftVersion: 1, sendAt: '2026-11-21T12:00:00Z', noAdviceOn: ['law', 'money', 'health'] },
        }),
      );
      await inHand(shop, 'withdrawn');
      return carryOut(shop, sql`status = 'SCHEDULED'`);
    },
    'of an answered order, in time': (shop) => carryOut(shop, RECENT),
    'of an answered order, too late': (shop) => carryOut(shop, LATE),
    'are listed, of an order with an early start, from before its answer': async (shop) => {
      await early(shop, 1);
      return get('/withdrawals', { rows: 105 });
    },
    'are listed, of an order with an early start, from the moment of its answer': async (shop) => {
      await early(shop, 0);
      return get('/withdrawals', { rows: 105 });
    },
    'that fits no order': (shop) => carryOut(shop, UNMATCHED),
    'that was proved': (shop) => carryOut(shop, PROVED),
    'that was denied meanwhile': async (shop) => {
      await change(shop, proof(sql`denied_at = now()`));
      return carryOut(shop, WAITS);
    },
    'that was denied, and was seen so': async (shop) => {
      await change(shop, proof(sql`denied_at = now()`));
      return carryOut(shop, WAITS, 'denied');
    },
    'that another has dealt with': async (shop) => {
      await must(shop, post(`${await withdrawal(shop, WAITS)}/dealt-with`));
      return carryOut(shop, WAITS);
    },
    'are listed': () => get('/withdrawals', { long: 400 }),
    'are listed, of one whose data were deleted': async (shop) => {
      await change(
        shop,
        sql`update withdrawal set name = null, order_number = null, email = null, statement = null where id = 5`,
      );
      return get('/withdrawals', { rows: 105 });
    },
    'are listed, behind one that needs somebody': async (shop) =>
      get(`/withdrawals?after=${(await withdrawal(shop, WAITS)).split('/').at(-1)}`, { long: 60 }),
    'are listed, behind one that needs nobody': async (shop) =>
      get(`/withdrawals?after=${(await withdrawal(shop, RECENT)).split('/').at(-1)}`, { long: 60 }),
    'are listed, with refunds in each state': async (shop) => {
      await change(
        shop,
        sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state, settled_at)
          select payment.id, 'test:' || payment.id, amount, 'PLN', 'customer',
            case order_number_of when 2 then 'failed' when 3 then 'asked' else 'failed' end,
            case when order_number_of = 4 then now() end
          from (select withdrawal.id as order_number_of, order_id from withdrawal) as of_order
            join payment using (order_id) where order_number_of > 1`,
      );
      return get('/withdrawals', { long: 250 });
    },
    'are listed, of which one part failed or is under way, and another part is further': async (shop) => {
      await change(
        shop,
        sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state)
          select payment.id, 'test:' || state || payment.id, part, 'PLN', 'customer', state
          from payment join (values
            (2, 'failed', 1000), (2, 'pending', 1500), (3, 'asked', 1000), (3, 'done', 1500), (4, 'done', 1000)
          ) as given (withdrawal, state, part) on order_id = (
            select order_id from withdrawal where withdrawal.id = withdrawal
          )`,
      );
      return get('/withdrawals', { long: 250 });
    },
    'are listed, of which the money went back in parts, another way and once more': async (shop) => {
      await change(
        shop,
        sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state, settled_at, asked_at)
          select payment.id, 'test:' || kind || payment.id, coalesce(part, amount - rest), 'PLN', 'customer', state,
            case state when 'failed' then now() end, now() - ago::interval
          from payment join (values
            (2, 'part', 'done', 1000, null, '1 day'), (2, 'other way', 'failed', null, 1000, '1 day'),
            (3, 'replaced', 'failed', null, 0, '1 day'), (3, 'next', 'done', 100, null, '0 days')
          ) as given (withdrawal, kind, state, part, rest, ago) on order_id = (
            select order_id from withdrawal where withdrawal.id = withdrawal
          )`,
      );
      return get('/withdrawals', { long: 250 });
    },
  },

  ratingWords: {
    'that are shown': (shop) => decideWaiting(shop, { seen: 'waiting' }),
    'that break a rule': (shop) => decideWaiting(shop, { seen: 'waiting', rule: 'insult' }),
    'that were shown, taken away': (shop) => decideDecided(shop, 1, { seen: 'shown', rule: 'promise' }),
    'that were refused, shown': (shop) => decideDecided(shop, 0, { seen: 'advert' }),
    'that were refused, by another rule': (shop) =>
      decideDecided(shop, 0, { seen: 'advert', rule: 'people' }),
    'that were refused so already': (shop) => decideDecided(shop, 0, { seen: 'waiting', rule: 'advert' }),
    'that another has refused': (shop) => decideDecided(shop, 0, { seen: 'waiting' }),
    'of which there are none': () => post('/rating-words/999/decision', { seen: 'waiting' }),
    'are listed': () => get('/rating-words', { long: 330 }),
    'are listed, behind the second': async (shop) =>
      get(`/rating-words?after=${(await words(shop)).decided[1]?.ratingId}`, { long: 40 }),
  },
};
