import { sql } from 'kysely';
import { DESK_PAGES } from '#desk/pages.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { withdrawalDueMail } from '#server/mail/owner-mails.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { mailEach } from '#server/mail/mail-each.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { ownersToTell } from '#server/store/owners/owners-to-tell.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { carryOutWithdrawal } from './carry-out-withdrawal.ts';
import { NEEDS_PERSON, WITHDRAWAL_STATE, type ForAPerson } from './needs-person.ts';
import { WITHDRAWAL_DUE_JOB, WITHDRAWAL_JOB } from './withdrawal-job-kinds.ts';

/** Pause (ms) before asking again whether an answer that is being mailed has gone. */
const MAIL_PAUSE = 10_000;

/** Handler of proved withdrawals. While the answer is being mailed it waits for how that ends. */
export const withdrawalJobs = (db: Db, clock: Clock = systemClock): JobHandler[] => [
  jobHandler(WITHDRAWAL_JOB, async ({ withdrawalId }) => {
    const result = await carryOutWithdrawal(db, withdrawalId);
    if (result === 'answer-leaves') return { at: new Date(clock.now().getTime() + MAIL_PAUSE) };
  }),
];

interface ReminderOptions {
  db: Db;
  send: SendMail;
  sender: MailSender;
  deskUrl: string;
}

/**
 * SQL: whether a withdrawal gets a reminder of its own. Anybody can send any number of withdrawals without an order, so
 * of those with one deadline only the first open one does.
 */
const IS_FIRST_OF_ITS_DAY = sql<boolean>`(withdrawal.order_id is not null or not exists (
  select from withdrawal as earlier left join withdrawal_dealt as dealt on dealt.withdrawal_id = earlier.id
  where earlier.due_on = withdrawal.due_on and earlier.id < withdrawal.id and earlier.order_id is null
    and earlier.email is not null and dealt.at is null
))`;

/** Handler of the reminder to the owners that a withdrawal waits for a person, while its refund can still be in time. */
export const withdrawalReminders = ({ db, send, sender, deskUrl }: ReminderOptions): JobHandler[] => [
  jobHandler(WITHDRAWAL_DUE_JOB, async ({ withdrawalId }, { id }) => {
    const waiting = await db
      .selectFrom('withdrawal')
      .innerJoin('withdrawal_proof', 'withdrawal_id', 'withdrawal.id')
      .leftJoin('shop_order', 'shop_order.id', 'order_id')
      .leftJoin('withdrawal_dealt', 'withdrawal_dealt.withdrawal_id', 'withdrawal.id')
      .select([sql<string>`to_char(due_on, 'DD.MM.YYYY')`.as('due'), WITHDRAWAL_STATE.as('state')])
      .where('withdrawal.id', '=', withdrawalId)
      .where(NEEDS_PERSON)
      .where(IS_FIRST_OF_ITS_DAY)
      .$narrowType<{ state: ForAPerson }>()
      .executeTakeFirst();
    if (!waiting) return;
    const url = deskUrl + DESK_PAGES.withdrawals.path;
    const owners = await ownersToTell(db, sender.contactEmail);
    await mailEach(
      { db, send, jobId: id },
      owners.map((to) => withdrawalDueMail({ to, receiptNumber: withdrawalId, ...waiting, url }, sender)),
    );
  }),
];
