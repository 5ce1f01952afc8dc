import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { mailAgreement } from '#server/answers/agreement-mails.ts';
import { AGREEMENT_REFUSED_JOB } from '#server/answers/answer-job-kinds.ts';
import { sendTrial } from '#server/checks/sends-trial.ts';
import { deskJobs } from '#server/desk/desk-jobs.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { MESSAGE_JOBS } from '#server/messages/message-job-kinds.ts';
import { messageJobs } from '#server/messages/message-jobs.ts';
import { storeDispute } from '#server/refunds/disputes.ts';
import { recordAudit } from '#server/store/audit.ts';
import { badAddress } from '#tests/server/support/smtp-answers.ts';
import { paidOrder } from '../../answers/paid-order.ts';
import { runnerWith } from '../../jobs/job-table.ts';
import { TestDesk } from '../test-desk.ts';

const HOUR = 3_600_000;
let desk: TestDesk;
beforeAll(async () => {
  desk = await TestDesk.start();
});
afterAll(() => desk.close());

test('an owner whose mailbox is refused keeps no other from her mail, and has it repeated to nobody [DK-8]', async () => {
  const { db } = desk.store;
  const refused = `${(await desk.sign('owner')).id}@example.com`;
  const other = `${(await desk.sign('owner')).id}@example.com`;
  const mails: MailContent[] = [];
  const tried: MailContent[] = [];
  const send = async (_id: string, mail: MailContent) => {
    tried.push(mail);
    if (mail.to === refused) throw badAddress();
    mails.push(mail);
  };
  await paidOrder(db);
  const disputed = await paidOrder(db);
  await storeDispute(db, 'PAYU', {
    disputeId: 'dp_1',
    amount: grosze(4299),
    currency: 'PLN',
    reason: 'fraudulent',
    isClosed: false,
    status: 'needs_response',
    providerPaymentId: `PAYU-${disputed.paymentId}`,
  });
  await db.transaction().execute((trx) => mailAgreement(trx, disputed.orderId));
  await sql`update job set failed_at = now() where once_key = ${`agreement:${disputed.orderId}:2`}`.execute(
    db,
  );
  const { id: messageId } = await db
    .insertInto('contact_message')
    .values({ first_name: 'A', last_name: 'S', email: 'a@example.pl', message: 'm', kind: 'complaint' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    // It has a mail sent by itself.
    await recordAudit(trx, {
      actor: { kind: 'terminal', name: 'terminal' },
      action: 'invitation.created',
      entity: 'invitation',
      entityId: '1',
    });
    await enqueue(trx, AGREEMENT_REFUSED_JOB, { orderId: disputed.orderId });
    await enqueue(trx, MESSAGE_JOBS.due, { messageId, kind: 'complaint' });
  });
  const options = { db, send, sender: desk.config, ...desk.config, clock: desk.clock };
  const { runner } = runnerWith(db, [...deskJobs(options), ...messageJobs(options)], desk.clock);
  for (let hour = 0; hour < 15; hour += 1) {
    await runner.runDue();
    desk.clock.pass(HOUR);
  }
  const count = (list: readonly MailContent[], name: string) =>
    list.filter((mail) => mail.name === name && mail.to === other).length;
  expect(
    Object.fromEntries([...new Set(tried.map(({ name }) => name))].map((name) => [name, count(mails, name)])),
  ).toEqual({
    'order-came': 2,
    'promise-near': 2,
    'late-order': 2,
    'agreement-refused': 1,
    'money-waits': 1,
    security: 1,
    'message-due': 1,
  });
  // Hers are tried again, in case her mailbox comes back.
  expect(tried.filter(({ to, name }) => to === refused && name === 'security').length).toBeGreaterThan(5);
  mails.length = 0;
  await expect(sendTrial(db, send, { ...desk.config })()).rejects.toThrow('no');
  expect(mails.map(({ to }) => to)).toEqual([other]);
});
