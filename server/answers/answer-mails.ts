import { sql } from 'kysely';
import { HAS_BAD_ADDRESS } from '#server/mail/mail-failure.ts';
import { PROMISED_WITHIN } from './request-answer.ts';

/**
 * What becomes of the mail with an answer until it has gone. `uncertain`: an attempt broke off behind the text, so that it
 * may have arrived, and the next one has not begun.
 */
export type AnswerMailState = 'waiting' | 'sending' | 'uncertain' | 'retrying' | 'failed';

/** The states of a mail that was tried in vain. */
type StuckMail = Extract<AnswerMailState, 'uncertain' | 'retrying' | 'failed'>;

/** A stuck mail's state for people; while it is tried once more it counts as retried. */
export const asStuck = (state: AnswerMailState | null): StuckMail =>
  state === 'failed' || state === 'uncertain' ? state : 'retrying';

/**
 * State of the last mail with the answer of `shop_order`; null where there is none, or it has gone. A bad address counts
 * at once, although the job tries on for days: a person has to mend it.
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
    when 'SCHEDULED' then 'answer-mail:' || shop_order.id || ':'
      || to_char(scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    -- One that was mailed again by a program of before counted its revision up to now.
    when 'SENT' then (
      select 'answer-again:' || order_id || ':' || coalesce(again_at_revision, revision - 1)
      from answer where order_id = shop_order.id
    )
  end
)`;

/** The mail with the answer of `shop_order` was tried and has not gone, for whatever reason. */
export const ANSWER_MAIL_IS_STUCK = sql<boolean>`(
  ${ANSWER_MAIL_STATE} in ('uncertain', 'retrying', 'failed') or exists (
    select from job where id = shop_order.mailed_by and done_at is null and last_error is not null
  )
)`;

/** Time after an answer's own hour from which on it is late, however long the mail server is away. */
const GRACE = sql`interval '1 hour'`;

/** When the answer of `shop_order` must have left: as promised, or soon after the hour that was chosen for it, as that of a gift. */
export const MUST_LEAVE_BY = sql<Date>`greatest(
  paid_at + ${PROMISED_WITHIN} * interval '1 millisecond',
  case when status = 'SCHEDULED' then scheduled_for + ${GRACE} end
)`;
