import { sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import { newToken } from '#server/contact/subscribers.ts';
import { jobHandler, type JobHandler, type RunAgain } from '#server/jobs/job-kind.ts';
import { mailIdFor } from '#server/mail/mail-id.ts';
import { asSmtpFailure, isAboutMailbox, isBadAddress, isCertainlyUnsent } from '#server/mail/mail-failure.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { sha256 } from '#server/sha256.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { NEWSLETTER_JOBS } from './newsletter-job-kinds.ts';
import { newsletterMail, type NewsletterSender } from './newsletter-mail.ts';
import { textsOf, type IssueRow } from './issue-texts.ts';

interface SendBatchOptions {
  db: Db;
  send: SendMail;
  sender: NewsletterSender;
  /** How many issues leave in a minute at most; mail servers shut out who sends faster than they allow. */
  perMinute: number;
  clock: Clock;
}

/**
 * Time (ms) from the begin of one batch to the begin of the next. A batch sends no issue after that time, since a stop
 * waits for it.
 */
const PACE = 10_000;
/** After this time (ms) an address that was taken belongs to a process that died. */
const ABANDONED = 5 * 60_000;

const MINUTE = 60_000;
/** How often an address is tried that its mail server puts off: after 15, 30, 60 … minutes. */
const TRIES = 5;
/** An address gets no more mails after so many issues in a row that could not be delivered. */
const MISSED = 3;
/** A person has to look after so many issues in a row whose outcome the mail server did not tell. */
const SILENCES = 3;
/** A person has to look after so many addresses in a row that were refused: it is not the addresses then. */
const REFUSALS = 5;

/** What became of one issue to one address. */
type Outcome =
  | { kind: 'accepted' }
  /** Nobody is at this address. */
  | { kind: 'refused' }
  /** Refused for good, which says nothing about the address: it is tried later. */
  | { kind: 'turned-down'; isAboutMailbox: boolean }
  /** This address is tried later. */
  | { kind: 'put-off'; isAboutMailbox: boolean }
  /** Handed over, and no answer: it may have arrived. It is not sent again, for nobody is to get it twice. */
  | { kind: 'unclear' }
  /** The mail server takes nothing now. */
  | { kind: 'unreachable' }
  /** The mail server takes none of ours until a person has done something. */
  | { kind: 'halted'; problem: 'login' | 'letter' };

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

interface Taken {
  email: string;
  attempts: number;
  /** Unsubscribes her. */
  token: string;
}

/**
 * Handler of the job that sends an issue. Each address is taken by one statement, which two processes never both win,
 * and which a stop, an unsubscription or an erasure makes fail. Then the mail is handed to the mail server, counted,
 * and the address forgotten.
 */
export function sendBatchJob(options: SendBatchOptions): JobHandler {
  const { db, send, sender, perMinute, clock } = options;
  const perBatch = Math.max(1, Math.round((perMinute * PACE) / MINUTE));

  return jobHandler(NEWSLETTER_JOBS.batch, async ({ issueId, run }): Promise<void | RunAgain> => {
    const begun = clock.now().getTime();
    await countAbandoned(db, issueId, clock);
    const own = { ...sender, words: await readMailWords(db) };
    for (let sent = 0; sent < perBatch && clock.now().getTime() - begun < PACE; sent += 1) {
      const issue = await sending(db, issueId, run);
      if (!issue) return undefined;
      if (issue.waits_until && issue.waits_until > clock.now()) return { at: issue.waits_until };
      const taken = await take(db, issueId, run, clock);
      if (!taken) return finishOrWait(db, issue, clock);
      const outcome = await hand(taken, issue, own);
      const again = await settle(db, issue, taken, outcome, clock);
      if (again !== 'next') return again;
    }
    return { at: new Date(begun + PACE) };
  });

  async function hand({ email, token }: Taken, issue: IssueRow, own: NewsletterSender): Promise<Outcome> {
    try {
      // Without the address: a mail's name stands in logs of mail servers.
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

/** Takes the address that waits longest; `undefined` when there is none now. */
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
async function finishOrWait(db: Db, { id }: IssueRow, clock: Clock): Promise<void | RunAgain> {
  const next = await db
    .selectFrom('newsletter_delivery')
    .innerJoin('subscriber', 'subscriber.email', 'newsletter_delivery.email')
    .select((is) => is.fn.min<Date | null>('due_at').as('at'))
    .where('letter_id', '=', id)
    .where((is) => is.or([is('taken_at', 'is not', null), is('stopped_at', 'is', null)]))
    .executeTakeFirst();
  if (next?.at) return { at: new Date(Math.max(next.at.getTime(), clock.now().getTime() + PACE)) };
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

type Counter = 'accepted' | 'refused' | 'given_up' | 'unclear';

/** Records what became of a taken address; resolves with `next` when the batch goes on. */
async function settle(
  db: Db,
  issue: IssueRow,
  { email, attempts }: Taken,
  outcome: Outcome,
  clock: Clock,
): Promise<'next' | void | RunAgain> {
  const now = clock.now().getTime();
  const after = (minutes: number) => new Date(now + minutes * MINUTE);
  return db.transaction().execute(async (trx) => {
    const delivery = { letter_id: issue.id, email };
    const issues = trx.updateTable('newsletter_letter').where('id', '=', issue.id);
    const subscriber = trx.updateTable('subscriber').where('email', '=', email);
    /** Counts the address and forgets it. An address that has left meanwhile counts too, for it was written to. */
    const count = async (counter: Counter) => {
      await sql`delete from newsletter_delivery where letter_id = ${issue.id} and email = ${email}`.execute(
        trx,
      );
      await issues.set((is) => ({ [counter]: is(counter, '+', 1) })).execute();
    };
    const free = (dueAt: Date) =>
      trx
        .updateTable('newsletter_delivery')
        .set({ taken_at: null, due_at: dueAt })
        .where('letter_id', '=', delivery.letter_id)
        .where('email', '=', delivery.email)
        .execute();
    const failures = issue.failures + 1;
    /** Lets the whole issue wait, twice as long each time. */
    const rest = async () => {
      const at = after(Math.min(30, 2 ** (failures - 1)));
      await issues.set({ failures, waits_until: at }).execute();
      return { at };
    };
    const halt = (problem: NonNullable<IssueRow['problem']>) =>
      issues.set({ state: 'STOPPED', problem }).where('state', '=', 'SENDING').execute();

    /** Counts a refusal; stops the issue when so many came in a row that the mail server refuses everybody. */
    const isRefusedByHabit = async () => {
      // One stubborn address, tried again and again, is not everybody.
      if (attempts > 1 && issue.accepted > 0) return false;
      const inRow = issue.refused_in_row + 1;
      await issues.set({ refused_in_row: inRow }).execute();
      if (inRow < REFUSALS) return false;
      await free(after(1));
      await halt('refusals');
      return true;
    };

    switch (outcome.kind) {
      case 'accepted':
        await count('accepted');
        await issues.set({ failures: 0, refused_in_row: 0, waits_until: null }).execute();
        await subscriber.set({ missed: 0 }).where('missed', '>', 0).execute();
        return 'next';
      case 'refused':
        if (await isRefusedByHabit()) return undefined;
        await count('refused');
        await subscriber.set({ stopped_at: clock.now(), stopped_by: issue.id }).execute();
        return 'next';
      case 'turned-down':
      case 'put-off':
        if (outcome.kind === 'turned-down' && (await isRefusedByHabit())) return undefined;
        if (attempts < TRIES) {
          await free(after(15 * 2 ** (attempts - 1)));
          return 'next';
        }
        await count('given_up');
        if (outcome.isAboutMailbox) await countMissed(trx, issue.id, email, clock);
        return 'next';
      case 'unclear':
        await count('unclear');
        if (failures < SILENCES) return rest();
        await halt('silence');
        return undefined;
      case 'unreachable':
        await free(after(0));
        return rest();
      case 'halted':
        // One address may be what the mail server cannot stand; it must not halt the issue for ever.
        if (outcome.problem === 'letter' && attempts >= SILENCES) {
          await count('given_up');
          return 'next';
        }
        await free(after(1));
        await halt(outcome.problem);
        return undefined;
    }
  });
}

/** Counts an issue that a mailbox did not take; after several in a row it gets no more. */
const countMissed = (trx: Trx, issueId: string, email: string, clock: Clock) =>
  trx
    .updateTable('subscriber')
    .where('email', '=', email)
    .set((is) => ({
      missed: is('missed', '+', 1),
      stopped_at: sql`case when missed + 1 >= ${MISSED} then ${clock.now()}::timestamptz else stopped_at end`,
      stopped_by: sql`case when missed + 1 >= ${MISSED} then ${issueId}::uuid else stopped_by end`,
    }))
    .execute();
