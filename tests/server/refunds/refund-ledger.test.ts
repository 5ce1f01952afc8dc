import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grosze, type MinorUnits } from '#domain/grosze.ts';
import { applyRefundUpdate } from '#server/refunds/apply-refund-update.ts';
import { askRefund, type RefundDecision } from '#server/refunds/ask-refund.ts';
import { MONEY_WAITS_JOB } from '#server/refunds/refund-job-kinds.ts';
import { refundBalance, refundedSum } from '#server/refunds/refund-balance.ts';
import { listDoubts, settleDoubts } from '#server/refunds/money-doubts.ts';
import { listFailedRefunds, refundsOf } from '#server/refunds/refunds-of.ts';
import type { RefundUpdate } from '#server/pay/refund-port.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { decideDifference } from '#server/orders/payment-difference.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import type { Store } from '#server/store/store.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { callOff, draftOrder, paidOrder, statusOf } from '../answers/paid-order.ts';
import { jobRows } from '../jobs/job-table.ts';

describe.each(DATABASES)('the ledger of refunds (%s) [LV-4]', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());

  const ask = ({ orderId }: PlacedOrder, amount: MinorUnits, changes: Partial<RefundDecision> = {}) =>
    store.db.transaction().execute((trx) =>
      askRefund(trx, {
        orderId,
        amount,
        idempotencyKey: randomUUID(),
        reason: 'Za późno.',
        requestedBy: 'test',
        ...changes,
      }),
    );
  const asked = async (order: PlacedOrder, amount: MinorUnits) => {
    const result = await ask(order, amount);
    return result.kind === 'asked' ? result.refund : expect.fail(result.kind);
  };
  const says = ({ paymentId }: PlacedOrder, state: RefundUpdate['state'], changes: Partial<RefundUpdate>) =>
    applyRefundUpdate(store.db, 'PAYU', {
      providerPaymentId: `PAYU-${paymentId}`,
      providerRefundId: `re-${changes.refundId ?? 'by-hand'}`,
      state,
      amount: grosze(100),
      currency: 'PLN',
      ...changes,
    });
  const toldOf = async ({ orderId }: PlacedOrder) =>
    (await jobRows(store.db)).flatMap(({ kind: job, payload }) =>
      job === MONEY_WAITS_JOB.name && payload?.['orderId'] === orderId ? [payload['matter']] : [],
    );
  const statesOf = async ({ orderId }: PlacedOrder) =>
    (await refundsOf(store.db, orderId)).map(({ state }) => state);

  test('of 50 people who give a part back at once, only as many do as the payment has', async () => {
    const order = await paidOrder(store.db);
    const part = grosze(Math.floor(order.totalPrice / 8));
    const results = await Promise.all(Array.from({ length: 50 }, () => ask(order, part)));
    expect(results.filter((result) => result.kind === 'asked')).toHaveLength(8);
    expect(results.filter((result) => result.kind === 'amount-refused')).toHaveLength(42);
    expect(await refundBalance(store.db, order.orderId)).toMatchObject({
      paid: order.totalPrice,
      underWay: 8 * part,
      left: order.totalPrice - 8 * part,
    });
    expect(await refundedSum(store.db, order.orderId)).toBe(8 * part);
    const jobs = (await jobRows(store.db)).filter((job) => job.kind === 'refund.carry-out');
    expect(jobs).toHaveLength(8);
  });

  test('one key is one refund, however often and however at once it is sent', async () => {
    const order = await paidOrder(store.db);
    const idempotencyKey = randomUUID();
    const results = await Promise.all([1, 2, 3, 4].map(() => ask(order, grosze(500), { idempotencyKey })));
    expect(results.map((result) => result.kind).toSorted()).toEqual([
      'asked',
      'repeated',
      'repeated',
      'repeated',
    ]);
    expect(await ask(order, grosze(501), { idempotencyKey })).toEqual({ kind: 'key-taken' });
    expect(await ask(await paidOrder(store.db), grosze(500), { idempotencyKey })).toEqual({
      kind: 'key-taken',
    });
    const otherReason = { idempotencyKey, reason: 'Inny powód.' };
    expect(await ask(order, grosze(500), otherReason)).toEqual({ kind: 'key-taken' });
    // Its words are erased with the customer's data; the decision stays the same.
    await store.db
      .updateTable('refund')
      .set({ reason: null })
      .where('idempotency_key', '=', idempotencyKey)
      .execute();
    expect((await ask(order, grosze(500), { idempotencyKey })).kind).toBe('repeated');
    expect(await statesOf(order)).toEqual(['asked']);
  });

  test.each([0, -1, 0.5, NaN, 1_000_000])('an amount of %d is refused', async (amount) => {
    const order = await paidOrder(store.db);
    expect(await ask(order, amount as MinorUnits)).toEqual({
      kind: 'amount-refused',
      left: order.totalPrice,
    });
  });

  test('nothing is given back for an order that is not paid, or that there is not', async () => {
    const draft = await draftOrder(store.db);
    expect(await ask(draft, grosze(1))).toEqual({ kind: 'not-paid' });
    expect(await ask({ ...draft, orderId: 999_999 }, grosze(1))).toEqual({ kind: 'not-paid' });
  });

  test('the database itself refuses more than was paid, and to forget a payment with refunds', async () => {
    const order = await paidOrder(store.db);
    const { id } = await asked(order, order.totalPrice);
    const more = {
      payment_id: order.paymentId,
      amount: grosze(1),
      currency: 'PLN',
      reason: null,
      asked_by: 'test',
    };
    const insert = (values: object) =>
      store.db
        .insertInto('refund')
        .values({ ...more, ...values, idempotency_key: randomUUID() })
        .execute();
    await expect(insert({})).rejects.toThrow('exceed what was paid');
    await expect(
      store.db
        .updateTable('refund')
        .set({ amount: grosze(order.totalPrice + 1) })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow('exceed what was paid');
    await expect(store.db.deleteFrom('shop_order').where('id', '=', order.orderId).execute()).rejects.toThrow(
      'refund',
    );
  });

  test('updates out of order, repeated and late change nothing; a failure frees the money and alarms once', async () => {
    const order = await paidOrder(store.db);
    const { id: refundId } = await asked(order, grosze(100));
    const kept = async () => (await refundsOf(store.db, order.orderId))[0];
    expect(await says(order, 'pending', { refundId })).toBe('applied');
    // Neither what is not said nor what was never known is written down.
    expect(await says(order, 'done', { refundId, providerRefundId: undefined })).toBe('applied');
    expect(await kept()).toMatchObject({ providerRefundId: `re-${refundId}`, failure: null });
    expect(await says(order, 'pending', { refundId })).toBe('outdated');
    expect(await says(order, 'done', { refundId })).toBe('repeated');
    expect(await says(order, 'failed', { refundId, failure: 'expired_card' })).toBe('applied');
    expect(await kept()).toMatchObject({ state: 'failed', failure: 'expired_card' });
    expect(await says(order, 'failed', { providerRefundId: undefined }), 'nobody knows which').toBe(
      'unknown',
    );
    expect(await statesOf(order), 'a refusal is no refund made by hand').toEqual(['failed']);
    expect(await says(order, 'failed', { refundId })).toBe('repeated');
    expect(await says(order, 'done', { refundId })).toBe('outdated');
    expect((await refundBalance(store.db, order.orderId))?.left).toBe(order.totalPrice);
    const alarms = (await jobRows(store.db)).filter(({ payload }) => payload?.['refundId'] === refundId);
    expect(alarms.map((job) => job.kind)).toEqual(['refund.carry-out', 'refund.alarm']);
    const failed = async () => (await listFailedRefunds(store.db)).map(({ id }) => id);
    expect(await failed()).toContain(refundId);
    await asked(order, grosze(100));
    expect(await failed(), 'asking anew settles it').not.toContain(refundId);
  });

  test('money that a refused refund gave after all, and another amount than asked, are contradictions', async () => {
    const order = await paidOrder(store.db);
    const { id: refundId } = await asked(order, grosze(100));
    expect(await says(order, 'done', { refundId, amount: grosze(99) })).toBe('contradicted');
    expect(await says(order, 'failed', { refundId, providerRefundId: undefined })).toBe('applied');
    expect(await says(order, 'done', { refundId })).toBe('contradicted');
    expect((await toldOf(order)).filter((matter) => matter === 'provider-differs')).toHaveLength(1);
    const doubts = async () =>
      (await listDoubts(store.db)).filter(({ orderId }) => orderId === order.orderId);
    expect(await doubts()).toMatchObject([{ kind: 'refund-contradicted' }]);
    expect([await settleDoubts(store.db, order.paymentId), await doubts()]).toEqual([1, []]);
  });

  test('a second payment of an order, with another provider’s number, is notified and listed once', async () => {
    const order = await paidOrder(store.db);
    const paid = {
      updateId: 'second',
      paymentId: order.paymentId,
      providerPaymentId: 'another',
      status: 'COMPLETED' as const,
      amount: order.totalPrice,
      currency: 'PLN',
    };
    for (const times of [1, 2])
      expect([times, await applyPaymentUpdate(store.db, paid)]).toEqual([times, 'paid-elsewhere']);
    expect(await toldOf(order)).toEqual(['provider-differs']);
    const listed = (await listDoubts(store.db)).filter(({ orderId }) => orderId === order.orderId);
    expect(listed).toEqual([
      { orderId: order.orderId, kind: 'paid-elsewhere', amount: order.totalPrice, currency: 'PLN' },
    ]);
  });

  test('the provider’s word is about the refund that it names, not about another of the same payment', async () => {
    const order = await paidOrder(store.db);
    const first = await asked(order, grosze(100));
    const second = await asked(order, grosze(100));
    const stateOf = async () =>
      Object.fromEntries((await refundsOf(store.db, order.orderId)).map(({ id, state }) => [id, state]));
    expect(await says(order, 'pending', { refundId: second.id })).toBe('applied');
    expect(await stateOf()).toEqual({ [first.id]: 'asked', [second.id]: 'pending' });
    expect(await says(order, 'done', { providerRefundId: `re-${second.id}` })).toBe('applied');
    expect(await stateOf()).toEqual({ [first.id]: 'asked', [second.id]: 'done' });
    const stranger = await paidOrder(store.db);
    expect(await says(stranger, 'failed', { refundId: first.id })).toBe('unknown');
    expect(await stateOf()).toEqual({ [first.id]: 'asked', [second.id]: 'done' });
  });

  test('another currency than asked is a contradiction', async () => {
    const order = await paidOrder(store.db);
    const { id: refundId } = await asked(order, grosze(100));
    expect(await says(order, 'done', { refundId, currency: 'EUR' })).toBe('contradicted');
    expect(await statesOf(order)).toEqual(['asked']);
  });

  test('the owners are notified of a failure, once', async () => {
    const order = await paidOrder(store.db);
    const { id: refundId } = await asked(order, grosze(100));
    await says(order, 'failed', { refundId });
    await says(order, 'failed', { refundId });
    expect(await toldOf(order)).toEqual(['refund-failed']);
  });

  test('a repeated request settles the failed refunds of this order only, and none in progress', async () => {
    const [order, other] = [await paidOrder(store.db), await paidOrder(store.db)];
    const failed = await asked(order, grosze(100));
    const foreign = await asked(other, grosze(100));
    await says(order, 'failed', { refundId: failed.id });
    await says(other, 'failed', { refundId: foreign.id });
    const open = await asked(order, grosze(100));
    await asked(order, grosze(100));
    const settled = async (of: PlacedOrder) =>
      (await refundsOf(store.db, of.orderId)).flatMap(({ id, settledAt }) =>
        settledAt === null ? [] : [id],
      );
    expect(await settled(order)).toEqual([failed.id]);
    expect(await settled(other)).toEqual([]);
    expect(await says(order, 'failed', { refundId: open.id })).toBe('applied');
    expect((await listFailedRefunds(store.db)).map(({ id }) => id)).toEqual(
      expect.arrayContaining([foreign.id, open.id]),
    );
  });

  describe('made by hand at the provider', () => {
    const jobsOf = async (refundId: string) =>
      (await jobRows(store.db))
        .filter(({ payload }) => payload?.['refundId'] === refundId)
        .map(({ kind: job }) => job);

    test.each([
      ['to the grosz', 400],
      ['and more', 450],
    ])('the newest refund that is not accepted gives way if it is enough %s, no other', async (_, less) => {
      const order = await paidOrder(store.db);
      const [first, second, third] = [
        await asked(order, grosze(300)),
        await asked(order, grosze(200)),
        await asked(order, grosze(100)),
      ];
      await says(order, 'pending', { refundId: third.id });
      expect(await says(order, 'done', { amount: grosze(order.totalPrice - less) })).toBe('made-by-hand');
      expect(await refundsOf(store.db, order.orderId)).toMatchObject([
        { id: first.id, state: 'asked' },
        { id: second.id, state: 'failed', failure: 'made_by_hand' },
        { id: third.id, state: 'pending' },
        { state: 'done' },
      ]);
      expect(await jobsOf(first.id)).toEqual(['refund.carry-out']);
      // What came by hand is more: nobody has to decide about it.
      expect(await jobsOf(second.id)).toEqual(['refund.carry-out']);
      expect((await listFailedRefunds(store.db)).map(({ id }) => id)).not.toContain(second.id);
    });

    test('a whole refund that was asked for and made by hand instead is settled; of a part the rest is decided', async () => {
      const whole = await paidOrder(store.db);
      const instead = await asked(whole, whole.totalPrice);
      expect(await says(whole, 'done', { amount: whole.totalPrice })).toBe('made-by-hand');
      expect(await refundsOf(store.db, whole.orderId)).toMatchObject([
        { id: instead.id, state: 'failed', failure: 'made_by_hand', settledAt: expect.any(Date) },
        { state: 'done' },
      ]);
      const part = await paidOrder(store.db);
      const more = await asked(part, part.totalPrice);
      expect(await says(part, 'done', { amount: grosze(500) })).toBe('made-by-hand');
      expect((await listFailedRefunds(store.db)).map(({ id }) => id)).toContain(more.id);
      expect(await jobsOf(more.id)).toEqual(['refund.carry-out', 'refund.alarm']);
      // The rest by hand, too: nothing is left to decide.
      const rest = grosze(part.totalPrice - 500);
      expect(await says(part, 'done', { providerRefundId: 're-rest', amount: rest })).toBe('made-by-hand');
      expect((await listFailedRefunds(store.db)).map(({ id }) => id)).not.toContain(more.id);
    });

    test('one of the same amount that was asked for and never taken gives way: it is not paid twice', async () => {
      const order = await paidOrder(store.db);
      const stuck = await asked(order, grosze(300));
      const other = await asked(order, grosze(200));
      expect(await says(order, 'done', { amount: grosze(300) })).toBe('made-by-hand');
      expect(await refundsOf(store.db, order.orderId)).toMatchObject([
        { id: stuck.id, state: 'failed', failure: 'made_by_hand', settledAt: expect.any(Date) },
        { id: other.id, state: 'asked' },
        { state: 'done' },
      ]);
      expect((await refundBalance(store.db, order.orderId))?.left).toBe(order.totalPrice - 500);
      // When it was settled stays as it was, whatever goes back later.
      const settledAt = async () =>
        (await refundsOf(store.db, order.orderId)).find(({ id }) => id === stuck.id)?.settledAt;
      const before = await settledAt();
      const rest = { providerRefundId: 're-all', amount: grosze(order.totalPrice - 300) };
      expect(await says(order, 'done', rest)).toBe('made-by-hand');
      expect(await settledAt()).toEqual(before);
    });

    test('one that is on its way is asked about until it has arrived', async () => {
      const order = await paidOrder(store.db);
      await says(order, 'pending', {});
      const [made] = await refundsOf(store.db, order.orderId);
      expect(await jobsOf(made?.id ?? '')).toEqual(['refund.carry-out']);
      const whole = await paidOrder(store.db);
      await says(whole, 'done', {});
      const [arrived] = await refundsOf(store.db, whole.orderId);
      expect(await jobsOf(arrived?.id ?? '')).toEqual([]);
    });

    test('a part is recorded, once, and the order goes on', async () => {
      const order = await paidOrder(store.db);
      expect(await says(order, 'pending', {})).toBe('made-by-hand');
      expect(await says(order, 'pending', {})).toBe('repeated');
      expect(await says(order, 'done', {})).toBe('applied');
      expect(await refundsOf(store.db, order.orderId)).toMatchObject([
        { state: 'done', requestedBy: 'provider', reason: null, providerRefundId: 're-by-hand' },
      ]);
      expect(await statusOf(store.db, order)).toBe('GENERATING_RESPONSE');
    });

    test('refunding the whole price cancels the order, notifies the customer, and leaves no failed refund to decide', async () => {
      const order = await paidOrder(store.db);
      const refused = await asked(order, grosze(100));
      await says(order, 'failed', { refundId: refused.id });
      const failed = async () => (await listFailedRefunds(store.db)).map(({ id }) => id);
      expect(await failed()).toContain(refused.id);
      await says(order, 'done', { amount: order.totalPrice });
      expect(await statusOf(store.db, order)).toBe('CANCELED');
      expect(await failed()).not.toContain(refused.id);
      const mails = (await jobRows(store.db)).filter(({ payload }) => payload?.['orderId'] === order.orderId);
      expect(mails.at(-1)).toMatchObject({
        kind: 'mail.money-back',
        payload: { amount: order.totalPrice, isCalledOff: true },
      });
      expect(await callOff(store.db, order.orderId)).toBe(false);
    });

    test('the provider goes before a refund of ours that it has not accepted', async () => {
      const order = await paidOrder(store.db);
      await asked(order, grosze(500));
      expect(await says(order, 'done', { amount: order.totalPrice })).toBe('made-by-hand');
      expect((await statesOf(order)).toSorted()).toEqual(['done', 'failed']);
      expect(await says(order, 'done', { providerRefundId: 're-2', amount: grosze(1) })).toBe('over-paid');
      expect(await toldOf(order)).toContain('provider-differs');
    });

    test.each([
      ['a smaller sum', grosze(100), 'PLN'],
      ['another currency', grosze(900), 'EUR'],
    ])(
      'one on its way arrives also after %s was accepted; a person looks into the rest',
      async (_what, amount, currency) => {
        const order = await paidOrder(store.db);
        await says(order, 'pending', { amount: grosze(900) });
        await applyPaymentUpdate(store.db, {
          updateId: 'second',
          paymentId: order.paymentId,
          providerPaymentId: `PAYU-${order.paymentId}`,
          status: 'COMPLETED',
          amount,
          currency,
        });
        await store.db.transaction().execute((trx) => decideDifference(trx, order.orderId, 'accept', 'test'));
        const doubt = { kind: 'refund-over-paid', orderId: order.orderId, amount: 900, currency: 'PLN' };
        expect(await listDoubts(store.db)).toContainEqual(doubt);
        expect(await says(order, 'done', { amount: grosze(900) })).toBe('applied');
        expect(await refundsOf(store.db, order.orderId)).toMatchObject([{ state: 'done', amount: 900 }]);
        // Nothing is left, or less than nothing: calling the order off gives no money back.
        expect(await callOff(store.db, order.orderId)).toBe(true);
        expect(await statesOf(order)).toEqual(['done']);
      },
    );

    test('one in another currency than was paid is not recorded; a person looks into it', async () => {
      const order = await paidOrder(store.db);
      expect(await says(order, 'done', { currency: 'EUR' })).toBe('over-paid');
      expect(await statesOf(order)).toEqual([]);
      const doubt = { kind: 'refund-over-paid', orderId: order.orderId, amount: 100, currency: 'EUR' };
      expect(await listDoubts(store.db)).toContainEqual(doubt);
    });

    test('a payment that is not the shop’s, and a refund that was never made, are ignored', async () => {
      const order = await paidOrder(store.db);
      expect(await says(order, 'done', { providerPaymentId: 'other' })).toBe('unknown');
      expect(await says(order, 'failed', {})).toBe('unknown');
      expect(await statesOf(order)).toEqual([]);
    });
  });

  test('cancelling refunds the rest, voids the answer, and mails the sum of all refunds', async () => {
    const order = await paidOrder(store.db);
    await asked(order, grosze(100));
    const calls = await Promise.all([1, 2, 3].map(() => callOff(store.db, order.orderId)));
    expect(calls.filter(Boolean)).toHaveLength(1);
    expect(await statusOf(store.db, order)).toBe('CANCELED');
    expect((await refundsOf(store.db, order.orderId)).map(({ amount }) => amount)).toEqual([
      100,
      order.totalPrice - 100,
    ]);
    const mails = (await jobRows(store.db)).filter(
      (job) => job.kind === 'mail.money-back' && job.payload?.['orderId'] === order.orderId,
    );
    expect(mails).toMatchObject([{ payload: { amount: order.totalPrice, isCalledOff: true } }]);
  });

  test('a second other amount for a paid order is a difference to decide on, and leaves it paid', async () => {
    const order = await paidOrder(store.db);
    const outcome = await applyPaymentUpdate(store.db, {
      updateId: randomUUID(),
      paymentId: order.paymentId,
      providerPaymentId: `PAYU-${order.paymentId}`,
      status: 'COMPLETED',
      amount: grosze(order.totalPrice + 100),
      currency: 'PLN',
    });
    expect(outcome).toBe('amount-differs');
    expect(await statusOf(store.db, order)).toBe('GENERATING_RESPONSE');
    expect((await refundBalance(store.db, order.orderId))?.paid).toBe(order.totalPrice);
  });
});
