import { sql } from 'kysely';
import type { MinorUnits } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import type { DisputeUpdate } from '#server/pay/refund-port.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { tellOwners } from './money-waits.ts';

/** A dispute that its customer's bank has not decided. */
export interface OpenDispute {
  orderId: number;
  provider: PaymentProvider;
  providerPaymentId: string | null;
  disputeId: string;
  amount: MinorUnits;
  currency: string;
  reason: string;
  openedAt: Date;
}

/** A bank's inquiry, which takes no money yet. */
const isInquiry = (status: string) => status.startsWith('warning_');

/**
 * Stores a dispute's update, and mails the owners about a new one. `escalated`: an inquiry has become a dispute that
 * takes the money, even after the inquiry was closed. Otherwise a closed dispute stays closed, whatever late
 * notifications say.
 */
export const storeDispute = (
  db: Db,
  provider: PaymentProvider,
  update: DisputeUpdate,
): Promise<DisputeOutcome> => db.transaction().execute((trx) => store(trx, provider, update));

type DisputeOutcome = 'opened' | 'escalated' | 'closed' | 'repeated' | 'unknown';

async function store(
  trx: Trx,
  provider: PaymentProvider,
  { disputeId, providerPaymentId, amount, currency, reason, status, isClosed }: DisputeUpdate,
): Promise<DisputeOutcome> {
  const payment = await trx
    .selectFrom('payment')
    .select(['id', 'order_id as orderId'])
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
  if (!payment) return 'unknown';
  const closed_at = isClosed ? new Date() : null;
  const facts = { payment_id: payment.id, amount, currency, reason };
  const opened = await trx
    .insertInto('payment_dispute')
    .values({ provider_dispute_id: disputeId, ...facts, status, ...(closed_at && { closed_at }) })
    .onConflict((on) => on.doNothing())
    .returning('provider_dispute_id')
    .executeTakeFirst();
  const tell = () =>
    tellOwners(trx, payment.orderId, 'dispute', `${disputeId}:${isInquiry(status) ? 'asked' : 'taken'}`);
  if (opened) {
    if (!isClosed) await tell();
    return isClosed ? 'closed' : 'opened';
  }
  const isDecision = sql<boolean>`closed_at is null and ${isClosed}`;
  const isEscalation = sql<boolean>`status like 'warning\\_%' and ${!isInquiry(status)}`;
  const changed = await trx
    .updateTable('payment_dispute')
    .set({ amount, status, closed_at })
    .where('provider_dispute_id', '=', disputeId)
    .where(sql<boolean>`(${isDecision} or ${isEscalation})`)
    .returning('provider_dispute_id')
    .executeTakeFirst();
  if (!changed) return 'repeated';
  if (isClosed) return 'closed';
  await tell();
  return 'escalated';
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
