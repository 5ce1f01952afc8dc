import { createHash } from 'node:crypto';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { findDifference } from '#server/orders/payment-difference.ts';
import { refundBalance } from '#server/refunds/refund-balance.ts';
import { listDoubts } from '#server/refunds/money-doubts.ts';
import { refundsOf, type Refund } from '#server/refunds/refunds-of.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type Money = DeskSchemas['OrderMoney'];

/**
 * Reads what an order's payment has brought, what of it went back, and what can be done about it; `undefined` for an
 * order without a payment. Its `version` changes with everything that a decision depends on, not with each step of a
 * refund that is under way.
 */
export async function readMoney(db: Db | Trx, orderId: number): Promise<Money | undefined> {
  const balance = await refundBalance(db, orderId);
  if (!balance) return undefined;
  const { status } = await db
    .selectFrom('shop_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const refunds = await refundsOf(db, orderId);
  const difference = await findDifference(db, orderId);
  const { paid, left, underWay, done, currency, provider } = balance;
  const canCallOff = status === 'GENERATING_RESPONSE' || status === 'SCHEDULED';
  const toSettle = refunds.filter(({ state, settledAt }) => state === 'failed' && settledAt === null).length;
  const doubts = (await listDoubts(db)).flatMap((one) => (one.orderId === orderId ? [one.kind] : []));
  return {
    version: digest([
      paid,
      left,
      currency,
      canCallOff,
      toSettle,
      doubts,
      difference?.paid,
      difference?.currency,
    ]),
    provider,
    currency,
    paid,
    left,
    underWay,
    done,
    canCallOff,
    toSettle,
    doubts,
    ...(difference && {
      difference: { asked: difference.asked, paid: difference.paid, currency: difference.currency },
    }),
    refunds: refunds.map((refund) => toView(refund, refunds)),
  };
}

const digest = (facts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);

const toView = (refund: Refund, all: readonly Refund[]): Money['refunds'][number] => ({
  refundId: refund.id,
  amount: refund.amount,
  currency: refund.currency,
  state: refund.state,
  requestedAt: refund.requestedAt.toISOString(),
  requestedBy: refund.requestedBy,
  ...(refund.reason !== null && { reason: refund.reason }),
  ...(refund.failure !== null && { failure: refund.failure }),
  ...(refund.dueOn !== null && { dueOn: refund.dueOn }),
  isSettled: refund.settledAt !== null,
  // As `IS_REPLACED` has it.
  ...(all.some(({ requestedAt }) => requestedAt.getTime() === refund.settledAt?.getTime()) && {
    isReplaced: true,
  }),
});
