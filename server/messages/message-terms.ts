import { sql } from 'kysely';
import { CONTACT_TOPICS, readContactTopic, type ContactTopic } from '#domain/typed/contact-kind.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { enqueue, freeUnmailed } from '#server/jobs/enqueue.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { MESSAGE_JOBS } from './message-job-kinds.ts';
import { COUNTS_AS, SUGGESTED } from './suggested-topic.ts';

interface Term {
  /** The time for the answer, as an interval of the database, not counting the day on which the message came. */
  interval: string;
  /** Days until the owners' reminder: three before the deadline, in the shortest month too. */
  remindAfter: number;
}

/**
 * By when each kind of message wants an answer: a complaint (act on consumer rights art. 7a), a withdrawal's money (its
 * art. 32), an invoice at the shortest (VAT act art. 106i(6)), an obstacle (act on accessibility of 26 April 2024), a
 * request about personal data (GDPR art. 12(3)).
 */
export const MESSAGE_TERMS: Readonly<Record<ContactTopic, Term>> = {
  complaint: { interval: '14 days', remindAfter: 11 },
  withdrawal: { interval: '14 days', remindAfter: 11 },
  invoice: { interval: '15 days', remindAfter: 12 },
  accessibility: { interval: '30 days', remindAfter: 27 },
  'personal-data': { interval: '1 month', remindAfter: 25 },
};

/** The day, as `YYYY-MM-DD`, on which she wrote again after an answer; none before. Its time counts from that day. */
const WAITS_SINCE = sql<string | null>`waits_since::text`.as('waits_since');

/**
 * SQL: deadline for answering a message, if its chosen or suggested kind has one. Counted in Warsaw days, without the
 * day of receipt (art. 111 of the civil code).
 */
export const LAST_DAY = sql<
  string | null
>`(coalesce(waits_since, (received_at at time zone ${SHOP_TIME_ZONE})::date) + case ${COUNTS_AS} ${sql.join(
  CONTACT_TOPICS.map((kind) => sql`when ${kind} then ${MESSAGE_TERMS[kind].interval}::interval`),
  sql` `,
)} end)::date::text`;

/** SQL: time of the reminder, in whole days of 24 hours after receipt, or after noon of a later day. */
const REMIND_AT = sql<Date>`(
  coalesce((waits_since + time '12:00') at time zone 'UTC', received_at) + case ${COUNTS_AS} ${sql.join(
    CONTACT_TOPICS.map(
      (kind) => sql`when ${kind} then make_interval(hours => ${24 * MESSAGE_TERMS[kind].remindAfter}::int)`,
    ),
    sql` `,
  )} end
)`;

/**
 * Reopens a message because its customer wrote again. If it was answered or closed, its deadline counts from that
 * day; while it is open, more text changes nothing.
 */
export async function waitAgain(trx: Trx, id: string, day: string): Promise<void> {
  await trx
    .updateTable('contact_message')
    .set({
      done_at: null,
      waits_since: sql`case when done_at is null then waits_since else ${day}::date end`,
    })
    .where('id', '=', id)
    .execute();
  await remindOf(trx, id);
}

/**
 * Schedules the owners' reminder before a message's deadline, if it has one. A reminder that ran while the message
 * was closed and sent no mail does not block this one.
 */
export async function remindOf(trx: Trx, id: string): Promise<void> {
  const message = await trx
    .selectFrom('contact_message')
    .select([COUNTS_AS.as('kind'), REMIND_AT.as('remindAt'), WAITS_SINCE])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { remindAt, waits_since } = message;
  const topic = readContactTopic(message.kind);
  if (!topic) return;
  const onceKey = [
    topic === 'complaint' ? `letter-due:${id}` : `letter-due:${id}:${topic}`,
    ...(waits_since === null ? [] : [waits_since]),
  ].join(':');
  await freeUnmailed(trx, onceKey);
  await enqueue(
    trx,
    MESSAGE_JOBS.due,
    { messageId: id, kind: topic, waitsSince: waits_since },
    { runAt: remindAt, onceKey },
  );
}

/**
 * Schedules reminders of open messages whose text suggests a deadline, including those received before texts were
 * analysed. None gets a second reminder: finished jobs are kept for at least a day. A reminder more than a day
 * overdue is skipped; the menu and the morning mail show the message.
 */
export async function remindOfSuggested(db: Db): Promise<void> {
  const waiting = await db
    .selectFrom('contact_message')
    .select('id')
    .where('done_at', 'is', null)
    .where(SUGGESTED, 'is not', null)
    .where(sql<boolean>`${REMIND_AT} > now() - interval '1 day'`)
    .execute();
  for (const { id } of waiting) await db.transaction().execute((trx) => remindOf(trx, id));
}
