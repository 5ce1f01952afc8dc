import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailAgreement } from '#server/answers/agreement-mails.ts';
import { answerJobs } from '#server/answers/answer-jobs.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import { ANSWER_JOBS, mailAgainKey } from '#server/answers/answer-job-kinds.ts';
import { deskJobs } from '#server/desk/desk-jobs.ts';
import { ATTEMPTS } from '#server/jobs/back-off.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { findOrderProgress } from '#server/orders/order-progress.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { badAddress, refusal } from '#tests/server/support/smtp-answers.ts';
import { approvedNow, paidOrder, sentOrder, statusOf } from '../../../answers/paid-order.ts';
import { runnerWith } from '../../../jobs/job-table.ts';
import { TestDesk, type Signed } from '../../test-desk.ts';

const HOUR = 3_600_000;
let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

/** Runs the due jobs of answers, whose mails the mail server answers alike. */
const mailAnswers = (failure?: Error) => {
  const send = async () => {
    if (failure) throw failure;
  };
  const shared = { db: desk.store.db, send, sender: desk.config, clock: desk.clock };
  const jobs = answerJobs({ ...shared, source: manualAnswers, log: { error: () => undefined } });
  return runnerWith(desk.store.db, jobs, desk.clock).runner.runDue();
};
/** What an owner is mailed now about an answer that does not leave. */
async function texts(...orders: readonly PlacedOrder[]): Promise<string[]> {
  const mails: MailContent[] = [];
  const send = async (_id: string, mail: MailContent) => void mails.push(mail);
  const options = { db: desk.store.db, send, sender: desk.config, ...desk.config, clock: desk.clock };
  await runnerWith(desk.store.db, deskJobs(options), desk.clock).runner.runDue();
  return mails.flatMap(({ name, subject, text }) =>
    name === 'answer-stuck' && orders.some(({ orderId }) => subject.includes(String(orderId))) ? [text] : [],
  );
}
const told = async (...orders: readonly PlacedOrder[]) => (await texts(...orders)).length;
async function approved(): Promise<PlacedOrder> {
  const order = await paidOrder(desk.store.db);
  await approvedNow(desk.store.db, order.orderId);
  desk.clock.pass(Math.max(0, Date.now() - desk.clock.now().getTime()) + 1_000);
  return order;
}
async function queued({ orderId }: PlacedOrder) {
  const { rows } = (await desk.call('GET', '/queue', { as: owner })).json();
  return rows.find((row: { orderId: number }) => row.orderId === orderId)?.answer;
}

test('a bad address of an approved answer is reported at once: to the owners, in the queue, to the customer [DK-8]', async () => {
  const order = await approved();
  expect(await queued(order)).not.toHaveProperty('mail');
  await mailAnswers(badAddress());
  desk.clock.pass(3_000);
  expect(await texts(order)).toEqual([expect.not.stringContaining('próbuje dalej')]);
  expect(await told(order)).toBe(0);
  expect(await queued(order)).toMatchObject({ state: 'approved', mail: 'failed' });
  const progress = () => findOrderProgress(desk.store.db, order, undefined);
  expect(await progress()).toMatchObject({ isAnswerRefused: true });
  // Her agreement comes first: while it is refused too, it alone is spoken of.
  await desk.store.db.transaction().execute((trx) => mailAgreement(trx, order.orderId));
  await sql`update job set failed_at = now() where once_key = ${`agreement:${order.orderId}:2`}`.execute(
    desk.store.db,
  );
  expect(await progress()).toMatchObject({ isMailRefused: true });
  expect(await progress()).not.toHaveProperty('isAnswerRefused');
});

test('an answer that may have arrived is said to be so, and offers nothing that cannot be done [DK-8]', async () => {
  const order = await approved();
  await mailAnswers(new Error('cut behind the text'));
  expect((await queued(order)).mail).toBe('uncertain');
  const shown = (await desk.call('GET', `/orders/${order.orderId}`, { as: owner })).json();
  expect(shown.answer.approval.mail).toBe('uncertain');
  const list = (
    await desk.call('POST', '/orders/list', { as: owner, payload: { text: String(order.orderId) } })
  ).json();
  expect(list.rows[0]).toMatchObject({ orderId: order.orderId, order: { mail: 'uncertain' } });
  // An hour later; the next of this day is told anew.
  await sql`update job set run_at = run_at - interval '1 hour', once_key = null
    where kind = 'mail.answer-stuck' and done_at is null`.execute(desk.store.db);
  expect(await texts(order)).toEqual([expect.stringContaining('nie wiadomo, czy doszedł')]);
});

