import { sql } from 'kysely';
import { change, get, order, post } from './order-requests.ts';
import type { DeskRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

const queue = (query: string, more: Partial<DeskRequest> = {}) =>
  get(`/queue${query}`, { long: 110, pick: 'orderId', ...more });

interface Row {
  orderId: number;
  fairy: { id: string; name: string };
  promisedUntil: string;
}
const queueRows = async (shop: WhatChanges) => (await shop.read<{ rows: Row[] }>('/queue')).rows;

const list = (body: object, more: Partial<DeskRequest> = {}) =>
  post('/orders/list', body, { long: 100, pick: 'orderId', ...more });

const offer = (shop: WhatChanges) =>
  shop.find<{ fairyId: string; productId: string }>(
    sql`select fairy_id as "fairyId", product_id as "productId" from fairy_product
      join shop_order on fairy_product_id = fairy_product.id where fairy_name = 'Róża' and product_type = 'TAROT' limit 1`,
  );

const suggest = (text: string, more: Partial<DeskRequest> = {}) =>
  post('/orders/suggest', { text }, { rows: 130, ...more });

/** Refunds of orders, one in each state. */
const refunds = async (shop: WhatChanges) => {
  const states = [
    ['sent', 'failed', 100],
    ['sentLong', 'pending', 100],
    ['sentGift', 'done', 6_889],
    ['scheduled', 'done', 3_000],
  ] as const;
  for (const [kind, state, amount] of states)
    await change(
      shop,
      sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state)
        select id, ${`test:${kind}`}, ${amount}, 'PLN', 'Ludmiła', ${state} from payment
        where order_id = ${await order(shop, kind)}`,
    );
};

/** Orders that a text finds in several ways: by number, address, host, and those of gifts. */
const bothWays = (shop: WhatChanges) =>
  change(
    shop,
    sql`update shop_order set email = '1139.pl@1139.pl',
      gift_email = case when gift_email is not null then '1139.pl@1139.pl' end
      where id = 1139 or gift_email is not null and id > 1120`,
  );

/** Payments in another currency, of which a part and all went back; and one that came for an order that has ended. */
const foreignPayments = async (shop: WhatChanges) => {
  await change(
    shop,
    sql`insert into payment_difference (payment_id, amount, currency, decided_at, accepted)
      select id, 2900, 'EUR', now(), true from payment where order_id in (1145, 1146)`,
  );
  // What nobody has decided on yet counts as what was asked.
  await change(
    shop,
    sql`insert into payment_difference (payment_id, amount, currency)
      select id, 7900, 'EUR' from payment where order_id = 1147`,
  );
  await change(
    shop,
    sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state)
      select id, 'test:' || order_id, case order_id when 1145 then 900 else 2900 end, 'EUR', 'Ludmiła', 'done' from payment
      where order_id in (1145, 1146)`,
  );
  await change(shop, sql`update payment set status = 'COMPLETED' where order_id = 1148`);
};

const search = (text: string) => post('/search', { text }, { rows: 260 });

