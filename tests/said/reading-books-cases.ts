import { sql } from 'kysely';
import { change, emailOf, get, must, order, post, put } from './order-requests.ts';
import type { DeskRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

const MONTH = '2026-11';

/** Movements, fees, VAT and invoices of all kinds at the ends of a month of Warsaw. */
async function fillBooks(shop: WhatChanges): Promise<void> {
  await change(
    shop,
    sql`insert into vat_since (since, percent) values ('2026-11-08T00:00:00Z', 23), ('2026-11-20T23:00:00Z', null)`,
  );
  await change(
    shop,
    sql`insert into money_movement (kind, order_id, payment_id, provider, amount, currency, given_away, happened_at)
      select kind, order_id, id, provider, sum, currency, 0, at::timestamptz from payment cross join (values
        ('correction', -7, 'PLN', '2026-10-31T23:00:00Z'), ('sale', 1, 'PLN', '2026-10-31T22:59:59Z'),
        ('refund', -1001, 'EUR', '2026-11-30T22:59:59Z'), ('sale', 3, 'PLN', '2026-11-30T23:00:00Z'),
        ('refund-returned', 50, 'PLN', '2026-11-09T00:00:00Z'), ('sale', 123, 'PLN', '2026-11-08T00:00:00Z'),
        ('sale', 100, 'PLN', '2026-11-20T23:00:00Z')
      ) as moved (kind, sum, currency, at) where order_id = ${await order(shop, 'sentGift')}`,
  );
  // It has the VAT of its sale, of a time when the seller paid VAT.
  await change(
    shop,
    sql`insert into money_movement (kind, order_id, payment_id, provider, amount, currency, given_away, happened_at)
      select 'refund', order_id, id, provider, -4600, 'PLN', 0, '2026-11-21T10:00:00Z' from payment where order_id = 1122`,
  );
  await change(
    shop,
    sql`insert into payment_fee (payment_id, amount, currency)
      select id, case provider when 'STRIPE' then 31 else 12 end, case order_id when 1121 then 'EUR' else 'PLN' end
      from payment where order_id between 1118 and 1123
      on conflict (payment_id) do update set amount = excluded.amount, currency = excluded.currency`,
  );
  await must(
    shop,
    put(`/orders/${await order(shop, 'sentGift')}/invoice`, { seen: 0, isAsked: true, number: 'FV 9/2026' }),
  );
  await must(
    shop,
    put(`/orders/${await order(shop, 'sent')}/invoice`, { seen: 0, isAsked: true, number: null }),
  );
  // Due before that of an older order.
  await must(
    shop,
    put('/orders/1114/invoice', { seen: 0, isAsked: true, number: null, askedOn: '2026-10-05' }),
  );
  await must(shop, put('/orders/1105/invoice', { seen: 0, isAsked: true, number: null }));
}

/** Of one specialist who has left money came; of another one, who was there, some only went back. */
async function leaveShop(shop: WhatChanges): Promise<void> {
  await change(
    shop,
    sql`insert into money_movement (kind, order_id, payment_id, provider, amount, currency, given_away, fairy_id, happened_at)
      select case fairy_name when 'Bogumiła' then 'sale' else 'refund' end, payment.order_id, payment.id, provider,
        case fairy_name when 'Bogumiła' then 1000 else -300 end, 'PLN', 0, fairy_id, '2025-06-10T12:00:00Z'
      from payment join shop_order on shop_order.id = order_id join fairy_product on fairy_product.id = fairy_product_id
      where order_id in (${await order(shop, 'foreign')}, ${await order(shop, 'sent')})`,
  );
  await change(shop, sql`update fairy set archived_at = now() where name in ('Bogumiła', 'Iskra')`);
  await change(
    shop,
    sql`delete from fairy_share where fairy_id = (select id from fairy where name = 'Róża')`,
  );
}

const sums = (query: string, more: Partial<DeskRequest> = {}) =>
  get(`/sums?${query}`, { long: 300, rows: 330, ...more });

const journal = (query: string, more: Partial<DeskRequest> = { pick: 'id' }) =>
  get(`/journal${query}`, { long: 60, ...more });

/** A refused try, and an entry of the shop's own, at the ends of a day of Warsaw. */
const noteRefusals = (shop: WhatChanges) =>
  change(
    shop,
    sql`insert into audit (at, actor_kind, actor_name, actor_role, action, entity, entity_id, fields, details)
      select at::timestamptz, 'person', 'Róża', 'specialist', action, 'operation', 'listMessages', '{}', '{}'
      from (values ('access.refused', '2026-11-18T23:00:00Z'), ('access.refused', '2026-11-19T22:59:59.999Z'),
        ('access.refused', '2026-11-19T23:00:00Z'), ('books.exported', '2026-11-18T22:59:59Z')) as tried (action, at)`,
  );

/** What was done to people, tries to sign in, and what this release does not know. */
const noteOdd = (shop: WhatChanges) =>
  change(
    shop,
    sql`insert into audit (at, actor_kind, actor_name, actor_role, action, entity, entity_id, fields, details)
      select '2027-01-02T12:00:00Z', kind, name, role, action, entity,
        coalesce(entity_id, (select id::text from desk_person where desk_person.name = 'Róża')), '{}', details::jsonb
      from (values
        ('person', 'Ludmiła', 'owner', 'person.removed', 'person', null, '{"name": "Dawna Róża"}'),
        ('person', 'Róża', 'specialist', 'person.renamed', 'person', null, '{}'),
        ('person', 'Ludmiła', 'owner', 'invitation.created', 'invitation', '7', '{"name": "Zofia"}'),
        ('nobody', '', null, 'sign-in.refused', 'session', 'passkey', '{"way": "passkey", "device": "Firefox, Linux"}'),
        ('nobody', '', null, 'sign-in.refused', 'session', 'code', '{"way": "code", "device": 7, "isLast": true}'),
        ('nobody', '', null, 'sign-in.refused', 'session', 'link', '{"way": "link", "isLast": false}'),
        ('nobody', '', null, 'sign-in.refused', 'session', 'inna', '{"way": "inna"}'),
        ('person', 'Róża', 'specialist', 'access.refused', 'operation', 'listMessages', '{}'),
        ('person', 'Róża', 'specialist', 'access.refused', 'operation', 'pressNothing', '{}'),
        ('person', 'Róża', 'keeper', 'moon.pressed', 'order', '1139', '{}')
      ) as noted (kind, name, role, action, entity, entity_id, details)`,
  );

const customer = async (shop: WhatChanges, email: string) => {
  const { key } = await shop.find<{ key: string }>(
    sql`select customer_key as key from shop_order where email = ${email} and customer_key is not null limit 1`,
  );
  return `/customers/${key}`;
};

/** The books, what specialists get, the journal, flows and the pages of customers. */
export const readingBooksCases: Readonly<Record<string, Cases>> = {
  getBooks: {
    'of a month': async (shop) => {
      await fillBooks(shop);
      return get(`/books/${MONTH}`, { long: 400, rows: 200, pick: 'amount' });
    },
    'of a month of which money went back': () => get('/books/2025-09', { long: 400, rows: 260 }),
    'of a month without money': () => get('/books/2025-06', { long: 400 }),
  },

  exportBooks: {
    'of a month': async (shop) => {
      await fillBooks(shop);
      return post(`/books/${MONTH}/csv`, undefined, { rows: 300 });
    },
    'by a specialist': () => post(`/books/${MONTH}/csv`, undefined, { as: 'specialist' }),
  },

  getSums: {
    'of all years': () => sums('by=time'),
    'of a year by months': () => sums('by=time&period=2026'),
    'of a month by days': () => sums('by=time&period=2026-11', { rows: 130 }),
    'of a year by specialists': () => sums('by=fairy&period=2026', { rows: 150 }),
    'of a year by services': () => sums('by=product&period=2026', { rows: 110 }),
    'of a year by coupons': () => sums('by=coupon&period=2026', { rows: 110 }),
    'behind a row': async (shop) => {
      const { rows } = await shop.read<{ rows: { key: string }[] }>('/sums?by=fairy&period=2026');
      return sums(`by=fairy&period=2026&after=${rows[7]?.key}`, { rows: 60 });
    },
    'beside as many days of the year before': async (shop) => {
      await change(
        shop,
        sql`insert into money_movement (kind, order_id, payment_id, provider, amount, currency, given_away, happened_at)
          select 'sale', order_id, id, provider, sum, 'PLN', 0, at::timestamptz from payment cross join (values
            (1, '2025-11-21T22:59:59Z'), (20, '2025-11-21T23:00:00Z'), (300, '2024-12-31T22:59:59Z'), (4000, '2024-12-31T23:00:00Z')
          ) as moved (sum, at) where order_id = ${await order(shop, 'sent')}`,
      );
      return sums('by=time&period=2026', { pick: 'key', long: 330 });
    },
    'of a month that is over, beside the whole of it': () =>
      sums('by=fairy&period=2026-10', { long: 330, pick: 'name' }),
    'with money of another currency': async (shop) => {
      await fillBooks(shop);
      return sums('by=time&period=2026-11', { rows: 20 });
    },
  },

  getPayouts: {
    'of a month': async (shop) => {
      await fillBooks(shop);
      return get(`/payouts/${MONTH}`, { rows: 250 });
    },
    'of a month before any share': () => get('/payouts/2024-11', { rows: 250 }),
    'of a month of which one who brought something has left': async (shop) => {
      await leaveShop(shop);
      return get('/payouts/2025-06', { rows: 250 });
    },
  },

  exportPayouts: {
    'of a month': () => post(`/payouts/${MONTH}/csv`, undefined, { rows: 200 }),
    'of a month with one who has left, and one of whom money went back alone': async (shop) => {
      await leaveShop(shop);
      return post('/payouts/2025-06/csv', undefined, { rows: 200 });
    },
  },

  readJournal: {
    'the latest': () => journal(''),
    'of a person': (shop) => journal(`?person=${shop.filled.people.specialist.id}`),
    'about money': () => journal('?group=money', { rows: 210 }),
    'about answers of a day': () => journal('?group=answers&day=2026-11-11', { rows: 120 }),
    'that was refused': async (shop) => {
      await noteRefusals(shop);
      return journal('?refused=true', { rows: 260 });
    },
    'of a day': async (shop) => {
      await noteRefusals(shop);
      return journal('?day=2026-11-19', { rows: 120 });
    },
    'of people, sign-ins, a page and another release': async (shop) => {
      await noteOdd(shop);
      return journal('?day=2027-01-02', { rows: 260 });
    },
    'behind an entry': async (shop) => {
      const { entries } = await shop.read<{ entries: { id: string }[] }>('/journal?group=money');
      return journal(`?group=money&after=${entries[0]?.id}`);
    },
  },

  getFlow: {
    'of a month': () => get('/flow?machine=contact&days=30', { long: 200, rows: 110 }),
    'of a day': () => get('/flow?machine=mobileMenu&days=1', { long: 200, rows: 100 }),
  },

  getCustomer: {
    'with orders, messages and mails': async (shop) =>
      get(await customer(shop, 'helena.walczak68@przyklad.pl'), { long: 300, rows: 300 }),
    'with many orders, behind the fifth': async (shop) => {
      const path = await customer(shop, 'natalia.lis5@przyklad.pl');
      const { orders } = await shop.read<{ orders: { orderId: number }[] }>(path);
      return get(`${path}?after=${orders[4]?.orderId}`, { long: 200, pick: 'orderId' });
    },
    'with money that went back': async (shop) =>
      get(await customer(shop, 'katarzyna.krawczyk4@przyklad.pl'), { long: 200, pick: 'orderId' }),
    'with orders that are not paid': async (shop) =>
      get(await customer(shop, await emailOf(shop, 'unpaid')), { long: 150, pick: 'orderId' }),
    'whose first and last orders are not paid': async (shop) => {
      const orderId = await order(shop, 'unpaid');
      const email = await emailOf(shop, 'unpaid');
      await change(
        shop,
        sql`update shop_order set status = 'CANCELED', paid_at = null, created_at = '2020-01-01T12:00:00Z'
          where id = (select min(id) from shop_order where email = ${email} and id <> ${orderId})`,
      );
      return get(await customer(shop, email), { long: 150, pick: 'orderId' });
    },
    'of none': () => get(`/customers/${'0'.repeat(32)}`),
    'and her address': async (shop) => get(`${await customer(shop, 'helena.walczak68@przyklad.pl')}/email`),
    'and her address, where she has written alone': async (shop) => {
      const { key } = await shop.find<{ key: string }>(
        sql`update contact_message set email = 'sama@przyklad.pl' where message like 'Czy prowadzą%'
          returning customer_key as key`,
      );
      return get(`/customers/${key}/email`);
    },
  },
};
