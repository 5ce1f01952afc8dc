import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AGREEMENT_REFUSED_JOB } from '#server/answers/answer-job-kinds.ts';
import { loadConfig } from '#server/config.ts';
import { addIssue, changeIssue, resumeIssue, startIssue } from '#server/desk/newsletter/issues.ts';
import { countAddresses, readIssue } from '#server/desk/newsletter/read-issues.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import { newsletterJobs } from '#server/newsletter/newsletter-jobs.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import { TERMINAL } from '#server/store/audit.ts';
import { payOrders } from './support/answered-orders.ts';
import { SECRETS } from './support/buyer.ts';
import { summed, type FaultReport } from './fault.ts';
import { jobClock } from './support/job-clock.ts';
import type { LiveShop } from './support/live-shop.ts';
import { readMails } from './support/sent-mails.ts';
import { SmtpStandIn } from './support/smtp-stand-in.ts';

const MINUTE = 60_000;

export interface MailRefusals {
  orders: number;
  readers: number;
  /** Minutes for which everybody is refused, by the jobs' clock. */
  minutes: number;
  /** What the mail server says to every recipient. */
  reply: string;
}

/**
 * Fault: the mail server refuses every recipient, as for a suspended account, while agreements and a newsletter issue
 * are sent. Expected: no address and no agreement is given up, and the issue stops by itself. Once the mail server
 * accepts mails again, each arrives once.
 */
export async function mailRefusals(
  shop: LiveShop,
  { orders, readers, minutes, reply }: MailRefusals,
): Promise<FaultReport> {
  const { db } = shop.store;
  const smtp = await SmtpStandIn.start();
  const problems: string[] = [];
  const clock = jobClock();
  const log = { warn: () => undefined, error: () => problems.push('a mail was given up') };
  const send = smtpMailer(smtp.url, 'Kwiat Paproci <kontakt@shop.example>');
  const sender = loadConfig({});
  const runner = new JobRunner({
    db,
    handlers: [
      ...confirmationJobs({ db, send, sender, clock }),
      ...newsletterJobs({ db, send, sender, perMinute: 120, clock }),
    ],
    log,
    clock,
  });
  const runFor = async (limit: number) => {
    for (let minute = 0; minute < limit; minute += 1) {
      await runner.runDue();
      clock.pass(MINUTE);
    }
  };
  const subscribed = Array.from({ length: readers }, () => `czytelniczka-${randomUUID()}@${SECRETS.host}`);
  for (const email of subscribed)
    await db
      .insertInto('subscriber')
      .values({ email, status: 'CONFIRMED', asked_at: new Date(), confirmed_at: new Date() })
      .execute();
  const id = randomUUID();
  try {
    smtp.say = (step) => (step === 'recipient' ? reply : undefined);
    const placed = await payOrders(shop, orders);
    await addIssue(db, TERMINAL, { id, subject: 'Pełnia', like: null });
    await changeIssue(db, TERMINAL, id, [{ field: 'body', text: 'Dziś pełnia.', seen: 1 }]);
    await startIssue(db, TERMINAL, id, 2);
    await runFor(minutes);

    const halted = await readIssue(db, id);
    if (halted?.state !== 'stopped')
      problems.push(`the issue is ${halted?.state} while everybody is refused`);
    const { stopped } = await countAddresses(db);
    if (stopped > 0) problems.push(`${stopped} readers lost the newsletter`);
    if (smtp.received.length > 0) problems.push('the stand-in took a mail');
    const told = await sql`select from job where kind = ${AGREEMENT_REFUSED_JOB.name}`.execute(db);
    if (told.rows.length > 0) problems.push('an address was called bad');

    smtp.say = () => undefined;
    await resumeIssue(db, TERMINAL, id);
    await runFor(minutes + 20);
    const mails = await readMails(smtp);
    for (const to of [...placed.map(({ email }) => email), ...subscribed]) {
      const count = mails.filter((mail) => mail.to === to).length;
      if (count !== 1) problems.push(`a mail arrived ${count} times`);
    }
  } finally {
    await smtp.goAway();
  }
  return {
    what: 'mail server refuses everybody',
    tried: `${reply.slice(0, 9)} to all for ${minutes} min, by the clock: ${orders} agreements, an issue to ${readers} readers`,
    seen: 'the issue stopped by itself, no address given up, each mail once afterwards',
    problems: summed(problems),
  };
}
