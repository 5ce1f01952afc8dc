import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EARLY_START_TEXT } from '#copy/law/consents.ts';
import { grosze } from '#domain/grosze.ts';
import type { RefundState } from '#domain/payment.ts';
import { cancelPayment } from '#server/orders/payment-ledger.ts';
import { mustAskRefund } from '#server/refunds/ask-refund.ts';
import { settleRefunds } from '#server/refunds/settle-refunds.ts';
import { carryOutWithdrawal } from '#server/withdrawals/carry-out-withdrawal.ts';
import { sha256 } from '#server/sha256.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { proveWithdrawal } from '#server/withdrawals/prove-withdrawal.ts';
import { approvedNow, callOff, draftOrder, paidOrder, sentOrder } from '#tests/server/answers/paid-order.ts';
import { addCoupon } from '#tests/server/support/coupons.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { TestDesk, type Signed } from '#tests/server/desk/test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

async function withdraw(orderNumber: string, { isByLink = true } = {}) {
  const { db } = desk.store;
  const order = await db
    .selectFrom('shop_order')
    .select(['email', 'customer_id as orderKey'])
    .where('id', '=', Number(orderNumber) || 0)
    .executeTakeFirst();
  const values = {
    name: 'Anna',
    orderNumber,
    email: order?.email ?? 'anna@example.com',
    orderKey: isByLink ? order?.orderKey : undefined,
  };
  const { receiptNumber } = await receiveWithdrawal(db, values, { brandName: 'Sklep', clock: desk.clock });
  await carryOutWithdrawal(db, receiptNumber);
  return receiptNumber;
}
const list = async (query = '') => (await desk.call('GET', `/withdrawals${query}`, { as: owner })).json();

