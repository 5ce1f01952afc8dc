import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EARLY_START_TEXT } from '#copy/law/consents.ts';
import { sha256 } from '#server/sha256.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import { carryOutWithdrawal } from '#server/withdrawals/carry-out-withdrawal.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { sentOrder, statusOf } from '#tests/server/answers/paid-order.ts';
import { TestDesk, type Signed } from '#tests/server/desk/test-desk.ts';
import { jobRows } from '#tests/server/jobs/job-table.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

const DAY = 24 * 60 * 60_000;
const requested = orderOf('Tarot', { consents: { earlyStart: sha256(EARLY_START_TEXT) } });

/** Withdraws from an answered order some time after it was paid; what the job and the desk make of it. */
async function withdrawFrom(
  request: typeof requested,
  { paidAt = new Date(), receivedAt }: { paidAt?: Date; receivedAt?: Date } = {},
) {
  const { db } = desk.store;
  const order = await sentOrder(db, request);
  const { orderId } = order;
  await db.updateTable('shop_order').set({ paid_at: paidAt }).where('id', '=', orderId).execute();
  const { receiptNumber } = await receiveWithdrawal(
    db,
    { name: 'Anna', orderNumber: String(orderId), email: birth.email, orderKey: order.customerId },
    { brandName: 'Sklep', ...(receivedAt && { clock: { now: () => receivedAt } }) },
  );
  const outcome = await carryOutWithdrawal(db, receiptNumber);
  const again = await carryOutWithdrawal(db, receiptNumber);
  const list = (await desk.call('GET', '/withdrawals', { as: owner })).json().withdrawals;
  return {
    order,
    outcome,
    again,
    refunds: await refundsOf(db, orderId),
    entry: list.find(({ id }: { id: number }) => id === receiptNumber),
  };
}

describe('act on consumer rights art. 38 ust. 1 pkt 1, withdrawing after the answer', () => {
  test('not requested at once: all money goes back by its day, once, and the customer is told [LW-8]', async () => {
    const { order, outcome, again, refunds, entry } = await withdrawFrom(orderOf('Tarot'), {
      paidAt: new Date(Date.now() - 14 * DAY),
    });
    expect([outcome, again]).toEqual(['given-back', 'not-waiting']);
    expect(refunds).toEqual([expect.objectContaining({ amount: order.totalPrice, dueOn: entry.dueOn })]);
    expect(entry).toMatchObject({ state: 'open', moneyBack: 'under-way' });
    expect(await statusOf(desk.store.db, order)).toBe('SENT');
    const told = (await jobRows(desk.store.db)).filter(
      ({ kind, payload }) => kind === 'mail.money-back' && payload?.['orderId'] === order.orderId,
    );
    expect(told.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ isWithdrawal: true, isCalledOff: false, amount: order.totalPrice }),
    ]);
  });

  test('requested at once and answered: the right was lost, which the desk says; the statement is receipted [LW-8]', async () => {
    const { outcome, refunds, entry } = await withdrawFrom(requested);
    expect({ outcome, refunds, state: entry.state }).toEqual({
      outcome: 'not-waiting',
      refunds: [],
      state: 'lost',
    });
    const receipts = (await jobRows(desk.store.db)).filter(({ kind }) => kind === 'mail.withdrawal-receipt');
    expect(receipts.some(({ payload }) => payload?.['receiptNumber'] === entry.id)).toBe(true);
  });

  test('a statement from before the answer was sent gives the money back all the same [LW-8]', async () => {
    const { outcome, refunds } = await withdrawFrom(requested, {
      receivedAt: new Date(Date.now() - 60_000),
    });
    expect(outcome).toBe('given-back');
    expect(refunds).toHaveLength(1);
  });

  test.each([
    ['a Monday', '2026-10-05', '2026-10-19T21:59:00Z', '2026-10-19T22:01:00Z'],
    ['a Saturday', '2026-10-10', '2026-10-26T12:00:00Z', '2026-10-27T12:00:00Z'],
    ['a Sunday before a holiday', '2026-10-18', '2026-11-02T12:00:00Z', '2026-11-03T12:00:00Z'],
    ['Christmas Eve', '2026-12-10', '2026-12-28T12:00:00Z', '2026-12-29T12:00:00Z'],
    ['Easter Monday', '2026-03-23', '2026-04-07T12:00:00Z', '2026-04-08T12:00:00Z'],
    ['Easter Monday of another year', '2027-03-15', '2027-03-30T12:00:00Z', '2027-03-31T12:00:00Z'],
    ['Corpus Christi', '2026-05-21', '2026-06-05T12:00:00Z', '2026-06-06T12:00:00Z'],
  ])(
    'fourteen days that end on %s last until the next working day; afterwards the owner decides [LW-8]',
    async (_, paid, inTime, tooLate) => {
      const paidAt = new Date(`${paid}T12:00:00Z`);
      const last = await withdrawFrom(orderOf('Tarot'), { paidAt, receivedAt: new Date(inTime) });
      expect([last.outcome, last.entry.state]).toEqual(['given-back', 'open']);
      const late = await withdrawFrom(orderOf('Tarot'), { paidAt, receivedAt: new Date(tooLate) });
      expect([late.outcome, late.refunds, late.entry.state]).toEqual(['not-waiting', [], 'late']);
    },
  );

  test('the owner sees at the order what was agreed to; a specialist sees that it was [LW-7]', async () => {
    const { orderId } = await sentOrder(desk.store.db, requested);
    const order = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
    expect(order.consents).toEqual([
      { kind: 'terms', version: expect.stringMatching(/^[0-9a-f]{64}$/), at: expect.any(String) },
      { kind: 'early-start', version: sha256(EARLY_START_TEXT), at: expect.any(String) },
    ]);
    const told = order.timeline.map(({ what }: { what: string }) => what);
    expect(told).toEqual(expect.arrayContaining(['terms.accepted', 'early-start.requested']));
    const jagna = await desk.sign('specialist', order.fairy.id);
    const shown = (await desk.call('GET', `/orders/${orderId}`, { as: jagna })).json();
    expect(shown.consents).toBeUndefined();
  });
});
