import type { PaymentProvider } from '#domain/payment.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import { cancelPaymentIn, completePayment } from './payment-ledger.ts';

/** Money that came for an order in another amount or currency, and that nobody has decided on. */
export interface PaymentDifference {
  orderId: number;
  provider: PaymentProvider;
  providerPaymentId: string | null;
  /** In grosze. */
  asked: number;
  /** In the smallest unit of `currency`. */
  paid: number;
  currency: string;
}

/** Lists the differences that wait for a person's decision, the oldest first. */
export const listDifferences = (db: Db): Promise<PaymentDifference[]> =>
  db
    .selectFrom('payment_difference')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select([
      'order_id as orderId',
      'provider',
      'provider_payment_id as providerPaymentId',
      'payment.amount as asked',
      'payment_difference.amount as paid',
      'currency',
    ])
    .where('decided_at', 'is', null)
    .orderBy('found_at')
    .execute();

/** Whether a payment waits for a person's decision. */
export async function isUndecided(db: Db, paymentId: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_difference')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Stores a person's decision: accepted money makes the order paid, otherwise it is canceled. Resolves with what was
 * decided on; `undefined` when the order has no undecided difference.
 */
export async function decideDifference(
  db: Db,
  orderId: number,
  isAccepted: boolean,
): Promise<PaymentDifference | undefined> {
  const difference = (await listDifferences(db)).find((one) => one.orderId === orderId);
  if (!difference) return undefined;
  return db.transaction().execute(async (trx) => {
    const paymentId = await decide(trx, orderId, isAccepted);
    if (paymentId === undefined) return undefined;
    await (isAccepted ? completePayment : cancelPaymentIn)(trx, paymentId);
    return difference;
  });
}

async function decide(trx: Trx, orderId: number, accepted: boolean): Promise<string | undefined> {
  const decided = await trx
    .updateTable('payment_difference')
    .set({ accepted, decided_at: new Date() })
    .from('payment')
    .whereRef('payment.id', '=', 'payment_id')
    .where('order_id', '=', orderId)
    .where('decided_at', 'is', null)
    .returning('payment_id')
    .executeTakeFirst();
  return decided?.payment_id;
}
