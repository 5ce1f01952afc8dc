import { sql } from 'kysely';
import { sumsOf } from '#server/desk/books/read-books.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { readMailsOf } from '#server/desk/messages/order-mails.ts';
import { readMessagesOf } from '#server/desk/messages/read-messages.ts';
import { maskedEmail } from '#server/desk/order/masked-email.ts';
import { readListed, toEntry } from '#server/desk/orders/order-entry.ts';
import { pageOf } from '#server/desk/page-of.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Orders on a page. */
const PAGE = 20;

const ordersOf = (db: Db, key: string) =>
  db
    .selectFrom('shop_order')
    .where('customer_key', '=', key)
    .where('fairy_product_id', 'is not', null)
    .where('deleted', '=', false);

/** The record to which an audit entry about a customer is attached: her latest order, else her latest message. */
interface Trace {
  entity: 'order' | 'letter';
  entityId: string;
  email: string;
  name: string | null;
}

/** Address and name of a customer's key, with her latest record; `undefined` for an unknown or erased customer. */
export async function findCustomer(db: Db, key: string): Promise<Trace | undefined> {
  const order = await ordersOf(db, key)
    .select(['id', 'email', 'customer_name as name'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (order) return { ...order, entity: 'order', entityId: String(order.id) };
  const message = await db
    .selectFrom('contact_message')
    .select(['id', 'email', 'first_name as name'])
    .where('customer_key', '=', key)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return message && { ...message, entity: 'letter', entityId: message.id };
}

/** Requested pages, each by the last key of the page before. */
interface Pages {
  after?: number | undefined;
  messagesAfter?: string | undefined;
  mailsAfter?: string | undefined;
}

/** Reads all that one address has sent and received, with a page of each; `undefined` for an unknown or erased customer. */
export async function readCustomer(
  db: Db,
  key: string,
  { after, messagesAfter, mailsAfter }: Pages,
  now: Date,
): Promise<DeskSchemas['Customer'] | undefined> {
  const found = await findCustomer(db, key);
  if (!found) return undefined;
  const ids = await ordersOf(db, key)
    .select('id')
    .$if(after !== undefined, (orders) => orders.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { rows, next } = pageOf(ids, PAGE, ({ id }) => id);
  const counts = await ordersOf(db, key)
    .select([
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`count(paid_at)::int`.as('paid'),
      sql<number>`(select count(*)::int from contact_message where customer_key = ${key})`.as('messages'),
      sql<number>`(select count(*)::int from order_mail join shop_order as written on written.id = order_id
        where written.customer_key = ${key})`.as('mails'),
      sql<Date | null>`min(created_at) filter (where paid_at is not null)`.as('first'),
      sql<Date | null>`max(created_at) filter (where paid_at is not null)`.as('last'),
    ])
    .executeTakeFirstOrThrow();
  const moved = await db
    .selectFrom('money_movement')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select(['kind', 'amount', 'currency'])
    .where('customer_key', '=', key)
    .execute();
  const { first, last, ...numbers } = counts;
  const messages = await readMessagesOf(db, key, messagesAfter);
  const mails = await readMailsOf(db, key, { after: mailsAfter, now });
  return {
    name: found.name,
    email: maskedEmail(found.email),
    orders: (
      await readListed(
        db,
        rows.map(({ id }) => id),
      )
    ).map((row) => toEntry(row, true)),
    next,
    counts: numbers,
    firstAt: first?.toISOString() ?? null,
    lastAt: last?.toISOString() ?? null,
    sums: sumsOf(moved),
    messages: messages.rows,
    messagesNext: messages.next,
    mails: mails.rows,
    mailsNext: mails.next,
  };
}
