import { sql } from 'kysely';
import { FOUND_OF_A_KIND } from '#domain/desk/search-limits.ts';
import { foldLetters, readEmailStart, readTyped } from '#domain/typed/typed-text.ts';
import { isTextId } from '#domain/texts/text-fields.ts';
import { searchMessages } from '#server/desk/messages/read-messages.ts';
import { maskedEmail } from '#server/desk/order/masked-email.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { fieldsOf } from '#server/desk/texts/read-texts.ts';
import type { Db } from '#server/store/tables/tables.ts';

type Found = DeskSchemas['FoundThing'];

/** Things of one kind that are found: one more than the dialog shows, which so knows that there are others. */
const MOST = FOUND_OF_A_KIND + 1;
/** Letters from which texts, messages and numbers of payments are searched: fewer are in all of them. */
const SHORTEST = 3;

/** The beginning of a word for `like`, with its own signs of a pattern taken as letters. */
const beginning = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Payments by the provider's number or the shop's own, refunds by the provider's. */
async function payments(db: Db, text: string): Promise<Found[]> {
  const start = beginning(text);
  const { rows } = await sql<{ orderId: number; number: string }>`
    (select order_id as "orderId", provider_payment_id as number from payment
      where provider_payment_id like ${start} limit ${MOST})
    union all
    (select order_id, provider_refund_id from refund join payment on payment.id = payment_id
      where provider_refund_id like ${start} limit ${MOST})
    union all
    (select order_id, id::text from payment where id = ${UUID.test(text) ? text : null}::uuid)
  `.execute(db);
  return rows.map(({ orderId, number }) => ({
    kind: 'payment',
    id: String(orderId),
    name: number,
    under: '',
  }));
}

/** Invoices by the beginning of the number that the invoice program gave. */
async function invoices(db: Db, text: string): Promise<Found[]> {
  const { rows } = await sql<{ orderId: number; number: string }>`
    select order_id as "orderId", number from order_invoice
    where lower(number) like ${beginning(text.toLowerCase())} order by order_id desc limit ${MOST}
  `.execute(db);
  return rows.map(({ orderId, number }) => ({
    kind: 'invoice',
    id: String(orderId),
    name: number,
    under: '',
  }));
}

/**
 * Statements of withdrawal by their number, or by the beginning of the address that the receipt went to. Its `id` is the
 * order's, where one was found for the statement, and empty otherwise.
 */
async function withdrawals(db: Db, text: string): Promise<Found[]> {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const { rows } = await sql<{ id: number; orderId: number | null; email: string | null }>`
    (select id, order_id as "orderId", email from withdrawal where id = ${number}::integer)
    union
    (select id, order_id as "orderId", email from withdrawal where email like ${beginning(readEmailStart(text))}
      and ${number}::integer is null order by id desc limit ${MOST})
    order by id desc
  `.execute(db);
  return rows.map(({ id, orderId, email }) => ({
    kind: 'withdrawal',
    id: orderId === null ? '' : String(orderId),
    name: String(id),
    under: email === null ? '' : maskedEmail(email),
  }));
}

