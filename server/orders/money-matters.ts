import { MONEY_MATTERS, type MoneyMatter } from '#domain/desk-terms.ts';
import type { components } from '#openapi/desk.d.ts';
import { findPaidTwice } from '#server/answers/paid-twice.ts';
import { listOpenDisputes } from '#server/refunds/disputes.ts';
import { listDoubts } from '#server/refunds/money-doubts.ts';
import {
  listFailedRefunds,
  listLateRefunds,
  listStuckRefunds,
  type Refund,
} from '#server/refunds/refunds-of.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { listDifferences } from './payment-difference.ts';

type MoneyDecision = components['schemas']['MoneyDecision'];

const ofRefund = (kind: 'refund-failed' | 'refund-late' | 'refund-stuck', refund: Refund): MoneyDecision => ({
  kind,
  orderId: refund.orderId,
  amount: refund.amount,
  currency: refund.currency,
  ...(refund.failure !== null && { detail: refund.failure }),
  ...(kind === 'refund-late' && refund.dueOn !== null && { dueOn: refund.dueOn }),
});

/**
 * Lists what has to be decided about money, kind by kind, the oldest first. Whoever counts such matters counts these: the
 * queue, the morning, the shop's state, the alarms.
 */
export async function listMoneyMatters(db: Db, now: Date): Promise<MoneyDecision[]> {
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

/** Counts what has to be decided about money; each kind once. */
export async function countMoneyMatters(db: Db, now: Date): Promise<{ kind: MoneyMatter; count: number }[]> {
  const matters = await listMoneyMatters(db, now);
  return MONEY_MATTERS.map((kind) => ({ kind, count: matters.filter((one) => one.kind === kind).length }));
}
