import { sql } from 'kysely';
import { readContactTopic, type ContactKind, type ContactTopic } from '#domain/typed/contact-kind.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { MESSAGE_JOBS } from './message-job-kinds.ts';

interface Term {
  /** The time for the answer, as an interval of the database, not counting the day on which the message came. */
  interval: string;
  /** Days after which the owners are told that it waits: three before the last one, in the shortest month too. */
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

/** The day of her last words since the first, as `YYYY-MM-DD`; none before she wrote again. */
export const WAITS_SINCE = sql<string | null>`waits_since::text`.as('waits_since');

const DAY = 24 * 60 * 60_000;

/**
 * Has the owners told before the last day for a message's answer, if it has one and still waits then. `waits_since`: the
 * day of what she has written since, from which the time counts anew.
 */
export async function remindOf(
  trx: Trx,
  {
    id,
    kind,
    received_at,
    waits_since,
  }: { id: string; kind: ContactKind; received_at: Date; waits_since: string | null },
): Promise<void> {
  const topic = readContactTopic(kind);
  if (!topic) return;
  const since = waits_since === null ? received_at : new Date(`${waits_since}T12:00:00Z`);
  await enqueue(
    trx,
    MESSAGE_JOBS.due,
    { messageId: id, kind: topic },
    {
      runAt: new Date(since.getTime() + MESSAGE_TERMS[topic].remindAfter * DAY),
      onceKey: [
        topic === 'complaint' ? `letter-due:${id}` : `letter-due:${id}:${topic}`,
        ...(waits_since === null ? [] : [waits_since]),
      ].join(':'),
    },
  );
}