test('a deferred answer is in the queue at once, and the owners are notified after an hour unless it was sent, once per outage [DK-8]', async () => {
  const [stays, goes, other] = [await approved(), await approved(), await approved()];
  await mailAnswers(refusal(452));
  expect((await queued(stays)).mail).toBe('retrying');
  await sql`update job set run_at = run_at + interval '3 hours'
    where kind = 'mail.answer' and (payload->>'orderId')::int in (${stays.orderId}, ${other.orderId})`.execute(
    desk.store.db,
  );
  desk.clock.pass(10_000);
  await mailAnswers();
  expect([await statusOf(desk.store.db, goes), await told(stays)]).toEqual(['SENT', 0]);
  desk.clock.pass(HOUR);
  expect(await told(stays, goes, other)).toBe(1);
  // Each day anew.
  desk.clock.pass(24 * HOUR);
  await mailAnswers(refusal(452));
  desk.clock.pass(HOUR);
  expect(await told(stays, goes, other)).toBe(1);
});

test('a day’s notification that had nothing to report does not suppress that of a later answer [DK-8]', async () => {
  await sql`delete from job where kind = 'mail.answer-stuck'`.execute(desk.store.db);
  const gone = await approved();
  await mailAnswers(new Error('ECONNREFUSED'));
  await sql`update job set run_at = now() - interval '1 minute'
    where kind = 'mail.answer' and done_at is null`.execute(desk.store.db);
  await mailAnswers();
  await sql`update job set run_at = now() - interval '1 minute'
    where kind = 'mail.answer-stuck'`.execute(desk.store.db);
  expect(await told(gone)).toBe(0);
  const later = await approved();
  await mailAnswers(new Error('ECONNREFUSED'));
  await sql`update job set run_at = now() - interval '1 minute'
    where kind = 'mail.answer-stuck' and done_at is null`.execute(desk.store.db);
  expect(await told(later)).toBe(1);
});

test('of an outage each full mailbox and each repeated mail is reported by itself: the queue does not list them all [DK-8]', async () => {
  const full = [await approved(), await approved()];
  await mailAnswers(Object.assign(refusal(452), { smtpStatus: '4.2.2' }));
  desk.clock.pass(HOUR);
  expect(await told(...full)).toBe(2);
  const repeated = [await mailedAgain(), await mailedAgain()];
  desk.clock.pass(1_000);
  await mailAnswers(new Error('ECONNREFUSED'));
  desk.clock.pass(HOUR);
  expect(await told(...repeated)).toBe(2);
});

test('the last attempt of an answer’s mail is reported at once, whatever refused it [DK-8]', async () => {
  const order = await approved();
  await sql`update job set attempts = ${ATTEMPTS.mail - 1}
    where kind = 'mail.answer' and (payload->>'orderId')::int = ${order.orderId}`.execute(desk.store.db);
  await mailAnswers(refusal(452));
  desk.clock.pass(3_000);
  expect(await told(order)).toBe(1);
});

/** A sent answer that is to be mailed once more. */
async function mailedAgain(): Promise<PlacedOrder> {
  const order = await sentOrder(desk.store.db);
  const { orderId } = order;
  await desk.store.db
    .updateTable('answer')
    .set({ again_at_revision: 1 })
    .where('order_id', '=', orderId)
    .execute();
  await enqueue(desk.store.db, ANSWER_JOBS.mailAgain, { orderId }, { onceKey: mailAgainKey(orderId, 1) });
  return order;
}

test('a sent answer whose repeated mail is refused is reported as well [DK-8]', async () => {
  const order = await mailedAgain();
  desk.clock.pass(1_000);
  await mailAnswers(badAddress());
  desk.clock.pass(3_000);
  expect(await told(order)).toBe(1);
});

const cut = () => new Error('cut behind the text');
const deferred = () => refusal(452);

test.each([
  ['retrying', [deferred]],
  ['failed', [deferred, badAddress]],
  ['retrying', [badAddress, deferred]],
  ['uncertain', [deferred, cut]],
  // What was handed over once may have arrived, whatever is said of another attempt.
  ['uncertain', [cut, badAddress]],
  ['uncertain', [cut, deferred]],
] as const)(
  'the desk says "%s" of an answer’s mail by all that its attempts have met, "sending" during the next, and "failed" once it is given up [DK-8]',
  async (says, met) => {
    const order = await approved();
    // The clock has passed the session of the tests before.
    const as = await desk.sign('owner');
    const stateOf = async () =>
      (await desk.call('GET', `/orders/${order.orderId}`, { as })).json().answer.approval.mail;
    for (const failure of met) {
      await mailAnswers(failure());
      desk.clock.pass(10_000);
    }
    expect(await stateOf()).toBe(says);
    const change = (what: RawBuilder<unknown>) =>
      sql`with mailing as (
        update job set ${what} where kind = 'mail.answer' and payload->>'orderId' = ${String(order.orderId)} returning id
      ) update shop_order set mailed_by = (select id from mailing) where id = ${order.orderId}`.execute(
        desk.store.db,
      );
    await change(sql`leased_until = now() + interval '1 minute'`);
    expect(await stateOf()).toBe('sending');
    await change(sql`leased_until = null, failed_at = now()`);
    expect(await stateOf()).toBe('failed');
  },
);
