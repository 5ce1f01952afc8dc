import { sql } from 'kysely';
import { NOTE_LONGEST, NOTES_MOST } from '#domain/desk/order-note.ts';
import { change, get, must, order, OTHER_ID, post, put, remove, strip } from './order-requests.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

/** Notes at an order, so many. */
const fillNotes = (shop: WhatChanges, orderId: number, count: number) =>
  change(
    shop,
    sql`insert into order_note (id, order_id, person_id, author, body, written_at)
      select gen_random_uuid(), ${orderId}::int, (select id from desk_person where role = 'owner'), 'Ludmiła',
        'Notatka ' || n, now() - make_interval(mins => n)
      from generate_series(1, ${count}::int) as n`,
  );

/** The notes of the order that has those of two people. */
const notes = async (shop: WhatChanges) => {
  const orderId = await order(shop, 'waiting');
  const { notes: all } = await shop.read<{ notes: { id: string; author: string }[] }>(`/orders/${orderId}`);
  const of = (author: string) => all.find((note) => note.author === author)?.id ?? '';
  return { orderId, of, path: (author: string) => `/orders/${orderId}/notes/${of(author)}` };
};

const note = async (shop: WhatChanges, text: string, kind: Parameters<typeof order>[1] = 'waiting') =>
  post(`/orders/${await order(shop, kind)}/notes`, { id: NEW_ID, text });

const invoiced = async (shop: WhatChanges) => {
  const { id } = await shop.find<{ id: number }>(
    sql`select order_id as id from order_invoice where number is null order by order_id limit 1`,
  );
  return `/orders/${id}/invoice`;
};

const sentLong = async (shop: WhatChanges) => order(shop, 'sentLong');

