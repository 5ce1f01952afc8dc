import { sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import { newToken } from '#server/contact/subscribers.ts';
import { jobHandler, type JobHandler, type RunAgain } from '#server/jobs/job-kind.ts';
import { mailIdFor } from '#server/mail/mail-id.ts';
import { asSmtpFailure, isAboutMailbox, isBadAddress, isCertainlyUnsent } from '#server/mail/mail-failure.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { sha256 } from '#server/sha256.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { NEWSLETTER_JOBS } from './newsletter-job-kinds.ts';
import { newsletterMail, type NewsletterSender } from './newsletter-mail.ts';
import { textsOf, type IssueRow } from './issue-texts.ts';
import { settle, type Outcome, type Taken } from './settle-delivery.ts';

interface SendBatchOptions {
  db: Db;
  send: SendMail;
  sender: NewsletterSender;
  /** How many issues leave in a minute at most; mail servers shut out who sends faster than they allow. */
  perMinute: number;
  clock: Clock;
}

/** After this time (ms) an address that was taken belongs to a process that died. */
const ABANDONED = 5 * 60_000;

const MINUTE = 60_000;

/** Most batches of a minute. */
const MOST_BATCHES = 6;

/**
 * How many mails a batch sends, and the time (ms) from its begin to the begin of the next: in no minute do more leave
 * than allowed. A batch sends none after that time, since a stop waits for it.
 */
function batchOf(perMinute: number): { most: number; pace: number } {
  const batches = Math.min(MOST_BATCHES, perMinute);
  return { most: Math.floor(perMinute / batches), pace: MINUTE / batches };
}

/** Reads a failure by the step of SMTP that it came at (RFC 5321; nodemailer's `command`). */
function outcomeOf(error: unknown): Outcome {
  const { code, command, responseCode } = asSmtpFailure(error);
  if (!isCertainlyUnsent(error)) return { kind: 'unclear' };
  if (code === 'EAUTH') return { kind: 'halted', problem: 'login' };
  if (typeof responseCode !== 'number' || responseCode === 421) return { kind: 'unreachable' };
  const isForGood = responseCode >= 500;
  if (isBadAddress(error)) return { kind: 'refused' };
  if (command === 'RCPT TO')
    return { kind: isForGood ? 'turned-down' : 'put-off', isAboutMailbox: isAboutMailbox(error) };
  return isForGood ? { kind: 'halted', problem: 'letter' } : { kind: 'unreachable' };
}

/**
 * Handler of the job that sends an issue. Each address is taken by one statement, which two processes never both win,
 * and which a stop, an unsubscription or an erasure makes fail. Then the mail is handed to the mail server, counted,
 * and the address forgotten.
 */
export function sendBatchJob(options: SendBatchOptions): JobHandler {
  const { db, send, sender, perMinute, clock } = options;
  const { most, pace } = batchOf(perMinute);

  return jobHandler(NEWSLETTER_JOBS.batch, async ({ issueId, run }): Promise<void | RunAgain> => {
    const begun = clock.now().getTime();
    await countAbandoned(db, issueId, clock);
    const own = { ...sender, words: await readMailWords(db) };
    for (let sent = 0; sent < most && clock.now().getTime() - begun < pace; sent += 1) {
      const issue = await sending(db, issueId, run);
      if (!issue) return undefined;
      if (issue.waits_until && issue.waits_until > clock.now()) return { at: issue.waits_until };
      const taken = await take(db, issueId, run, clock);
      if (!taken) return finishOrWait(db, issue, { clock, pace });
      const outcome = await hand(taken, issue, own);
      const again = await settle(db, issue, taken, outcome, clock);
      if (again !== 'next') return again;
    }
    return { at: new Date(begun + pace) };
  });

  async function hand({ email, token }: Taken, issue: IssueRow, own: NewsletterSender): Promise<Outcome> {
    try {
      // The id contains no address, since mail servers log it.
      await send(mailIdFor(issue.id, sha256(token)), newsletterMail(email, textsOf(issue), own, token));
      return { kind: 'accepted' };
    } catch (error) {
      return outcomeOf(error);
    }
  }
}

const sending = (db: Db, issueId: string, run: number): Promise<IssueRow | undefined> =>
  db
    .selectFrom('newsletter_letter')
    .selectAll()
    .where('id', '=', issueId)
    .where('run', '=', run)
    .where('state', '=', 'SENDING')
    .executeTakeFirst();

/** Takes the address that has waited longest; `undefined` if none is due. */
async function take(db: Db, issueId: string, run: number, clock: Clock): Promise<Taken | undefined> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Omit<Taken, 'token'>>`
    with next as (
      select delivery.letter_id, delivery.email
      from newsletter_delivery as delivery
      join newsletter_letter as issue on issue.id = delivery.letter_id
      join subscriber on subscriber.email = delivery.email
      where issue.id = ${issueId} and issue.state = 'SENDING' and issue.run = ${run}
        and delivery.taken_at is null and delivery.due_at <= ${now}
        and subscriber.status = 'CONFIRMED' and subscriber.stopped_at is null
      order by delivery.due_at, delivery.email
      limit 1
      for update of delivery skip locked
    )
    update newsletter_delivery as delivery set taken_at = ${now}, attempts = delivery.attempts + 1
    from next where delivery.letter_id = next.letter_id and delivery.email = next.email
    returning delivery.email, delivery.attempts
  `.execute(trx);
    const [row] = rows;
    return row && { ...row, token: await newToken(trx, row.email, 'unsubscribe', issueId) };
  });
}

/** Counts addresses that a process had taken when it died. Their mails may have arrived, so they are not sent again. */
async function countAbandoned(db: Db, issueId: string, clock: Clock): Promise<void> {
  const until = new Date(clock.now().getTime() - ABANDONED);
  await sql`
    with abandoned as (
      delete from newsletter_delivery where letter_id = ${issueId} and taken_at < ${until} returning email
    )
    update newsletter_letter set unclear = unclear + (select count(*) from abandoned)
    where id = ${issueId} and exists (select from abandoned)
  `.execute(db);
}

/** Waits for addresses that were put off or taken, when no other is left; ends the issue when none is left at all. */
async function finishOrWait(
  db: Db,
  { id }: IssueRow,
  { clock, pace }: { clock: Clock; pace: number },
): Promise<void | RunAgain> {
  const next = await db
    .selectFrom('newsletter_delivery')
    .innerJoin('subscriber', 'subscriber.email', 'newsletter_delivery.email')
    .select((is) => is.fn.min<Date | null>('due_at').as('at'))
    .where('letter_id', '=', id)
    .where((is) => is.or([is('taken_at', 'is not', null), is('stopped_at', 'is', null)]))
    .executeTakeFirst();
  if (next?.at) return { at: new Date(Math.max(next.at.getTime(), clock.now().getTime() + pace)) };
  await db.transaction().execute(async (trx) => {
    // Left are addresses whose mails came back meanwhile.
    await trx.deleteFrom('newsletter_delivery').where('letter_id', '=', id).execute();
    await trx
      .updateTable('newsletter_letter')
      .set({ state: 'SENT', ended_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'SENDING')
      .execute();
  });
  return undefined;
}
