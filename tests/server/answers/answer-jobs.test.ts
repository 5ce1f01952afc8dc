import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailAgreement } from '#server/answers/agreement-mails.ts';
import { answerJobs } from '#server/answers/answer-jobs.ts';
import { findSentAnswer } from '#server/answers/answered-order.ts';
import { sendAnswerAgain } from '#server/answers/approve-answer.ts';
import { manualAnswers, type AnswerRequest, type AnswerSource } from '#server/answers/answer-port.ts';
import { ALARM_AFTER } from '#server/answers/request-answer.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import type { Store } from '#server/store/store.ts';
import { approve, JAGNA, mailOut, write } from '#tests/server/answer-page/sent-letter.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { HandClock, jobRows, runnerWith } from '../jobs/job-table.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { callOff, paidOrder, sentOrder, statusOf } from './paid-order.ts';

const HOUR = 3_600_000;
const content = 'Karty mówią: jedź.\n\nI nie wracaj\nprzed wiosną.';
let store: Store;

beforeAll(async () => {
  store = await startTestStore();
});
beforeEach(async () => {
  await sql`delete from job`.execute(store.db);
});
afterAll(() => store.close());

/** The jobs of a shop whose clock begins now, with a mailbox in memory. */
function answering(source: AnswerSource = manualAnswers) {
  const clock = new HandClock();
  clock.pass(Date.now() - clock.now().getTime());
  const mails: { id: string; mail: MailContent }[] = [];
  const box = { isDown: false, mails, whileSending: async () => {} };
  const jobs = answerJobs({
    db: store.db,
    source,
    send: async (id, mail) => {
      if (box.isDown) throw Object.assign(new Error('the mail server is away'), { isBeforeText: true });
      await box.whileSending();
      mails.push({ id, mail });
    },
    sender: { brandName: 'Kwiat Paproci', publicUrl: 'https://shop.example', contactEmail: 'k@shop.example' },
    log: { error: (details, message) => void alarms.push({ details, message }) },
    clock,
  });
  const alarms: { details: object; message: string }[] = [];
  const { runner, logged } = runnerWith(store.db, jobs, clock);
  const pass = async (milliseconds: number) => {
    clock.pass(milliseconds);
    await runner.runDue();
  };
  return { box, alarms, logged, clock, pass };
}

test('an answer waits for its time, goes out once, and the order is SENT', async () => {
  const order = await paidOrder(store.db);
  const { box, pass, clock } = answering();
  const sendAt = new Date(clock.now().getTime() + HOUR).toISOString();
  await answerOrder(store.db, order.orderId, content, { sendAt, clock });
  await pass(HOUR - 1_000);
  expect([box.mails.length, await statusOf(store.db, order)]).toEqual([0, 'SCHEDULED']);
  await pass(2_000);
  await pass(HOUR);
  expect(box.mails).toHaveLength(1);
  expect(box.mails[0]?.mail).toMatchObject({
    to: 'anna@example.com',
    subject: expect.stringMatching(/^\p{Lu}\p{L}+ odpowiada: \p{Lu}/u),
  });
  expect(box.mails[0]?.mail.text).toContain(content);
  expect(await statusOf(store.db, order)).toBe('SENT');
});

test('an answer without a time goes at once; a mail server that is away only delays it', async () => {
  const order = await paidOrder(store.db);
  const { box, pass, clock } = answering();
  box.isDown = true;
  await answerOrder(store.db, order.orderId, content, { clock });
  const leftAt = async () => {
    const approvals = store.db.selectFrom('answer_approval').select('mailed_at');
    return (await approvals.where('order_id', '=', order.orderId).executeTakeFirstOrThrow()).mailed_at;
  };
  await pass(0);
  // Nobody can have read it, so a later text will correct nothing.
  expect([await statusOf(store.db, order), await leftAt()]).toEqual(['SCHEDULED', null]);
  box.isDown = false;
  await pass(10_000);
  expect([box.mails.length, await statusOf(store.db, order)]).toEqual([1, 'SENT']);
  expect(await leftAt()).not.toBeNull();
});

const putAway = (orderId: number) =>
  store.db.updateTable('shop_order').set({ deleted: true }).where('id', '=', orderId).execute();