/** Requests about an order itself: notes, invoices, addresses. */
export const orderCases: Readonly<Record<string, Cases>> = {
  orderNotes: {
    'of the specialist, to the owners': async (shop) => ({
      ...(await note(shop, ' Policzę na południe. ')),
      as: 'specialist',
    }),
    'of the longest that is taken': (shop) => note(shop, 'x'.repeat(NOTE_LONGEST)),
    'of one more': (shop) => note(shop, 'x'.repeat(NOTE_LONGEST + 1)),
    'at an order of another specialist': async (shop) => ({
      ...(await note(shop, 'Moja?', 'foreign')),
      as: 'specialist',
    }),
    'at an order that is not paid': (shop) => note(shop, 'Czeka na wpłatę.', 'unpaid'),
    'at an order whose data are deleted': async (shop) => {
      await strip(shop, await order(shop, 'sent'));
      return note(shop, 'Za późno.', 'sent');
    },
    'under an id that another text has': async (shop) => {
      await must(shop, await note(shop, 'Pierwsza.'));
      return note(shop, 'Druga.');
    },
    'under an id that another person has': async (shop) => {
      await must(shop, await note(shop, 'Ta sama.'));
      return { ...(await note(shop, 'Ta sama.')), as: 'specialist' };
    },
    'under an id that another order has': async (shop) => {
      await must(shop, await note(shop, 'Ta sama.'));
      return note(shop, 'Ta sama.', 'sent');
    },
    'the last for which there is room': async (shop) => {
      await fillNotes(shop, await order(shop, 'foreign'), NOTES_MOST - 1);
      return note(shop, 'Setna.', 'foreign');
    },
    'one too many': async (shop) => {
      await fillNotes(shop, await order(shop, 'foreign'), NOTES_MOST);
      return note(shop, 'Sto pierwsza.', 'foreign');
    },
    'her own is taken away': async (shop) => remove((await notes(shop)).path('Ludmiła')),
    'the specialist’s own is taken away': async (shop) =>
      remove((await notes(shop)).path('Róża'), { as: 'specialist' }),
    'of somebody else': async (shop) => remove((await notes(shop)).path('Róża')),
    'at another order': async (shop) =>
      remove(`/orders/${await order(shop, 'sent')}/notes/${(await notes(shop)).of('Ludmiła')}`),
    'of an order of another specialist': async (shop) =>
      remove(`/orders/${await order(shop, 'foreign')}/notes/${OTHER_ID}`, { as: 'specialist' }),
  },

  noteInvoice: {
    'is asked for today': async (shop) =>
      put(`/orders/${await order(shop, 'sent')}/invoice`, { seen: 0, isAsked: true, number: null }),
    'was asked for on the day of the payment': async (shop) =>
      put(`/orders/${await sentLong(shop)}/invoice`, {
        seen: 0,
        isAsked: true,
        number: ' FV  7/2026\n',
        askedOn: '2026-09-17',
      }),
    'the day before it': async (shop) =>
      put(`/orders/${await sentLong(shop)}/invoice`, {
        seen: 0,
        isAsked: true,
        number: null,
        askedOn: '2026-09-16',
      }),
    'on the next day, whose month is another': async (shop) =>
      put(`/orders/${await sentLong(shop)}/invoice`, {
        seen: 0,
        isAsked: true,
        number: null,
        askedOn: '2026-10-01',
      }),
    'a day to come': async (shop) =>
      put(`/orders/${await sentLong(shop)}/invoice`, {
        seen: 0,
        isAsked: true,
        number: null,
        askedOn: '2026-11-22',
      }),
    'is issued': async (shop) =>
      put(await invoiced(shop), { seen: 1, isAsked: true, number: 'FV 12/2026', askedOn: '2026-11-25' }),
    'was not asked for after all': async (shop) =>
      put(await invoiced(shop), { seen: 1, isAsked: false, number: 'FV 12/2026' }),
    'was noted meanwhile': async (shop) =>
      put(await invoiced(shop), { seen: 0, isAsked: true, number: 'FV 12/2026' }),
    'is so already, whatever was seen': async (shop) =>
      put(await invoiced(shop), { seen: 7, isAsked: true, number: ' ' }),
    'of an order that is not paid': async (shop) =>
      put(`/orders/${await order(shop, 'unpaid')}/invoice`, { seen: 0, isAsked: true, number: null }),
    'by a specialist': async (shop) =>
      put(
        `/orders/${await order(shop, 'sent')}/invoice`,
        { seen: 0, isAsked: true, number: null },
        { as: 'specialist' },
      ),
  },

  getOrderEmail: {
    'of a gift': async (shop) => get(`/orders/${await order(shop, 'sentGift')}/email`),
    'of another order': async (shop) => get(`/orders/${await order(shop, 'unpaid')}/email`),
    'by a specialist': async (shop) =>
      get(`/orders/${await order(shop, 'waiting')}/email`, { as: 'specialist' }),
    'of none': () => get('/orders/9999/email'),
  },

  getOrder: {
    'that is scheduled, a gift': async (shop) =>
      get(`/orders/${await order(shop, 'scheduledGift')}`, { long: 170 }),
    'with cards, whose customer speaks of harm': async (shop) => {
      const orderId = await order(shop, 'tarot');
      await change(
        shop,
        sql`update order_question set content = 'Nie chce mi się żyć.' where order_id = ${orderId}`,
      );
      return get(`/orders/${orderId}`, { long: 170 });
    },
    'the specialist’s own': async (shop) =>
      get(`/orders/${await order(shop, 'sent')}`, { as: 'specialist', long: 170 }),
    'that is not paid': async (shop) => get(`/orders/${await order(shop, 'unpaid')}`, { long: 170 }),
    'that is not paid, by a specialist': async (shop) => {
      await change(
        shop,
        sql`update shop_order set fairy_product_id = (select fairy_product_id from shop_order where fairy_name = 'Róża'
          limit 1) where id = ${await order(shop, 'unpaid')}`,
      );
      return get(`/orders/${await order(shop, 'unpaid')}`, { as: 'specialist' });
    },
    'of another specialist': async (shop) =>
      get(`/orders/${await order(shop, 'foreign')}`, { as: 'specialist' }),
    'that was deleted': async (shop) => {
      const orderId = await order(shop, 'sent');
      await change(shop, sql`update shop_order set deleted = true where id = ${orderId}`);
      return get(`/orders/${orderId}`);
    },
    'with hour and place of birth, and a partner of whom the day alone is known': async (shop) => {
      await change(
        shop,
        sql`update shop_order set birth_time = '07:15', city = 'Kraków', partner_birth_date = '1988-12-31'
          where id = ${await order(shop, 'waiting')}`,
      );
      return get(`/orders/${await order(shop, 'waiting')}`, { as: 'specialist', long: 170 });
    },
    'its charts: of the hour and place of birth, and of a partner’s day': async (shop) => {
      const orderId = await order(shop, 'waiting');
      await change(
        shop,
        sql`update shop_order set product_type = 'BIRTH_HOROSCOPE', birth_time = '07:15', city = 'Kraków',
          birth_date = '1990-05-03', partner_birth_date = '1988-12-31' where id = ${orderId}`,
      );
      return get(`/orders/${orderId}/charts`, { as: 'specialist', rows: 170 });
    },
    'its charts: after the data were deleted': async (shop) => {
      await strip(shop, await order(shop, 'sent'));
      return get(`/orders/${await order(shop, 'sent')}/charts`);
    },
    'with money of another currency, and earlier answers of one person': async (shop) => {
      const { id } = await shop.find<{ id: number }>(
        sql`select max(id) as id from shop_order where status = 'SENT' and email = 'natalia.lis5@przyklad.pl'`,
      );
      await change(
        shop,
        sql`update shop_order set birth_date = '1990-01-02', fairy_product_id = (select fairy_product_id from shop_order
          where id = ${id}) where email = 'natalia.lis5@przyklad.pl'`,
      );
      await change(
        shop,
        sql`insert into payment_difference (payment_id, amount, currency, decided_at, accepted)
          select id, 2900, 'EUR', now(), true from payment where order_id = ${id}`,
      );
      return get(`/orders/${id}`, { long: 170 });
    },
  },
};
