import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerJobs } from '#server/answers/answer-jobs.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import { refundDueOn, typedOrderId } from '#domain/withdrawal.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import { systemClock } from '#server/clock.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import type { Store } from '#server/store/store.ts';
import { carryOutWithdrawal } from '#server/withdrawals/carry-out-withdrawal.ts';
import { withdrawalJobs } from '#server/withdrawals/withdrawal-jobs.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { approvedNow, draftOrder, paidOrder, statusOf } from '#tests/server/answers/paid-order.ts';
import { jobRows, runnerWith, type HandClock } from '#tests/server/jobs/job-table.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { raceWithdrawals } from '#tools/faults/withdrawal-race.ts';

describe.each(DATABASES)('directive 2011/83 art. 11a and 13, what a withdrawal does (%s)', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());

  const state = (orderNumber: string, email = 'Anna@Example.com', orderKey?: string) =>
    receiveWithdrawal(
      store.db,
      { name: 'Anna Nowak', orderNumber, email: email.toLowerCase(), orderKey },
      { brandName: 'Kwiat Paproci' },
    );
  /** By the order's own link. */
  const withdraw = async ({ orderId, customerId }: PlacedOrder, orderNumber = String(orderId)) =>
    state(orderNumber, 'anna@example.com', customerId);
  const carryOut = () =>
    runnerWith(store.db, withdrawalJobs(store.db), systemClock as HandClock).runner.runDue();
  const emailOf = async ({ orderId }: PlacedOrder) =>
    (
      await store.db
        .selectFrom('shop_order')
        .select('email')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).email;

  /** Runs the jobs of due answers; the ids of the mails that left. */
  async function mailAnswers(): Promise<string[]> {
    const mails: string[] = [];
    const jobs = answerJobs({
      db: store.db,
      source: manualAnswers,
      send: async (id) => void mails.push(id),
      sender: { brandName: 'Sklep', publicUrl: 'https://shop.example', contactEmail: 'shop@example.com' },
      log: { error: () => undefined },
    });
    await runnerWith(store.db, jobs, systemClock as HandClock).runner.runDue();
    return mails;
  }

  test('before the answer was sent: called off, all money due back within fourteen days, told once [LW-4]', async () => {
    const order = await paidOrder(store.db);
    const receipt = await withdraw(order, `nr ${order.orderId}`);
    const receipts = (await jobRows(store.db)).flatMap(({ payload }) =>
      payload?.['receiptNumber'] === receipt.receiptNumber ? [payload] : [],
    );
    expect(receipts, 'nothing is left to be pressed').toEqual([
      expect.not.objectContaining({ token: expect.anything() }),
    ]);
    await carryOut();
    expect(await statusOf(store.db, order)).toBe('CANCELED');
    const [refund] = await refundsOf(store.db, order.orderId);
    expect(refund).toMatchObject({
      amount: order.totalPrice,
      dueOn: refundDueOn(new Date(receipt.receivedAt)),
    });
    const told = (await jobRows(store.db)).filter(
      ({ kind: of, payload }) => of === 'mail.money-back' && payload?.['orderId'] === order.orderId,
    );
    expect(told.map(({ payload }) => payload?.['isWithdrawal'])).toEqual([true]);
  });

  test('from the statement on its answer is not mailed, though the order is not called off yet [LW-4]', async () => {
    const order = await paidOrder(store.db);
    await answerOrder(store.db, order.orderId, 'Karty mówią: jedź.');
    await withdraw(order);
    expect([await mailAnswers(), await statusOf(store.db, order)]).toEqual([[], 'SCHEDULED']);
    await carryOut();
    expect(await statusOf(store.db, order)).toBe('CANCELED');
  });

  test('a doubled statement is received and receipted, and gives the money back once [LW-2] [LW-4]', async () => {
    const order = await paidOrder(store.db);
    const { customerId } = order;
    const keys = [customerId, customerId.toUpperCase()];
    const both = await Promise.all(keys.map((key) => withdraw({ ...order, customerId: key })));
    expect(both.map(({ isConfirmed }) => isConfirmed)).toEqual([true, true]);
    await carryOut();
    const third = await withdraw(order);
    await carryOut();
    expect(new Set([...both, third].map(({ receiptNumber }) => receiptNumber)).size).toBe(3);
    expect(await refundsOf(store.db, order.orderId)).toHaveLength(1);
  });

  test.each([
    ['a foreign address', async () => ({ email: 'ktos@example.com' })],
    [
      'the right address, which anybody may know',
      async (order: PlacedOrder) => ({ email: await emailOf(order) }),
    ],
    [
      'the right address and the key of another order',
      async (order: PlacedOrder) => ({
        email: await emailOf(order),
        key: (await paidOrder(store.db)).customerId,
      }),
    ],
  ])('a right number with %s calls nothing off, and holds no answer up [LW-3]', async (_, by) => {
    const order = await paidOrder(store.db);
    const { email, key } = { key: undefined, ...(await by(order)) };
    await answerOrder(store.db, order.orderId, 'Karty mówią: jedź.');
    expect((await state(String(order.orderId), email, key)).isConfirmed).toBe(false);
    await carryOut();
    expect(await statusOf(store.db, order)).toBe('SCHEDULED');
    expect(await mailAnswers()).toHaveLength(1);
    expect(await statusOf(store.db, order)).toBe('SENT');
  });

  test('what was put away or never ordered is named by no statement, not even by an order’s own link [LW-3]', async () => {
    const order = await paidOrder(store.db);
    await sql`update shop_order set deleted = true where id = ${order.orderId}`.execute(store.db);
    expect((await withdraw(order)).isConfirmed).toBe(false);
    // Nor is what was never ordered: a chart, of whose row anybody can guess the number.
    await sql`insert into shop_order (email, customer_name, birth_date) values ('wykres@example.com', 'Anna', '1990-05-03')`.execute(
      store.db,
    );
    const { id } = await store.db
      .selectFrom('shop_order')
      .select('id')
      .where('email', '=', 'wykres@example.com')
      .executeTakeFirstOrThrow();
    const { receiptNumber } = await state(String(id), 'wykres@example.com');
    const kept = store.db.selectFrom('withdrawal').select('order_id').where('id', '=', receiptNumber);
    expect(await kept.execute()).toEqual([{ order_id: null }]);
  });

  test('who withdraws before her payment has come gets it back when it comes [LW-4]', async () => {
    const order = await draftOrder(store.db);
    await withdraw(order);
    await carryOut();
    expect(await statusOf(store.db, order)).toBe('DRAFT');
    await applyPaymentUpdate(store.db, {
      updateId: 'late',
      paymentId: order.paymentId,
      providerPaymentId: `PAYU-${order.paymentId}`,
      status: 'COMPLETED',
      amount: order.totalPrice,
      currency: 'PLN',
    });
    await carryOut();
    expect(await statusOf(store.db, order)).toBe('CANCELED');
    expect(await refundsOf(store.db, order.orderId)).toHaveLength(1);
  });

  test('a statement can be neither changed nor deleted, only cleared of its personal data [LW-2]', async () => {
    const { receiptNumber } = await state('nie pamiętam');
    const { db } = store;
    const row = () => db.updateTable('withdrawal').where('id', '=', receiptNumber);
    await expect(row().set({ email: 'x@example.com' }).execute()).rejects.toThrow(/is not changed/);
    await expect(db.deleteFrom('withdrawal').execute()).rejects.toThrow(/only grows/);
    await expect(sql`truncate withdrawal`.execute(db)).rejects.toThrow(/only grows/);
    await row().set({ name: null, order_number: null, email: null, statement: null }).execute();
    // Of no order, and without anybody's data: nothing is kept for the books.
    await db.deleteFrom('withdrawal').where('id', '=', receiptNumber).execute();
    const proof = db.selectFrom('withdrawal_proof').select('withdrawal_id');
    expect(await proof.where('withdrawal_id', '=', receiptNumber).execute()).toEqual([]);
  });

  // PGlite has one session: nothing is sent meanwhile.
  test.runIf(kind === 'postgres')(
    'carried out at the moment in which the answer is noted as sent: it came before, and the money goes back [LW-8]',
    async () => {
      const { db } = store;
      const order = await paidOrder(db);
      await approvedNow(db, order.orderId);
      const { receiptNumber } = await state(String(order.orderId), undefined, order.customerId);
      const { carried } = await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('shop_order')
          .set({ status: 'SENT', answered_at: new Date() })
          .where('id', '=', order.orderId)
          .execute();
        const begun = carryOutWithdrawal(db, receiptNumber);
        const waiting = sql`select from pg_locks where not granted`;
        await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
        return { carried: begun };
      });
      expect([await carried, await statusOf(db, order)]).toEqual(['given-back', 'SENT']);
      expect(await refundsOf(db, order.orderId)).toHaveLength(1);
    },
  );

  test('raced with the sending of the answer: one outcome [LW-4] [DK-4]', async () => {
    const { problems } = await raceWithdrawals(store.db, 40, 'test');
    expect(problems).toEqual([]);
  }, 60_000);
});

test.each([
  ['2026-11-22T10:00:00Z', '2026-12-06'],
  // Past midnight in Warsaw.
  ['2026-12-20T23:30:00Z', '2027-01-04'],
])('a statement received at %s: money back by %s (art. 13 ust. 1) [LW-4]', (receivedAt, due) => {
  expect(refundDueOn(new Date(receivedAt))).toBe(due);
});

test.each([
  ['1001', 1001],
  [' Zamówienie nr 1 001 ', 1001],
  ['nie pamiętam', undefined],
  ['0', undefined],
  ['99999999999', undefined],
])('an order number as typed, %j, is %s [LW-3]', (typed, id) => {
  expect(typedOrderId(typed)).toBe(id);
});
