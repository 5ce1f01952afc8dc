import { sql } from 'kysely';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { HAS_BAD_ADDRESS } from '#server/mail/mail-failure.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { beginAnswer } from './request-answer.ts';

/** Condition on `shop_order`: the mail server has accepted the order's last agreement mail, so the answer may begin. */
export const AGREEMENT_IS_SENT = sql<boolean>`agreement_is_sent(shop_order.id)`;

/** Condition on `shop_order`: a text may be written; that of a sent answer, whose agreement was accepted once, as its correction. */
export const MAY_WRITE_ANSWER = sql<boolean>`may_write_answer(shop_order.id)`;

/** State of the last mail with an order's agreement. */
export type AgreementState = 'accepted' | 'waiting' | 'retrying' | 'refused';

/**
 * State of `agreement_mail` with its `job` joined. A bad address counts at once, although the job keeps trying for days: a
 * person has to correct it. Any other refusal is about the shop or its mail server, and counts when the job is given up.
 */
export const MAIL_STATE = sql<AgreementState>`case
  when agreement_mail.accepted_at is not null then 'accepted'
  when job.failed_at is not null or ${HAS_BAD_ADDRESS} then 'refused'
  when job.last_error is not null then 'retrying'
  else 'waiting'
end`;

/** Joins to `agreement_mail` the job that sends it. */
export const ITS_JOB = sql`left join job on job.once_key = 'agreement:' || order_id || ':' || number`;

/** State of the agreement of `shop_order`; null for orders that were answered before agreement mails existed. */
export const AGREEMENT_STATE = sql<AgreementState | null>`(
  select ${MAIL_STATE} from agreement_mail ${ITS_JOB}
  where order_id = shop_order.id order by number desc limit 1
)`;

/** The agreement's state as the desk shows it: nothing once the mail server accepted the mail. */
export const untilAccepted = (
  state: AgreementState | null,
): { agreement?: Exclude<AgreementState, 'accepted'> } =>
  state === null || state === 'accepted' ? {} : { agreement: state };

/** A mail with an order's agreement. */
export interface AgreementMail {
  orderId: number;
  /** Within its order. */
  number: number;
}

/** Has an order's agreement mailed, in the transaction that needs it: until it was accepted no answer may begin. */
export async function mailAgreement(trx: Trx, orderId: number, clock: Clock = systemClock): Promise<void> {
  const { number } = await trx
    .insertInto('agreement_mail')
    .values({
      order_id: orderId,
      number: sql<number>`1 + coalesce((select max(number) from agreement_mail where order_id = ${orderId}), 0)`,
      asked_at: clock.now(),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  const onceKey = `agreement:${orderId}:${number}`;
  await enqueue(trx, MAIL_JOBS.orderConfirmed, { orderId, number }, { runAt: clock.now(), onceKey });
}

/** Records that the mail server accepted an agreement mail, with its terms, and lets the answer begin. */
export function noteAccepted(
  db: Db,
  { orderId, number }: AgreementMail,
  { termsVersion, clock = systemClock }: { termsVersion?: string | undefined; clock?: Clock } = {},
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('agreement_mail')
      .set({ accepted_at: clock.now(), terms_version: termsVersion ?? null })
      .where('order_id', '=', orderId)
      .where('number', '=', number)
      .where('accepted_at', 'is', null)
      .returning('number')
      .executeTakeFirst();
    if (noted) await beginAnswer(trx, orderId, clock);
  });
}