test.each([
  ['called off', 'CANCELED', (orderId: number) => callOff(store.db, orderId)],
  ['put away', 'SCHEDULED', putAway],
])('an order that is %s meanwhile gets no mail, and raises no alarm', async (_what, status, end) => {
  const order = await paidOrder(store.db);
  const { box, pass, clock, alarms } = answering();
  const sendAt = new Date(clock.now().getTime() + HOUR).toISOString();
  await answerOrder(store.db, order.orderId, content, { sendAt, clock });
  await end(order.orderId);
  await pass(2 * HOUR);
  expect([box.mails.length, await statusOf(store.db, order)]).toEqual([0, status]);
  await pass(ALARM_AFTER);
  expect(alarms).toEqual([]);
});

test('a sent answer is not mailed again once its order was put away', async () => {
  const { orderId } = await sentOrder(store.db);
  expect(await findSentAnswer(store.db, orderId)).toBeDefined();
  await putAway(orderId);
  expect(await findSentAnswer(store.db, orderId)).toBeUndefined();
});

test('for the agreement of an order that was put away no answer waits', async () => {
  const { orderId } = await paidOrder(store.db);
  const { pass, clock } = answering();
  await answerOrder(store.db, orderId, content, { clock });
  await store.db.transaction().execute((trx) => mailAgreement(trx, orderId, clock));
  const waits = async () =>
    (await jobRows(store.db)).some(({ kind, done }) => kind === 'mail.answer' && !done);
  await pass(0);
  expect(await waits()).toBe(true);
  await putAway(orderId);
  await pass(HOUR);
  expect(await waits()).toBe(false);
});

test('of the mail and calling off one happens: not while the mail leaves, and again when it cannot', async () => {
  const order = await paidOrder(store.db);
  const { box, pass, clock } = answering();
  await answerOrder(store.db, order.orderId, content, { clock });
  const calledOff: boolean[] = [];
  box.whileSending = async () => {
    calledOff.push(await callOff(store.db, order.orderId));
  };
  await pass(0);
  expect([calledOff, box.mails.length, await statusOf(store.db, order)]).toEqual([[false], 1, 'SENT']);

  const other = await paidOrder(store.db);
  box.isDown = true;
  await answerOrder(store.db, other.orderId, content, { clock });
  await pass(0);
  expect(await callOff(store.db, other.orderId)).toBe(true);
  box.isDown = false;
  await pass(HOUR);
  expect([box.mails.length, await statusOf(store.db, other)]).toEqual([1, 'CANCELED']);
});

test('a text that may have arrived counts as sent, whatever later attempts and jobs meet: what takes its place corrects it [RD-5]', async () => {
  const { db } = store;
  const { orderId } = await paidOrder(db);
  const { box, pass, clock } = answering();
  await write(db, orderId, { text: content });
  await approve(db, orderId);
  const leftAt = async () => {
    const approvals = db.selectFrom('answer_approval').select('mailed_at').where('order_id', '=', orderId);
    return (await approvals.executeTakeFirstOrThrow()).mailed_at;
  };
  box.whileSending = async () => {
    throw new Error('the connection broke after the text');
  };
  await pass(1_000);
  const first = await leftAt();
  expect(first).not.toBeNull();
  box.isDown = true;
  await pass(10_000);
  expect([await leftAt(), await callOff(db, orderId)], 'another attempt of the job').toEqual([first, false]);
  await sql`update job set failed_at = now() where kind = 'mail.answer'`.execute(db);
  const { revision: seen } = await db
    .selectFrom('answer')
    .select('revision')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(await sendAnswerAgain(db, orderId, { seen, email: undefined }, JAGNA, clock)).toEqual({
    kind: 'done',
  });
  await pass(0);
  expect(await leftAt(), 'another job').toEqual(first);
  await write(db, orderId, { text: 'Inny list.' });
  await approve(db, orderId);
  expect((await mailOut(db))[0]?.subject).toMatch(/^Poprawka: /);
});

test('a person writes by default: the order waits, and nothing fails', async () => {
  const order = await paidOrder(store.db);
  const { pass, logged } = answering();
  await pass(0);
  expect([logged, await statusOf(store.db, order)]).toEqual([[], 'GENERATING_RESPONSE']);
});

