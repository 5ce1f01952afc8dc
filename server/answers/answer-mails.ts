import { sql } from 'kysely';
import { HAS_BAD_ADDRESS } from '#server/mail/mail-failure.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { AGREEMENT_IS_SENT } from './agreement-mails.ts';
import { ANSWER_JOBS } from './answer-job-kinds.ts';
import { PROMISED_WITHIN } from './request-answer.ts';

/**
 * State of an answer's mail until it has been sent. `uncertain`: an attempt broke off after the text, so the mail may
 * have arrived, and no other attempt has begun.
 */
export type AnswerMailState = 'waiting' | 'sending' | 'uncertain' | 'retrying' | 'failed';

/** States after a failed attempt. */
type StuckMail = Extract<AnswerMailState, 'uncertain' | 'retrying' | 'failed'>;

/** A stuck mail's state as people see it; during another attempt it is `retrying`. */
export const asStuck = (state: AnswerMailState | null): StuckMail =>
  state === 'failed' || state === 'uncertain' ? state : 'retrying';

/** SQL: unique key of the job that mails the approved answer of `shop_order` (answer-job-kinds.ts). */
const SCHEDULED_KEY = sql<string>`(
  'answer-mail:' || shop_order.id || ':' || to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)`;

/**
 * SQL: state of the latest mail with the answer of `shop_order`; null without one, or once it was sent. A rejected
 * address counts as `failed` at once, though the job retries for days: a person has to correct it.
 */
export const ANSWER_MAIL_STATE = sql<AnswerMailState | null>`(
  select case
    when job.failed_at is not null then 'failed'
    when shop_order.mailed_by = job.id and leased_until > now() then 'sending'
    when shop_order.mailed_by = job.id then 'uncertain'
    when ${HAS_BAD_ADDRESS} then 'failed'
    when job.last_error is not null then 'retrying'
    else 'waiting'
  end
  from job where done_at is null and once_key = case shop_order.status
    when 'SCHEDULED' then ${SCHEDULED_KEY}
    -- One that was mailed again by a program of before counted its revision up to now.
    when 'SENT' then (
      select 'answer-again:' || order_id || ':' || coalesce(again_at_revision, revision - 1)
      from answer where order_id = shop_order.id
    )
  end
)`;

/** SQL: the mail with the answer of `shop_order` had a failed attempt and was not sent. */
export const ANSWER_MAIL_IS_STUCK = sql<boolean>`(
  ${ANSWER_MAIL_STATE} in ('uncertain', 'retrying', 'failed') or exists (
    select from job where id = shop_order.mailed_by and done_at is null and last_error is not null
  )
)`;

/**
 * SQL over `job`: an order that waits for its answer reads its state from this job, the last mail of its agreement or
 * the mail of its approved answer. Without the job nothing would say that the mail was refused.
 */
export const IS_OF_OPEN_ORDER = sql<boolean>`exists (
  select from shop_order where status in ('GENERATING_RESPONSE', 'SCHEDULED') and not deleted and (
    job.kind = ${ANSWER_JOBS.mail.name} and shop_order.id = (job.payload ->> 'orderId')::int
      and status = 'SCHEDULED' and job.once_key = ${SCHEDULED_KEY}
    or job.kind = ${MAIL_JOBS.orderConfirmed.name} and shop_order.id = (job.payload ->> 'orderId')::int
      and not ${AGREEMENT_IS_SENT} and job.once_key = (
        select 'agreement:' || order_id || ':' || number from agreement_mail
        where order_id = shop_order.id order by number desc limit 1
      )
  )
)`;

/** Grace period after an answer's scheduled time; then it is late, even if the mail server is down. */
const GRACE = sql`interval '1 hour'`;

/** SQL: deadline of the answer's mail: the promised time, or the grace period after a later scheduled time, such as a gift's. */
export const MUST_LEAVE_BY = sql<Date>`greatest(
  paid_at + ${PROMISED_WITHIN} * interval '1 millisecond',
  case when status = 'SCHEDULED' then scheduled_for + ${GRACE} end
)`;
