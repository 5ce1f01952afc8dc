import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { answerJobs } from '#server/answers/answer-jobs.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { noteDoubt } from '#server/refunds/money-doubts.ts';
import { mustAskRefund } from '#server/refunds/ask-refund.ts';
import { isWholeProof } from '#tools/proof.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { HandClock, jobRows, runnerWith } from '../../jobs/job-table.ts';
import { draftOrder, paidOrder, statusOf } from '../../answers/paid-order.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

/** Calling off against sending. */
const RACES = isWholeProof ? 1_000 : 15;

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const read = async (orderId: number) =>
  (await desk.call('GET', `/orders/${orderId}/money`, { as: owner })).json();
const post = async (orderId: number, path: string, payload: object) => {
  const response = await desk.call('POST', `/orders/${orderId}/money/${path}`, { as: owner, payload });
  return { status: response.statusCode, body: response.json() };
};
const giveBack = (orderId: number, seen: string, amount: number, key: string = randomUUID()) =>
  post(orderId, 'give-back', { seen, key, amount, reason: 'Brak odpowiedzi na pytanie' });
const mailsTold = async (orderId: number) =>
  (await jobRows(desk.store.db)).filter(
    ({ kind, payload }) =>
      kind === 'mail.money-back' && JSON.stringify(payload).includes(`"orderId":${orderId},`),
  ).length;

