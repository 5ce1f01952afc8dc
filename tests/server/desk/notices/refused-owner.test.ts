import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { mailAgreement } from '#server/answers/agreement-mails.ts';
import { AGREEMENT_REFUSED_JOB } from '#server/answers/answer-job-kinds.ts';
import { sendTrial } from '#server/checks/sends-trial.ts';
import { deskJobs } from '#server/desk/desk-jobs.ts';
import { ATTEMPTS } from '#server/jobs/back-off.ts';
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

test('a reply that the mail server puts off is tried again: only in the end it counts as refused, and its message as open [DK-18]', async () => {
  const { db } = desk.store;
  const { id } = await db
    .insertInto('contact_message')
    .values({ first_name: 'A', last_name: 'S', email: 'a@example.pl', message: 'm', done_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const replyId = randomUUID();
  await db
    .insertInto('letter_reply')
    .values({ id: replyId, letter_id: id, body: 'Już wysyłamy.', author: 'Ludmiła' })
    .execute();
  await enqueue(db, MESSAGE_JOBS.reply, { replyId }, { runAt: new Date(0) });
  const send = async () => {
    throw Object.assign(new Error('busy'), { responseCode: 421, isBeforeText: true });
  };
  const options = { db, send, sender: desk.config, ...desk.config, clock: desk.clock };
  const { runner } = runnerWith(db, messageJobs(options), desk.clock);
  const state = () =>
    db
      .selectFrom('letter_reply')
      .innerJoin('contact_message', 'contact_message.id', 'letter_id')
      .select(['refused_at as refused', 'accepted_at as accepted', 'done_at as done'])
      .where('letter_reply.id', '=', replyId)
      .executeTakeFirstOrThrow();
  await runner.runDue();
  expect(await state()).toEqual({ refused: null, accepted: null, done: expect.any(Date) });
  const before = sql.lit(ATTEMPTS.mail - 1);
  await sql`update job set attempts = ${before} where kind = ${MESSAGE_JOBS.reply.name}`.execute(db);
  desk.clock.pass(2 * HOUR);
  await runner.runDue();
  expect(await state()).toEqual({ refused: expect.any(Date), accepted: null, done: null });
});