test('a generator is given basePrompt and all that was asked; what it writes is a draft and never goes out [AP-15]', async () => {
  const questions = [{ content: 'Czy wyjadę?' }];
  const fairyProductId = offerOf('Wrozba', 1).id;
  const order = await paidOrder(store.db, orderOf('Wrozba', { fairyProductId, questions }));
  const asked: AnswerRequest[] = [];
  const { box, pass } = answering({
    write: async (request) => {
      asked.push(request);
      return {
        content,
        prompt: `${request.basePrompt}\n${request.questions[0]?.content}`,
        responses: [{ sequenceNumber: 1, response: 'Tak.', ignoreResponse: false }],
      };
    },
  });
  await pass(0);
  await pass(24 * HOUR);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.basePrompt.length).toBeGreaterThan(2);
  expect(asked[0]?.questions).toEqual([{ sequenceNumber: 1, content: 'Czy wyjadę?' }]);
  expect([box.mails, await statusOf(store.db, order)]).toEqual([[], 'GENERATING_RESPONSE']);
  const kept = await store.db
    .selectFrom('answer_draft')
    .innerJoin('shop_order', 'id', 'order_id')
    .select(['text', 'responses', 'author_kind', 'version', 'prompt'])
    .where('order_id', '=', order.orderId)
    .execute();
  expect(kept).toMatchObject([
    { text: content, responses: [{ response: 'Tak.' }], author_kind: 'model', version: 1 },
  ]);
  expect(kept[0]?.prompt).toContain('Czy wyjadę?');
});

test('a generator that fails is asked again', async () => {
  const order = await paidOrder(store.db);
  const drafts = [content];
  let calls = 0;
  const { pass, logged } = answering({
    write: async () => {
      calls += 1;
      if (calls === 1) throw new Error('busy');
      return { content: drafts.shift() ?? '' };
    },
  });
  await pass(0);
  expect(logged).toMatchObject([{ level: 'warn', details: { kind: 'answer.write' } }]);
  await pass(10_000);
  const kept = store.db.selectFrom('answer_draft').select('text').where('order_id', '=', order.orderId);
  expect(await kept.execute()).toEqual([{ text: content }]);
});

test('paid and not sent after ten hours raises the alarm, again each hour, and says nothing of the customer', async () => {
  const order = await paidOrder(store.db);
  const { pass, alarms, clock } = answering();
  await pass(ALARM_AFTER - 60_000);
  expect(alarms).toEqual([]);
  await pass(2 * 60_000);
  await pass(HOUR + 1_000);
  expect(alarms).toEqual([
    { details: { order: order.orderId }, message: expect.any(String) },
    { details: { order: order.orderId }, message: expect.any(String) },
  ]);
  await answerOrder(store.db, order.orderId, content, { clock });
  await pass(HOUR);
  await pass(24 * HOUR);
  expect(alarms).toHaveLength(2);
  const left = (await jobRows(store.db)).filter(({ kind, done }) => kind === 'answer.watch' && !done);
  expect(left).toEqual([]);
});

test('a gift that waits for its day raises no alarm; one that is taken back, or does not leave on its day, does [RD-6]', async () => {
  const gift = await paidOrder(store.db, { ...orderOf('Tarot'), gift: { email: 'zosia@example.com' } });
  const { pass, alarms, clock } = answering();
  await answerOrder(store.db, gift.orderId, content, { clock });
  const until = (scheduled_for: Date, status: 'SCHEDULED' | 'GENERATING_RESPONSE' = 'SCHEDULED') =>
    store.db
      .updateTable('shop_order')
      .set({ scheduled_for, gift_from: scheduled_for, status })
      .where('id', '=', gift.orderId)
      .execute();
  const day = new Date(clock.now().getTime() + 40 * 24 * HOUR);
  await until(day);
  await pass(ALARM_AFTER + 1_000);
  await pass(HOUR + 1_000);
  expect(alarms).toEqual([]);
  await pass(40 * 24 * HOUR);
  expect(alarms).toHaveLength(1);
  await until(new Date(clock.now().getTime() + 24 * HOUR), 'GENERATING_RESPONSE');
  await pass(HOUR + 1_000);
  expect(alarms).toHaveLength(2);
});