describe('money back [LV-4] [DK-8]', () => {
  test('a part, then the rest: person and reason are stored, each refund is mailed once, never more than was paid; a specialist sees no amount', async () => {
    const { orderId, totalPrice } = await paidOrder(desk.store.db);
    const before = await read(orderId);
    expect(before).toMatchObject({ paid: totalPrice, left: totalPrice, canCallOff: true, refunds: [] });
    const part = await giveBack(orderId, before.version, 100);
    expect(part.body).toMatchObject({
      left: totalPrice - 100,
      refunds: [
        { amount: 100, state: 'asked', requestedBy: 'Ludmiła', reason: 'Brak odpowiedzi na pytanie' },
      ],
    });
    const over = await giveBack(orderId, part.body.version, totalPrice);
    expect([over.status, over.body.code, over.body.current.left]).toEqual([422, 217, totalPrice - 100]);
    const rest = await giveBack(orderId, part.body.version, totalPrice - 100);
    expect(rest.body).toMatchObject({ left: 0, underWay: totalPrice });
    expect(await mailsTold(orderId)).toBe(2);
    const order = await desk.call('GET', `/orders/${orderId}`, { as: owner });
    expect(order.json().timeline).toContainEqual(
      expect.objectContaining({ what: 'payment.update', amount: totalPrice }),
    );
    expect(order.json().timeline).toContainEqual(
      expect.objectContaining({
        what: 'refund.asked',
        amount: 100,
        actor: expect.objectContaining({ name: 'Ludmiła' }),
      }),
    );
    const { fairyId } = await desk.store.db
      .selectFrom('shop_order')
      .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
      .select('fairy_id as fairyId')
      .where('shop_order.id', '=', orderId)
      .executeTakeFirstOrThrow();
    const specialist = await desk.sign('specialist', fairyId);
    const { timeline } = (await desk.call('GET', `/orders/${orderId}`, { as: specialist })).json<{
      timeline: { what: string; amount?: number }[];
    }>();
    expect(timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['refund.asked', 'payment.update']),
    );
    expect(timeline.filter(({ amount }) => amount !== undefined)).toEqual([]);
  });

  test.each([
    ['a control character', '\u0007'],
    ['a mark of direction', 'a\u202Eb'],
    ['half a character', '\ud800'],
    ['2,001 letters', 'x'.repeat(2_001)],
  ])('a word to the customer with %s is refused [DK-8]', async (_what, word) => {
    const { orderId } = await paidOrder(desk.store.db);
    const { version: seen } = await read(orderId);
    const reason = 'Reklamacja';
    const statuses = [
      await post(orderId, 'give-back', { seen, key: randomUUID(), amount: 100, reason, word }),
      await post(orderId, 'call-off', { seen, reason, word }),
      await post(orderId, 'mail', { word }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400]);
    expect(await mailsTold(orderId)).toBe(0);
  });

  test.each([
    ['no word', ''],
    ['a word with markup', ' Oddaję\nczęść.\n\n<b>Przepraszam</b> '],
    ['500 letters outside of the basic plane', '🌙'.repeat(500)],
  ])('the preview is the very mail that is sent, with %s [DK-8]', async (_what, word) => {
    const { orderId } = await paidOrder(desk.store.db);
    const shown = [await post(orderId, 'mail', { amount: 100, word }), await post(orderId, 'mail', { word })];
    const part = { key: randomUUID(), amount: 100, reason: 'Reklamacja', word };
    const { version: seen } = await read(orderId);
    const { body } = await post(orderId, 'give-back', { ...part, seen });
    const whole = { seen: body.version, reason: 'Reklamacja', word };
    expect((await post(orderId, 'call-off', whole)).status).toBe(200);

    const sent: MailContent[] = [];
    const send = async (_id: string, mail: MailContent) => void sent.push(mail);
    const clock = new HandClock();
    clock.pass(Date.now() + 1_000 - clock.now().getTime());
    await runnerWith(desk.store.db, mailJobs(send, desk.config), clock).runner.runDue();
    const hers = sent.filter(
      ({ subject }) => subject.includes(String(orderId)) && !subject.includes('potwierdzone'),
    );
    expect(shown.map(({ body: { subject, text } }) => ({ subject, text }))).toEqual(
      hers.map(({ subject, text }) => ({ subject, text })),
    );
    expect(hers).toHaveLength(2);
    for (const { text, html } of hers) {
      expect(text).toContain(word.trim());
      expect(html).not.toContain('<b>Przepraszam');
    }
    expect(shown[0]?.body.to).toBe('a…@example.com');
  });

  test('a press that is repeated after a lost response gives back once', async () => {
    const { orderId, totalPrice } = await paidOrder(desk.store.db);
    const { version } = await read(orderId);
    const key = randomUUID();
    const twice = await Promise.all([
      giveBack(orderId, version, 100, key),
      giveBack(orderId, version, 100, key),
    ]);
    expect(twice.map(({ status, body }) => [status, body.left])).toEqual([
      [200, totalPrice - 100],
      [200, totalPrice - 100],
    ]);
    expect(await mailsTold(orderId)).toBe(1);
  });

  test('of two tabs the later decides on nothing that it has not seen [DK-6]', async () => {
    const { orderId, totalPrice } = await paidOrder(desk.store.db);
    const { version } = await read(orderId);
    const both = await Promise.all([giveBack(orderId, version, 100), giveBack(orderId, version, 200)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stale = both.find(({ status }) => status === 409);
    expect(stale?.body.code).toBe(210);
    expect([totalPrice - 100, totalPrice - 200]).toContain(stale?.body.current.left);
    const calledOff = await post(orderId, 'call-off', { seen: version, reason: 'Rezygnacja' });
    expect([calledOff.status, calledOff.body.code]).toEqual([409, 210]);
  });

  test('a refund that failed is followed up by hand, once', async () => {
    const { orderId, paymentId } = await paidOrder(desk.store.db);
    await giveBack(orderId, (await read(orderId)).version, 100);
    await desk.store.db.updateTable('refund').set({ state: 'failed', failure: 'expired card' }).execute();
    const before = await read(orderId);
    await desk.store.db
      .transaction()
      .execute((trx) =>
        noteDoubt(trx, { id: paymentId, orderId }, { kind: 'refund-contradicted', providerNumber: 're-1' }),
      );
    const unseen = await post(orderId, 'settle', { seen: before.version });
    expect(unseen.status, 'what came meanwhile is not settled unseen').toBe(409);
    const failed = await read(orderId);
    expect([before.doubts, failed.doubts]).toEqual([[], ['refund-contradicted']]);
    expect(failed).toMatchObject({ toSettle: 1, refunds: [{ state: 'failed', failure: 'expired card' }] });
    const listed = async () => {
      const { rows } = (
        await desk.call('POST', '/orders/list', { as: owner, payload: { text: String(orderId) } })
      ).json<DeskSchemas['OrderList']>();
      return rows[0]?.order?.payment?.state;
    };
    expect(await listed()).toBe('refund-failed');
    const settled = await post(orderId, 'settle', { seen: failed.version });
    expect(await listed()).toBe('paid');
    expect(settled.body).toMatchObject({ toSettle: 0, doubts: [], refunds: [{ isSettled: true }] });
    const again = await post(orderId, 'settle', { seen: settled.body.version });
    expect([again.status, again.body.code]).toEqual([409, 213]);
  });

  test('what came and went back in another currency stands in the history without an amount in złote', async () => {
    const { orderId, paymentId } = await draftOrder(desk.store.db);
    await applyPaymentUpdate(desk.store.db, {
      updateId: randomUUID(),
      paymentId,
      providerPaymentId: `PAYU-${paymentId}`,
      status: 'COMPLETED',
      amount: grosze(900),
      currency: 'EUR',
    });
    const { version: seen } = await read(orderId);
    const { body } = await post(orderId, 'difference', { seen, decision: 'accept' });
    expect((await giveBack(orderId, body.version, 300)).status).toBe(200);
    await desk.store.db
      .updateTable('refund')
      .set({ state: 'done' })
      .where('payment_id', '=', paymentId)
      .execute();
    const { timeline } = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
    const told = (wanted: string) => timeline.find(({ what }: { what: string }) => what === wanted);
    expect(told('refund.done')).not.toHaveProperty('amount');
    expect(told('payment.difference')).not.toHaveProperty('amount');
    expect(told('payment.update')).not.toHaveProperty('amount');
  });

  test('a repeated request keeps the deadline of the refund that failed [LW-6]', async () => {
    const { orderId } = await paidOrder(desk.store.db);
    const withdrawn = { orderId, idempotencyKey: randomUUID(), amount: grosze(100), dueOn: '2026-12-10' };
    await desk.store.db
      .transaction()
      .execute((trx) => mustAskRefund(trx, { ...withdrawn, reason: 'Odstąpienie', requestedBy: 'customer' }));
    await desk.store.db
      .updateTable('refund')
      .set({ state: 'failed' })
      .where('reason', '=', 'Odstąpienie')
      .execute();
    const { body } = await giveBack(orderId, (await read(orderId)).version, 100);
    expect(body.refunds).toMatchObject([
      { isSettled: true, isReplaced: true },
      { state: 'asked', dueOn: '2026-12-10' },
    ]);
    const next = await giveBack(orderId, body.version, 100);
    expect(next.body.refunds[2].dueOn).toBeUndefined();
  });

  test.each(['accept', 'close', 'give-back'])('money of another amount: %s', async (decision) => {
    const order = await draftOrder(desk.store.db);
    await applyPaymentUpdate(desk.store.db, {
      updateId: randomUUID(),
      paymentId: order.paymentId,
      providerPaymentId: `PAYU-${order.paymentId}`,
      status: 'COMPLETED',
      amount: grosze(1),
      currency: 'PLN',
    });
    const before = await read(order.orderId);
    expect(before.difference).toMatchObject({ asked: order.totalPrice, paid: 1 });
    const { status, body } = await post(order.orderId, 'difference', { seen: before.version, decision });
    expect(status).toBe(200);
    expect(body).toMatchObject({ left: decision === 'give-back' ? 0 : 1, canCallOff: decision === 'accept' });
    expect(body.difference).toBeUndefined();
    const { timeline } = (await desk.call('GET', `/orders/${order.orderId}`, { as: owner })).json();
    for (const what of ['payment.difference', 'payment.update'])
      expect(timeline).toContainEqual(expect.objectContaining({ what, amount: 1 }));
    const listed = async () =>
      (await desk.call('POST', '/orders/list', { as: owner, payload: { text: String(order.orderId) } }))
        .json()
        .rows.find((row: { orderId: number }) => row.orderId === order.orderId).order;
    // What was never paid was not called off.
    if (decision !== 'accept') expect((await listed()).state).toBe('unpaid');
    else {
      await giveBack(order.orderId, body.version, 1);
      await desk.store.db
        .updateTable('refund')
        .set({ state: 'done' })
        .where('amount', '=', grosze(1))
        .execute();
      expect((await listed()).payment.state, 'all that came is back').toBe('refunded');
    }
  });
});

test('an owner is shown everything about money that waits for her, and nobody else is [DK-8] [DK-2]', async () => {
  const mine = await TestDesk.start();
  const boss = await mine.sign('owner', null, 'Ludmiła');
  const { db } = mine.store;
  const waiting = async () => (await mine.call('GET', '/money/decisions', { as: boss })).json();
  expect(await waiting()).toEqual([]);

  const draft = await draftOrder(db);
  await applyPaymentUpdate(db, {
    updateId: randomUUID(),
    paymentId: draft.paymentId,
    providerPaymentId: `PAYU-${draft.paymentId}`,
    status: 'COMPLETED',
    amount: grosze(1),
    currency: 'EUR',
  });
  const refunded = async (change: object) => {
    const order = await paidOrder(
      db,
      orderOf('Tarot', { customer: { ...birth, email: `${randomUUID()}@example.com` } }),
    );
    const key = randomUUID();
    await db.transaction().execute((trx) =>
      mustAskRefund(trx, {
        orderId: order.orderId,
        idempotencyKey: key,
        amount: grosze(100),
        reason: 'test',
        requestedBy: 'test',
      }),
    );
    await db.updateTable('refund').set(change).where('idempotency_key', '=', key).execute();
    return order.orderId;
  };
  const failed = await refunded({ state: 'failed', failure: 'expired card' });
  const late = await refunded({ state: 'pending', due_on: '2020-01-02' });
  await refunded({ state: 'pending', due_on: '2999-01-02' });
  expect(await waiting()).toEqual([
    { kind: 'difference', orderId: draft.orderId, asked: draft.totalPrice, amount: 1, currency: 'EUR' },
    { kind: 'refund-failed', orderId: failed, amount: 100, currency: 'PLN', detail: 'expired card' },
    { kind: 'refund-late', orderId: late, amount: 100, currency: 'PLN', dueOn: '2020-01-02' },
  ]);

  const page = await mine.call('GET', `/orders/${draft.orderId}`, { as: boss });
  expect([page.statusCode, page.json().payment !== undefined]).toEqual([200, true]);

  const earlier = await paidOrder(db);
  const later = await paidOrder(db);
  expect(await waiting()).toContainEqual({
    kind: 'paid-twice',
    orderId: earlier.orderId,
    otherOrderId: later.orderId,
  });
  await mine.close();
});

test(
  'calling off and sending race: one outcome, and the answer of an order called off is void [DK-4]',
  async () => {
    for (let round = 0; round < RACES; round += 1) {
      // A second of the desk's clock goes by with each round, and calling off asks for a passkey of the last five minutes.
      if (round % 200 === 0) owner = await desk.signAgain(owner);
      const order = await paidOrder(desk.store.db);
      const { orderId } = order;
      await desk.store.db
        .updateTable('shop_order')
        .set({ paid_at: desk.clock.now() })
        .where('id', '=', orderId)
        .execute();
      const draft = await desk.call('PUT', `/orders/${orderId}/answer/draft`, {
        as: owner,
        payload: { seenVersion: 0, text: 'Karty mówią: jedź.', responses: [] },
      });
      await desk.call('POST', `/orders/${orderId}/answer/approve`, {
        as: owner,
        payload: { seen: draft.json().revision, draftVersion: 1 },
      });
      const { version } = await read(orderId);
      let mailed = 0;
      const jobs = answerJobs({
        db: desk.store.db,
        source: manualAnswers,
        send: async () => void (mailed += 1),
        sender: desk.config,
        log: { error: () => undefined },
        clock: desk.clock,
      });
      const callingOff = () => post(orderId, 'call-off', { seen: version, reason: 'Rezygnacja' });
      const late = async () => {
        for (let turn = 0; turn < round; turn += 1) await Promise.resolve();
        return callingOff();
      };
      const sending = runnerWith(desk.store.db, jobs, desk.clock).runner.runDue();
      const [{ status }] = await Promise.all([round % 2 === 0 ? late() : callingOff(), sending]);
      const state = await statusOf(desk.store.db, order);
      const { left } = await read(orderId);
      const live = await desk.store.db
        .selectFrom('answer_approval')
        .select('order_id')
        .where('order_id', '=', orderId)
        .where('voided_at', 'is', null)
        .execute();
      const outcome = [status, state, mailed, left === 0, live.length].join(' ');
      expect(['200 CANCELED 0 true 0', '409 SENT 1 false 1']).toContain(outcome);
      desk.clock.pass(1_000);
    }
  },
  isWholeProof ? 900_000 : 60_000,
);

test('a payment in another currency shows on the timeline without an amount: it is no sum of złote [DK-8]', async () => {
  const { orderId, paymentId, totalPrice } = await draftOrder(desk.store.db);
  await applyPaymentUpdate(desk.store.db, {
    updateId: randomUUID(),
    paymentId,
    providerPaymentId: `PAYU-${paymentId}`,
    status: 'COMPLETED',
    amount: totalPrice,
    currency: 'EUR',
  });
  const { timeline } = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json<{
    timeline: { what: string; amount?: number }[];
  }>();
  const ofPayment = timeline.filter(({ what }) => what.startsWith('payment.'));
  expect(ofPayment.map(({ what }) => what)).toContain('payment.difference');
  expect(ofPayment.map(({ amount }) => amount).filter((amount) => amount !== undefined)).toEqual([]);
});

test('the version that a decision is sent with moves with all that it depends on, not with the steps of a refund [DK-6] [DK-8]', async () => {
  const { orderId } = await paidOrder(desk.store.db);
  const payment = sql`(select id from payment where order_id = ${orderId})`;
  const refund = (key: string, state: string) =>
    sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state)
      values (${payment}, ${key}, 100, 'PLN', 'Ludmiła', ${state})`;
  const changeOf = async (step: ReturnType<typeof sql>) => {
    const { version } = await read(orderId);
    await step.execute(desk.store.db);
    return (await read(orderId)).version !== version;
  };
  const steps = {
    'a refund': refund('version:1', 'asked'),
    'its next step': sql`update refund set state = 'pending' where idempotency_key = 'version:1'`,
    'a failed one': refund('version:2', 'failed'),
    'another failed one': refund('version:3', 'failed'),
    'one that is settled': sql`update refund set settled_at = now() where idempotency_key = 'version:3'`,
    'a doubt': sql`insert into money_doubt (payment_id, kind, provider_number)
      values (${payment}, 'refund-over-paid', '1')`,
    'another doubt': sql`insert into money_doubt (payment_id, kind, provider_number)
      values (${payment}, 'paid-elsewhere', '2')`,
    'another amount than asked': sql`insert into payment_difference (payment_id, amount, currency)
      values (${payment}, 7900, 'PLN')`,
    'yet another': sql`update payment_difference set amount = 8000 where payment_id = ${payment}`,
    'its currency': sql`update payment_difference set currency = 'EUR' where payment_id = ${payment}`,
    'the end of the order': sql`update shop_order set status = 'CANCELED' where id = ${orderId}`,
  };
  const moves: Record<string, boolean> = {};
  for (const [name, step] of Object.entries(steps)) moves[name] = await changeOf(step);
  expect(moves).toEqual(
    Object.fromEntries(Object.keys(steps).map((name) => [name, name !== 'its next step'])),
  );
});
