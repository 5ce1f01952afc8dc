import { sql } from 'kysely';
import type { MinorUnits } from '#domain/grosze.ts';
import type { PaymentProvider, RefundState } from '#domain/payment.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** A refund as the ledger has it. */
export interface Refund {
  id: string;
  orderId: number;
  provider: PaymentProvider;
  providerPaymentId: string | null;
  amount: MinorUnits;
  currency: string;
  /** Null after the customer's data were erased, and for one made by hand at the provider. */
  reason: string | null;
  /** What the mail about it says to the customer beside the facts. */
  word: string | null;
  /** Who decided: a person of the shop, or `provider` for one made by hand in the provider's dashboard. */
  requestedBy: string;
  state: RefundState;
  providerRefundId: string | null;
  failure: string | null;
  /** `YYYY-MM-DD`; until when the customer must have the money. */
  dueOn: string | null;
  requestedAt: Date;
  updatedAt: Date;
  settledAt: Date | null;
}

/** Selects refunds with the payment and order that they belong to. */
export const selectRefunds = (db: Db | Trx) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id as id',
      'order_id as orderId',
      'provider',
      'provider_payment_id as providerPaymentId',
      'refund.amount as amount',
      'currency',
      'reason',
      'word',
      'asked_by as requestedBy',
      'state',
      'provider_refund_id as providerRefundId',
      'failure',
      sql<string | null>`due_on::text`.as('dueOn'),
      'asked_at as requestedAt',
      'refund.updated_at as updatedAt',
      'settled_at as settledAt',
    ]);

/** Lists an order's refunds, the oldest first. */
export const refundsOf = (db: Db | Trx, orderId: number): Promise<Refund[]> =>
  selectRefunds(db).where('order_id', '=', orderId).orderBy('asked_at').execute();

/** Finds a refund by the shop's id. */
export const findRefund = (db: Db | Trx, refundId: string): Promise<Refund | undefined> =>
  selectRefunds(db).where('refund.id', '=', refundId).executeTakeFirst();

/** Finds a refund by the key of the decision that asked for it. */
export const findRefundByKey = (db: Db | Trx, idempotencyKey: string): Promise<Refund | undefined> =>
  selectRefunds(db).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();

/** Lists the refunds under way whose due day is over, the oldest first. */
export const listLateRefunds = (db: Db, now: Date): Promise<Refund[]> =>
  selectRefunds(db)
    .where('state', 'in', ['asked', 'pending'])
    .where(sql<boolean>`due_on < (${now}::timestamptz at time zone ${SHOP_TIME_ZONE})::date`)
    .orderBy('asked_at')
    .execute();

const HOUR = 60 * 60_000;

/** Age (ms) from which on a refund that its provider has not accepted, or has not finished, waits for a person. */
export const STUCK_AFTER = { asked: 4 * HOUR, pending: 10 * 24 * HOUR } as const;

/** Lists the refunds that stay under way longer than any provider needs, except those whose due day is over, the oldest first. */
export const listStuckRefunds = (db: Db, now: Date): Promise<Refund[]> =>
  selectRefunds(db)
    .where(({ or, and, eb }) =>
      or(
        (['asked', 'pending'] as const).map((state) =>
          and([eb('state', '=', state), eb('asked_at', '<', new Date(now.getTime() - STUCK_AFTER[state]))]),
        ),
      ),
    )
    .where(sql<boolean>`(due_on < (${now}::timestamptz at time zone ${SHOP_TIME_ZONE})::date) is not true`)
    .orderBy('asked_at')
    .execute();

/** Lists the failed refunds that nobody has settled, the oldest first. */
export const listFailedRefunds = (db: Db): Promise<Refund[]> =>
  selectRefunds(db)
    .where('state', '=', 'failed')
    .where('settled_at', 'is', null)
    .orderBy('asked_at')
    .execute();