describe('directive 2011/83 art. 13, withdrawals at the desk', () => {
  test('the owner sees each with its due day and what has become of it [LW-6]', async () => {
    const paid = await paidOrder(desk.store.db);
    const unpaid = await draftOrder(desk.store.db);
    const first = await withdraw(String(paid.orderId));
    const again = await withdraw(String(paid.orderId));
    await withdraw('nie pamiętam');
    await withdraw(String(unpaid.orderId));
    const { withdrawals } = await list();
    const dueOn = withdrawals[0].dueOn;
    expect(withdrawals).toEqual([
      // What waits for a person comes first.
      expect.objectContaining({ orderNumber: 'nie pamiętam', state: 'unmatched', moneyBack: 'none' }),
      expect.objectContaining({ orderId: unpaid.orderId, state: 'unpaid', moneyBack: 'none' }),
      expect.objectContaining({ id: again, state: 'called-off', isRepeated: true }),
      expect.objectContaining({
        id: first,
        name: 'Anna',
        orderId: paid.orderId,
        state: 'called-off',
        moneyBack: 'under-way',
        isRepeated: false,
        dueOn,
      }),
    ]);
    expect(Date.parse(dueOn) - desk.clock.now().getTime()).toBeGreaterThan(13 * 86_400_000);
    const order = await desk.call('GET', `/orders/${paid.orderId}`, { as: owner });
    const told = order.json().timeline.map(({ what }: { what: string }) => what);
    expect(told.filter((what: string) => what === 'withdrawal.proved')).toHaveLength(2);
    expect(told).toContain('order.withdrawn');
  });

  test('more than fifty come page by page, none twice, those that wait for a person before any number of newer ones [LW-6]', async () => {
    interface Row {
      id: number;
      needsPerson: boolean;
    }
    const readAll = async () => {
      const rows: Row[] = [];
      let query = '';
      for (let page = 0; page < 5; page += 1) {
        const { withdrawals, next } = await list(query);
        rows.push(...(withdrawals as Row[]).map(({ id, needsPerson }) => ({ id, needsPerson })));
        if (next === null) break;
        query = `?after=${next}`;
      }
      return rows;
    };
    const inOrder = (rows: readonly Row[]) =>
      rows.toSorted((a, b) => Number(b.needsPerson) - Number(a.needsPerson) || b.id - a.id);
    for (let more = 0; more < 50; more += 1) await withdraw(`nie wiem ${more}`);
    const all = await readAll();
    expect(new Set(all.map(({ id }) => id)).size).toBe(54);
    expect(all).toEqual(inOrder(all));
    const [oldest = 0] = all.flatMap(({ id, needsPerson }) => (needsPerson ? [id] : [])).toReversed();
    await sql`insert into withdrawal_dealt (withdrawal_id, author)
      select id, 'Jagna' from withdrawal where id <> ${oldest}`.execute(desk.store.db);
    const left = await readAll();
    expect(left[0]).toEqual({ id: oldest, needsPerson: true });
    expect(left.map(({ id }) => id).slice(1)).toEqual(
      all
        .map(({ id }) => id)
        .filter((id) => id !== oldest)
        .toSorted((a, b) => b - a),
    );
  });

  test('what has become of the money is said of the whole payment: a part of before, a refund that failed, a free order [LW-6]', async () => {
    const { db } = desk.store;
    const moneyOf = async (id: number) =>
      (await list()).withdrawals.find((one: { id: number }) => one.id === id)?.moneyBack;
    const refund = (orderId: number, amount: number) =>
      db.transaction().execute((trx) =>
        mustAskRefund(trx, {
          orderId,
          idempotencyKey: randomUUID(),
          amount: grosze(amount),
          reason: 'Reklamacja',
          requestedBy: 'Ewa',
        }),
      );
    const mark = (orderId: number, change: { state: RefundState }, state: RefundState) =>
      db
        .updateTable('refund')
        .set(change)
        .where('state', '=', state)
        .where('payment_id', 'in', (from) =>
          from.selectFrom('payment').select('id').where('order_id', '=', orderId),
        )
        .execute();

    const { orderId, paymentId } = await paidOrder(db);
    await refund(orderId, 100);
    await mark(orderId, { state: 'done' }, 'asked');
    const id = await withdraw(String(orderId), { isByLink: false });
    expect(await moneyOf(id), 'most is owed').toBe('none');
    await withdraw(String(orderId));
    expect(await moneyOf(id)).toBe('under-way');
    await mark(orderId, { state: 'failed' }, 'asked');
    expect(await moneyOf(id)).toBe('failed');
    await refund(orderId, 100);
    await mark(orderId, { state: 'done' }, 'asked');
    expect(await moneyOf(id), 'a part was asked anew, the rest is owed').toBe('failed');
    await settleRefunds(db, paymentId);
    expect(await moneyOf(id)).toBe('settled');

    const part = await paidOrder(db);
    await refund(part.orderId, 100);
    await mark(part.orderId, { state: 'failed' }, 'asked');
    await settleRefunds(db, part.paymentId);
    const partly = await withdraw(String(part.orderId), { isByLink: false });
    expect(await moneyOf(partly), 'a part was settled another way').toBe('none');

    const both = await paidOrder(db);
    await refund(both.orderId, 100);
    const beside = await withdraw(String(both.orderId));
    await db
      .updateTable('refund')
      .set({ state: 'failed' })
      .where('payment_id', '=', both.paymentId)
      .where('amount', '=', grosze(100))
      .execute();
    expect(await moneyOf(beside), 'one has failed, another is on its way').toBe('failed');
    await settleRefunds(db, both.paymentId);
    expect(await moneyOf(beside)).toBe('under-way');

    const settled = await paidOrder(db);
    const other = await withdraw(String(settled.orderId));
    await mark(settled.orderId, { state: 'failed' }, 'asked');
    await settleRefunds(db, settled.paymentId);
    expect(await moneyOf(other)).toBe('settled');
    const whole = await withdraw(String((await paidOrder(db)).orderId));
    await db.updateTable('refund').set({ state: 'done' }).where('state', '=', 'asked').execute();
    expect(await moneyOf(whole)).toBe('done');

    const free = await draftOrder(
      db,
      orderOf('Tarot', { couponCode: await addCoupon(db, { percent: 100 }) }),
    );
    expect(await moneyOf(await withdraw(String(free.orderId)))).toBe('nothing-paid');
  });

  test('an order that ended unpaid was not called off, and no day stands for its money [LW-6]', async () => {
    const { orderId, paymentId } = await draftOrder(desk.store.db);
    const id = await withdraw(String(orderId));
    await cancelPayment(desk.store.db, paymentId);
    const { withdrawals } = await list();
    expect(withdrawals.find((one: { id: number }) => one.id === id)).toMatchObject({ state: 'unpaid' });
    const { timeline } = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
    const told = timeline.map(({ what }: { what: string }) => what);
    expect(told).toContain('order.unpaid');
    expect(told).not.toContain('order.canceled');
  });

  const requested = orderOf('Tarot', { consents: { earlyStart: sha256(EARLY_START_TEXT) } });
  const canceled = async () => {
    const order = await draftOrder(desk.store.db);
    await cancelPayment(desk.store.db, order.paymentId);
    return order;
  };
  const scheduled = async () => {
    const order = await paidOrder(desk.store.db);
    await approvedNow(desk.store.db, order.orderId);
    return order;
  };
  const calledOff = async () => {
    const order = await paidOrder(desk.store.db);
    await callOff(desk.store.db, order.orderId);
    return order;
  };
  const paidLongAgo = async () => {
    const order = await sentOrder(desk.store.db);
    await sql`update shop_order set paid_at = now() - interval '40 days' where id = ${order.orderId}`.execute(
      desk.store.db,
    );
    return order;
  };
  const put = (open: string, proved: string) => ({ open, proved });

  test.each([
    ['is not known', undefined, put('unmatched!', 'unmatched!')],
    ['may be paid', () => draftOrder(desk.store.db), put('unpaid', 'unpaid')],
    ['ended unpaid', canceled, put('unpaid', 'unpaid')],
    ['waits for its answer', () => paidOrder(desk.store.db), put('waiting!', 'under-way')],
    ['has an approved answer that did not leave', scheduled, put('waiting!', 'under-way')],
    ['was called off', calledOff, put('called-off', 'called-off')],
    ['was answered, with the right left', () => sentOrder(desk.store.db), put('waiting!', 'open')],
    ['was answered as requested', () => sentOrder(desk.store.db, requested), put('lost!', 'lost!')],
    ['was answered, and is past its days', paidLongAgo, put('late!', 'late!')],
  ])(
    'a statement about an order that %s: what the desk says of it, and when a person has to act (!), before and after it is proved [LW-6]',
    async (_, make, says) => {
      const { db } = desk.store;
      const orderId = (await make?.())?.orderId;
      const { id } = await db
        .insertInto('withdrawal')
        .values({
          name: 'Anna',
          order_number: String(orderId ?? ''),
          email: 'anna@example.com',
          statement: 'Odstępuję.',
          received_at: new Date(),
          due_on: '2026-12-24',
          order_id: orderId ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const now = async () => {
        const { state, needsPerson } = (await list()).withdrawals.find(
          (one: { id: number }) => one.id === id,
        );
        return `${state}${needsPerson ? '!' : ''}`;
      };
      const open = await now();
      await db
        .updateTable('withdrawal_proof')
        .set({ denied_at: new Date() })
        .where('withdrawal_id', '=', id)
        .execute();
      expect(await now(), 'denied').toBe(open);
      await db.transaction().execute((trx) => proveWithdrawal(trx, id, { by: 'receipt' }));
      expect({ open, proved: await now() }).toEqual(says);
      await sql`insert into withdrawal_dealt (withdrawal_id, author) values (${id}, 'Jagna')`.execute(db);
      expect(await now(), 'dealt with').not.toContain('!');
    },
  );
});