/** Mails that people of the desk wrote about orders, by their words. */
async function orderMails(db: Db, folded: string): Promise<Found[]> {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const { rows } = await sql<{ orderId: number; body: string }>`
    select order_id as "orderId", body from order_mail
    where to_tsvector('simple', folded(body)) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})
    order by written_at desc, id limit ${MOST}
  `.execute(db);
  return rows.map(({ orderId, body }) => ({
    kind: 'order-mail',
    id: String(orderId),
    name: '',
    under: body.slice(0, 2 * AROUND),
  }));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Customers by the beginning of an address: from one address to the next along the index, since one customer may have
 * any number of orders.
 */
async function customers(db: Db, text: string): Promise<Found[]> {
  const start = beginning(readEmailStart(text));
  const ordered = sql`email like ${start} and fairy_product_id is not null and not deleted
    and customer_key is not null`;
  const wrote = sql`lower(email) like ${start}`;
  const { rows } = await sql<{ key: string; email: string; name: string | null }>`
    with recursive ordered as (
      (select customer_key, email, customer_name as name from shop_order where ${ordered}
        order by email using ~<~ limit 1)
      union all
      select following.* from ordered, lateral (
        select customer_key, email, customer_name from shop_order where ${ordered} and email ~>~ ordered.email
        order by email using ~<~ limit 1) as following
    ), wrote as (
      (select customer_key, lower(email) as email, first_name as name from contact_message where ${wrote}
        order by lower(email) using ~<~ limit 1)
      union all
      select following.* from wrote, lateral (
        select customer_key, lower(contact_message.email), first_name from contact_message
        where ${wrote} and lower(contact_message.email) ~>~ wrote.email
        order by lower(contact_message.email) using ~<~ limit 1) as following
    )
    select customer_key as key, min(email) as email, min(name) as name from (
      (select * from ordered limit ${MOST}) union all (select * from wrote limit ${MOST})
    ) as all_of_them group by customer_key order by min(email) limit ${MOST}
  `.execute(db);
  return rows.map(({ key, email, name }) => ({
    kind: 'customer',
    id: key,
    name: name ?? '',
    under: maskedEmail(email),
  }));
}

async function coupons(db: Db, text: string): Promise<Found[]> {
  const { rows } = await sql<{ code: string }>`
    select code from coupon where code like ${beginning(text.toUpperCase())}
    order by code using ~<~ limit ${MOST}
  `.execute(db);
  return rows.map(({ code }) => ({ kind: 'coupon', id: code, name: code, under: '' }));
}

/** Specialists, services and people of the desk: few enough to be read whole. */
async function names(db: Db, folded: string): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select 'specialist' as kind, id::text, name, '' as under from fairy
    union all select 'service', id::text, title, '' from product
    union all select 'person', id::text, name, email from desk_person where removed_at is null
  `.execute(db);
  const found = rows.filter(({ name, under }) => foldLetters(`${name} ${under}`).includes(folded));
  return ['specialist', 'service', 'person'].flatMap((kind) =>
    found.filter((one) => one.kind === kind).slice(0, MOST),
  );
}

/** Texts as they are in the shop. */
async function texts(db: Db, folded: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('text_version')
    .distinctOn('text')
    .select(['text', 'content'])
    .where('kind', 'in', ['published', 'outside'])
    .orderBy('text')
    .orderBy('number', 'desc')
    .execute();
  return rows
    .flatMap(({ text, content }): Found[] => {
      if (!isTextId(text)) return [];
      const words = Object.values(fieldsOf(text, content))
        .join(' ')
        .replaceAll(/<[^<>]{0,500}>/g, ' ')
        .replaceAll(/\s+/g, ' ');
      const at = foldLetters(words).indexOf(folded);
      return at < 0 ? [] : [{ kind: 'text', id: text, name: '', under: excerpt(words, at) }];
    })
    .slice(0, MOST);
}

/** Letters around a place. */
const AROUND = 40;
const excerpt = (text: string, at: number) =>
  `${at > AROUND ? '…' : ''}${text.slice(Math.max(0, at - AROUND), at + 2 * AROUND).trim()}…`;

/**
 * Searches what owners can see by its beginning or its words, ignoring diacritics: payments, customers, invoices,
 * withdrawals, coupons, specialists, services, people, texts, messages and mails about orders. Orders are searched
 * elsewhere.
 */
export async function searchDesk(db: Db, typed: string): Promise<Found[]> {
  const text = readTyped(typed);
  const folded = foldLetters(text);
  if (folded === '') return [];
  const isLong = text.length >= SHORTEST;
  // One after the other: the embedded database has a single connection.
  return [
    ...(isLong ? await payments(db, text) : []),
    ...(isLong ? await invoices(db, text) : []),
    ...(isLong ? await customers(db, text) : []),
    ...(await withdrawals(db, text)),
    ...(await coupons(db, text)),
    ...(await names(db, folded)),
    ...(isLong ? await texts(db, folded) : []),
    ...(isLong
      ? (await searchMessages(db, text)).messages
          .slice(0, MOST)
          .map(({ id, firstName, lastName, message }): Found => ({
            kind: 'message',
            id,
            name: `${firstName} ${lastName}`,
            under: message.slice(0, 2 * AROUND),
          }))
      : []),
    ...(isLong ? await orderMails(db, folded) : []),
  ];
}

/** Handler of the search over everything but orders. */
export const searchHandlers = (db: Db): Pick<DeskHandlers, 'searchDesk'> => ({
  searchDesk: async ({ body }) => ({ status: 200, body: await searchDesk(db, body.text) }),
});