/** Lists, searches and what they are filtered by. */
export const readingCases: Readonly<Record<string, Cases>> = {
  getQueue: {
    'of all': () => queue('', { rows: 430, long: 300, pick: '' }),
    'of a specialist': () => queue('', { as: 'specialist', rows: 200, pick: '' }),
    'of a specialist’s own, which are all that she sees': () => queue('?whose=mine', { as: 'specialist' }),
    'of an owner’s own': () => queue('?whose=mine'),
    'of what is late': () => queue('?state=late'),
    'of what is due soon': () => queue('?state=soon'),
    'of what waits': () => queue('?state=waiting'),
    'of what is approved': () => queue('?state=approved'),
    'of one specialist': async (shop) =>
      queue(`?fairyId=${(await queueRows(shop)).find(({ fairy }) => fairy.name === 'Jagna')?.fairy.id}`),
    'behind the third': async (shop) => {
      const row = (await queueRows(shop))[2];
      return queue(`?after=${row?.promisedUntil}_${row?.orderId}`);
    },
    'behind the first that is approved': async (shop) => {
      const row = (await queueRows(shop)).at(-4);
      return queue(`?after=${row?.promisedUntil}_${row?.orderId}_approved`);
    },
    'behind what is no place': () => queue('?after=jutro_1'),
    'due in three hours, and a millisecond later': async (shop) => {
      await change(
        shop,
        sql`update shop_order set paid_at = now() - interval '9 hours' where id = ${await order(shop, 'waiting')}`,
      );
      await change(
        shop,
        sql`update shop_order set paid_at = now() - interval '9 hours' + interval '1 millisecond'
          where id = ${await order(shop, 'foreign')}`,
      );
      return queue('?state=soon');
    },
    'due at this moment, and a millisecond before': async (shop) => {
      await change(
        shop,
        sql`update shop_order set paid_at = now() - interval '12 hours' where id = ${await order(shop, 'waiting')}`,
      );
      await change(
        shop,
        sql`update shop_order set paid_at = now() - interval '12 hours 1 millisecond'
          where id = ${await order(shop, 'foreign')}`,
      );
      return queue('?state=late');
    },
    'with two corrections, the later one begun first, and an answer of midnight': async (shop) => {
      await change(
        shop,
        sql`insert into answer_correction (order_id, reason, person_name, begun_at)
          select ${await order(shop, 'sent')}::int, 'Literówka', 'Róża', min(begun_at) - interval '1 hour'
          from answer_correction where ended_at is null`,
      );
      await change(
        shop,
        sql`update shop_order set answered_at = '2026-11-20T23:00:00Z' where id = ${await order(shop, 'sentGift')}`,
      );
      return queue('?state=late', { rows: 200, pick: '' });
    },
    'as a number': () => get('/queue/count', { long: 60 }),
    'as a specialist’s number': () => get('/queue/count', { long: 60, as: 'specialist' }),
    'as a specialist’s day': () => get('/my-day', { long: 300, as: 'specialist' }),
    'as the menu’s numbers': () => get('/waiting', { long: 200 }),
    'as the menu’s numbers, due yesterday, today, in three days and in four': async (shop) => {
      await change(
        shop,
        sql`insert into withdrawal (name, order_number, email, statement, received_at, due_on)
          select 'Ewa', '9', 'ewa@przyklad.pl', 'Odstępuję.', now(), day::date
          from unnest(array['2026-11-20', '2026-11-21', '2026-11-24', '2026-11-25']) as day`,
      );
      return get('/waiting', { long: 200 });
    },
  },

  listOrders: {
    'of all': () => list({}),
    'of a specialist': () => list({}, { as: 'specialist' }),
    'in progress, the oldest first': () => list({ state: 'in-progress', sort: 'oldest' }),
    'that were sent, the dearest first': () => list({ state: 'sent', sort: 'dearest' }),
    'that are not paid': () => list({ state: 'unpaid' }),
    'that were called off, the cheapest first': () => list({ state: 'called-off', sort: 'cheapest' }),
    'of which money went back': async (shop) => {
      await refunds(shop);
      return list({ state: 'refunded' }, { rows: 380, long: 60, pick: '' });
    },
    'of an offer': async (shop) => list(await offer(shop)),
    'of some days': () => list({ from: '2026-11-11', until: '2026-11-20' }),
    'of one day, by its hours in Warsaw': async (shop) => {
      await change(
        shop,
        sql`update shop_order set created_at = '2026-10-25T22:59:59.999Z' where id = ${await order(shop, 'foreign')}`,
      );
      await change(
        shop,
        sql`update shop_order set created_at = '2026-10-24T22:00:00Z' where id = ${await order(shop, 'waiting')}`,
      );
      await change(
        shop,
        sql`update shop_order set created_at = '2026-10-25T23:00:00Z' where id = ${await order(shop, 'tarot')}`,
      );
      return list({ from: '2026-10-25', until: '2026-10-25' });
    },
    'behind an order': async (shop) => list({ after: await order(shop, 'foreign') }),
    'before an order': () => list({ before: 1100 }),
    'before one of the first': () => list({ before: 1145 }),
    'behind the last': () => list({ after: 1001 }),
    'behind one, by amount': () => list({ sort: 'dearest', after: 1144 }),
    'by number': () => list({ text: ' nr 1139 ' }),
    'by a first name': () => list({ text: 'helena' }, { rows: 400, pick: '' }),
    'by a first name, of a specialist': () =>
      list({ text: 'helena' }, { as: 'specialist', rows: 400, pick: '' }),
    'by an address': () => list({ text: 'Helena.W' }),
    'by an address, of a specialist': () => list({ text: 'helena.w' }, { as: 'specialist' }),
    'by the host of an address': () => list({ text: '@przyk', state: 'unpaid' }),
    'by the address of a gift': () => list({ text: 'beata.1143@' }),
    'by what a pattern would match': () => list({ text: 'helena_w' }),
    'once each, by a number with which their addresses begin': async (shop) => {
      await bothWays(shop);
      return list({ text: '1139' });
    },
    'once each, by the beginning and the host of their addresses': async (shop) => {
      await bothWays(shop);
      return list({ text: '1139.pl' });
    },
    'that a specialist may not ask for': () => list({ state: 'refunded' }, { as: 'specialist' }),
    'in an order that a specialist may not ask for': () => list({ sort: 'dearest' }, { as: 'specialist' }),
    'of one that a specialist may not ask for': async (shop) =>
      list({ fairyId: (await offer(shop)).fairyId }, { as: 'specialist' }),
    'of a specialist’s service': async (shop) =>
      list({ productId: (await offer(shop)).productId }, { as: 'specialist' }),
  },

  suggestOrders: {
    'by a name': () => suggest('helena'),
    'by a name, of a specialist': () => suggest('helena', { as: 'specialist' }),
    'by a blank': () => suggest(' '),
    'by a number': () => suggest('#1150'),
    'of more than are shown': () => suggest('natalia.lis', { pick: 'orderId' }),
  },

  exportOrders: {
    'of some days': async (shop) => {
      await refunds(shop);
      await foreignPayments(shop);
      return post('/orders/export', { from: '2026-11-20', text: '' }, { rows: 330 });
    },
    'by a text, which the journal does not keep': () =>
      post('/orders/export', { text: 'helena', state: 'sent', sort: 'oldest' }, { rows: 30 }),
    'by a specialist': () => post('/orders/export', {}, { as: 'specialist' }),
  },

  searchDesk: {
    'by the beginning of an address': () => search(' Helena'),
    'by three letters': () => search('hel'),
    'by two letters': () => search('he'),
    'by a name of the desk': () => search('ludm'),
    'by a coupon': () => search('jesien'),
    'by a withdrawal’s number': () => search('2'),
    'by a number with which an address begins, too': async (shop) => {
      await change(
        shop,
        sql`insert into withdrawal (name, order_number, email, statement, received_at, due_on)
          values ('Ewa', '9', '2pani@przyklad.pl', 'Odstępuję.', now(), '2026-12-05')`,
      );
      return search('2');
    },
    'by the number of a withdrawal that fits no order': async (shop) => {
      const { id } = await shop.find<{ id: number }>(
        sql`select min(id) as id from withdrawal where order_id is null`,
      );
      return search(String(id));
    },
    'by the number of a withdrawal whose data were deleted': async (shop) => {
      await change(
        shop,
        sql`update withdrawal set name = null, order_number = null, email = null, statement = null where id = 5`,
      );
      return search('5');
    },
    'by the address of a withdrawal': () => search('marcin.wilk'),
    'by an invoice': async (shop) => {
      await change(shop, sql`update order_invoice set number = 'FV 12/2026'`);
      return search('fv 12');
    },
    'by a payment': async (shop) => {
      const { id } = await shop.find<{ id: string }>(
        sql`select provider_payment_id as id from payment where order_id = ${await order(shop, 'sent')}`,
      );
      return search(id.slice(0, 12));
    },
    'by a payment’s own number': async (shop) => {
      const { id } = await shop.find<{ id: string }>(
        sql`select id from payment where order_id = ${await order(shop, 'sent')}`,
      );
      return search(id);
    },
    'by words of a mail': () => search('dziś wieczor'),
    'by words of the shop': () => search('kwiat paproci'),
    'by a service': () => search('jedna karta'),
    'by signs alone': () => search('???'),
  },
};
