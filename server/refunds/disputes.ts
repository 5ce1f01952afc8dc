import { sql } from 'kysely';
import type { PaymentProvider } from '#domain/payment.ts';
import type { DisputeUpdate } from '#server/pay/refund-port.ts';
import type { Db } from '#server/store/tables.ts';

/** A dispute that its customer's bank has not decided. `amount` in the smallest unit of `currency`. */
export interface OpenDispute {
  orderId: number;
  provider: PaymentProvider;
  providerPaymentId: string | null;
  disputeId: string;
  amount: number;
  currency: string;
  reason: string;
  openedAt: Date;
}

/** A bank's inquiry, which takes no money yet. */
const isInquiry = (status: string) => status.startsWith('warning_');

/**
 * Stores a dispute's update. `escalated`: an inquiry has become a dispute that takes the money, which may come after the
 * inquiry was closed. Otherwise a closed dispute stays closed, whatever late notifications say.
 */
export async function storeDispute(
  db: Db,
  provider: PaymentProvider,
  { disputeId, providerPaymentId, amount, currency, reason, status, isClosed }: DisputeUpdate,
): Promise<'opened' | 'escalated' | 'closed' | 'repeated' | 'unknown'> {
  const payment = await db
    .selectFrom('payment')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
  if (!payment) return 'unknown';
  const closed_at = isClosed ? new Date() : null;
  const facts = { payment_id: payment.id, amount, currency, reason };
  const opened = await db
    .insertInto('payment_dispute')
    .values({ provider_dispute_id: disputeId, ...facts, status, ...(closed_at && { closed_at }) })
    .onConflict((on) => on.doNothing())
    .returning('provider_dispute_id')
    .executeTakeFirst();
  if (opened) return isClosed ? 'closed' : 'opened';
  const isDecision = sql<boolean>`closed_at is null and ${isClosed}`;
  const isEscalation = sql<boolean>`status like 'warning\\_%' and ${!isInquiry(status)}`;
  const changed = await db
    .updateTable('payment_dispute')
    .set({ amount, status, closed_at })
    .where('provider_dispute_id', '=', disputeId)
    .where(sql<boolean>`(${isDecision} or ${isEscalation})`)
    .returning('provider_dispute_id')
    .executeTakeFirst();
  if (!changed) return 'repeated';
  return isClosed ? 'closed' : 'escalated';
}

/** Lists the disputes that are not decided, the oldest first. */
export const listOpenDisputes = (db: Db): Promise<OpenDispute[]> =>
  db
    .selectFrom('payment_dispute')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select([
      'order_id as orderId',
      'provider',
      'provider_payment_id as providerPaymentId',
      'provider_dispute_id as disputeId',
      'payment_dispute.amount as amount',
      'currency',
      'reason',
      'opened_at as openedAt',
    ])
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .execute();
