import { sql, type RawBuilder } from 'kysely';
import { foldLetters, readEmailStart, readTyped } from '#domain/typed/typed-text.ts';
import { CONTACT_KINDS, readContactTopic, type ContactKind } from '#domain/typed/contact-kind.ts';
import { LAST_DAY } from '#server/messages/message-terms.ts';
import { COUNTS_AS, SUGGESTED } from '#server/messages/suggested-topic.ts';
import type { MessageFilter } from '#domain/desk-terms.ts';
import { pageOf, type Page } from '#server/desk/page-of.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { toWritten } from './written-mail.ts';

/** Messages of one page of the list: of those that are done, and of those that wait, since many can be dealt with at once. */
const PAGE = 50;
const WAITING_PAGE = 200;

/** Whether a message has such a reply. It is looked up for each message that is shown; `exists` let the planner read all replies. */
const hasReply = (which: RawBuilder<unknown>) => sql<boolean>`coalesce((
  select true from letter_reply where letter_id = contact_message.id and ${which} limit 1
), false)`;

const rows = (db: Db | Trx) =>
  db
    .selectFrom('contact_message')
    .select([
      'contact_message.id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'message',
      'kind',
      'received_at as receivedAt',
      'done_at as doneAt',
      'version',
      LAST_DAY.as('dueOn'),
      SUGGESTED.as('suggested'),
      hasReply(sql`not from_customer`).as('isAnswered'),
      hasReply(sql`refused_at is not null and accepted_at is null`).as('isRefused'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const toMessage = ({ receivedAt, doneAt, ...row }: Row): DeskSchemas['Message'] => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

/** One message; `undefined` for one that is not there, or was erased. */
export async function readMessage(db: Db | Trx, id: string): Promise<DeskSchemas['Message'] | undefined> {
  const row = await rows(db).where('contact_message.id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

/** Messages of one customer that a page shows. */
const OWN = 20;

/** A page of the messages of one customer, the latest first (210_customer_key.sql). */
export async function readMessagesOf(
  db: Db | Trx,
  customerKey: string,
  after?: string,
): Promise<Page<DeskSchemas['Message'], string>> {
  const found = await rows(db)
    .where('customer_key', '=', customerKey)
    .$if(after !== undefined, (list) => list.where(isBehind(after)))
    .orderBy('received_at', 'desc')
    .orderBy('contact_message.id', 'desc')
    .limit(OWN + 1)
    .execute();
  const page = pageOf(found, OWN, ({ id }) => id);
  return { rows: page.rows.map(toMessage), next: page.next };
}

/** Behind a message in a list that begins with the latest. */
const isBehind = (id: string | undefined) => sql<boolean>`(received_at, contact_message.id) < (
  select received_at, id from contact_message where id = ${id}::uuid)`;

/** Sort order of open messages: the nearest deadline first, those without one last. */
const WAITS_AT = sql`coalesce(${LAST_DAY}, '9999'), received_at, contact_message.id`;

/** A page of messages: what waits with the nearest last day first, what is done with the latest first. */
export async function readMessages(
  db: Db,
  { filter, after }: { filter: MessageFilter; after: string | undefined },
): Promise<DeskSchemas['Messages']> {
  const isDone = filter === 'done';
  const size = isDone ? PAGE : WAITING_PAGE;
  const topic = readContactTopic(filter);
  const found = await rows(db)
    .where('done_at', isDone ? 'is not' : 'is', null)
    .$if(topic !== undefined, (list) => list.where(COUNTS_AS, '=', topic ?? 'message'))
    .$if(after !== undefined, (list) =>
      list.where(
        isDone
          ? isBehind(after)
          : sql<boolean>`(${WAITS_AT}) > (select ${WAITS_AT} from contact_message where id = ${after}::uuid)`,
      ),
    )
    .$if(isDone, (list) => list.orderBy('received_at', 'desc').orderBy('contact_message.id', 'desc'))
    .$if(!isDone, (list) =>
      list
        .orderBy(sql`coalesce(${LAST_DAY}, '9999')`)
        .orderBy('received_at')
        .orderBy('contact_message.id'),
    )
    .limit(size + 1)
    .execute();
  const { rows: shown, next } = pageOf(found, size, ({ id }) => id);
  const waiting = await db
    .selectFrom('contact_message')
    .select([COUNTS_AS.as('kind'), sql<number>`count(*)::int`.as('count')])
    .where('done_at', 'is', null)
    // By its place: the same expression twice has parameters of its own each time.
    .groupBy(sql`1`)
    .execute();
  const countOf = (kind: ContactKind) => waiting.find((one) => one.kind === kind)?.count ?? 0;
  return {
    messages: shown.map(toMessage),
    counts: {
      open: CONTACT_KINDS.reduce((sum, kind) => sum + countOf(kind), 0),
      complaint: countOf('complaint'),
      withdrawal: countOf('withdrawal'),
      invoice: countOf('invoice'),
      accessibility: countOf('accessibility'),
      'personal-data': countOf('personal-data'),
    },
    next,
  };
}

/** Messages that a search finds. */
const FOUND = 50;

/**
 * Finds messages by text of the message or its replies, by the sender's name, or by the beginning of an address.
 * Diacritics are ignored; each of these conditions has an index (213_message_threads.sql).
 */
export async function searchMessages(db: Db, text: string): Promise<DeskSchemas['FoundMessages']> {
  const words = foldLetters(readTyped(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return { messages: [], hasMore: false };
  const query = sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
  const address = `${readEmailStart(readTyped(text)).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await rows(db)
    .where(
      sql<boolean>`contact_message.id in (
        select id from contact_message
          where to_tsvector('simple', folded(first_name || ' ' || last_name || ' ' || message)) @@ ${query}
        union select letter_id from letter_reply where to_tsvector('simple', folded(body)) @@ ${query}
        union select id from contact_message where lower(email) like ${address})`,
    )
    .orderBy('received_at', 'desc')
    .orderBy('contact_message.id', 'desc')
    .limit(FOUND + 1)
    .execute();
  return { messages: found.slice(0, FOUND).map(toMessage), hasMore: found.length > FOUND };
}

/** Orders of one customer that a thread names. */
const NAMED = 20;

/** One message with its replies, her other messages and her orders, the latest first. */
export async function readThread(
  db: Db,
  id: string,
  now: Date,
): Promise<DeskSchemas['MessageThread'] | undefined> {
  const message = await readMessage(db, id);
  if (!message) return undefined;
  const { customer_key: customerKey } = await db
    .selectFrom('contact_message')
    .select('customer_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [replies, all, orders] = await Promise.all([
    db
      .selectFrom('letter_reply')
      .selectAll()
      .where('letter_id', '=', id)
      .orderBy('written_at')
      .orderBy('id')
      .execute(),
    readMessagesOf(db, customerKey),
    db
      .selectFrom('shop_order')
      .select(['id', 'product_name as productName', 'created_at as createdAt'])
      .where('customer_key', '=', customerKey)
      .where('product_name', 'is not', null)
      .orderBy('id', 'desc')
      .limit(NAMED + 1)
      .execute(),
  ]);
  return {
    message,
    customerKey,
    others: all.rows.filter((other) => other.id !== id),
    replies: replies.map((reply) => toWritten(reply, now)),
    hasMore: all.next !== null || orders.length > NAMED,
    orders: orders.slice(0, NAMED).map(({ id: orderId, productName, createdAt }) => ({
      orderId,
      productName: productName ?? '',
      createdAt: createdAt.toISOString(),
    })),
  };
}
