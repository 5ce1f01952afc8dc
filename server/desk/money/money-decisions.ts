import { findPaidTwice } from '#server/answers/paid-twice.ts';
import type { Clock } from '#server/clock.ts';
import { listDifferences } from '#server/orders/payment-difference.ts';
import { listOpenDisputes } from '#server/refunds/disputes.ts';
import { listDoubts } from '#server/refunds/money-doubts.ts';
import {
  listFailedRefunds,
  listLateRefunds,
  listStuckRefunds,
  type Refund,
} from '#server/refunds/refunds-of.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';

type MoneyDecision = DeskSchemas['MoneyDecision'];

const ofRefund = (kind: 'refund-failed' | 'refund-late' | 'refund-stuck', refund: Refund): MoneyDecision => ({
  kind,
  orderId: refund.orderId,
  amount: refund.amount,
  currency: refund.currency,
  ...(refund.failure !== null && { detail: refund.failure }),
  ...(kind === 'refund-late' && refund.dueOn !== null && { dueOn: refund.dueOn }),
});

/** Handler of the owners' list of what has to be decided about money; each is decided on its order's page. */
export const moneyDecisionsHandler = (db: Db, clock: Clock): Pick<DeskHandlers, 'listMoneyDecisions'> => ({
  listMoneyDecisions: async () => ({ status: 200, body: await listMoneyDecisions(db, clock.now()) }),
});

/** Lists what has to be decided about money, kind by kind, the oldest first. */
export async function listMoneyDecisions(db: Db, now: Date): Promise<MoneyDecision[]> {
  const [differences, failed, late, stuck, doubts, disputes, twice] = [
    await listDifferences(db),
    await listFailedRefunds(db),
    await listLateRefunds(db, now),
    await listStuckRefunds(db, now),
    await listDoubts(db),
    await listOpenDisputes(db),
    await findPaidTwice(db),
  ];
  return [
    ...differences.map(({ orderId, asked, paid: amount, currency }) => ({
      kind: 'difference' as const,
      orderId,
      asked,
      amount,
      currency,
    })),
    ...failed.map((refund) => ofRefund('refund-failed', refund)),
    ...late.map((refund) => ofRefund('refund-late', refund)),
    ...stuck.map((refund) => ofRefund('refund-stuck', refund)),
    ...doubts.map(({ orderId, kind: detail, amount, currency }) => ({
      kind: 'provider-differs' as const,
      orderId,
      ...(amount !== null && currency !== null && { amount, currency }),
      detail,
    })),
    ...disputes.map(({ orderId, amount, currency, reason: detail }) => ({
      kind: 'dispute' as const,
      orderId,
      amount,
      currency,
      detail,
    })),
    ...[...new Map(twice.map(({ orderIds: [earlier, later] }) => [later, earlier]))].map(
      ([otherOrderId, orderId]) => ({ kind: 'paid-twice' as const, orderId, otherOrderId }),
    ),
  ];
}
