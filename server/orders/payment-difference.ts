import { plus, type Grosze, type MinorUnits } from '#domain/grosze.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import type { DifferenceDecision } from '#domain/desk-terms.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { mustAskRefund } from '#server/refunds/ask-refund.ts';
import { noteDoubt } from '#server/refunds/money-doubts.ts';
import { SHOP_REASONS } from '#copy/purchase/order-states.ts';
import { lockBalance, type RefundBalance } from '#server/refunds/refund-balance.ts';
import { tellCustomer } from '#server/refunds/tell-customer.ts';
import { cancelPaymentIn, completePayment } from './payment-ledger.ts';

/** Money that came for an order in another amount or currency, and that waits for a person's decision. */
export interface PaymentDifference {
  orderId: number;
  provider: PaymentProvider;
  providerPaymentId: string | null;
  asked: Grosze;
  paid: MinorUnits;
  currency: string;
}

const selectUndecided = (db: Db | Trx) =>
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
    .orderBy('found_at');

/** Lists the differences that wait for a person's decision, the oldest first. */
export const listDifferences = (db: Db): Promise<PaymentDifference[]> => selectUndecided(db).execute();

/** Finds the difference of an order that waits for a person's decision. */
export const findDifference = (db: Db | Trx, orderId: number): Promise<PaymentDifference | undefined> =>
  selectUndecided(db).where('order_id', '=', orderId).executeTakeFirst();

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

/** The result of deciding on a difference. */
export type Decided =
  | { kind: 'decided'; difference: PaymentDifference }
  /** The order has no undecided difference. */
  | { kind: 'none' }
  /** The order was paid before this amount came: it does not end with it. */
  | { kind: 'order-paid' };

/**
 * Stores a person's decision in the caller's transaction: accepted money makes the order paid, otherwise the order ends.
 * Where more than the accepted sum went back before, a person has to look into it.
 */
export async function decideDifference(
  trx: Trx,
  orderId: number,
  decision: DifferenceDecision,
  requestedBy: string,
): Promise<Decided> {
  const balance = await lockBalance(trx, orderId);
  const difference = await findDifference(trx, orderId);
  if (!difference || !balance) return { kind: 'none' };
  const isAccepted = decision === 'accept';
  if (!isAccepted && balance.paid > 0) return { kind: 'order-paid' };
  const paymentId = await decide(trx, orderId, isAccepted);
  if (paymentId === undefined) return { kind: 'none' };
  await (isAccepted ? completePayment : cancelPaymentIn)(trx, paymentId);
  if (decision === 'give-back') await giveBack(trx, difference, { paymentId, requestedBy });
  if (isAccepted) await noteGivenBeyond(trx, difference, balance);
  return { kind: 'decided', difference };
}

/** Has a person look where refunds are more than the sum that is accepted now, or in another currency. */
async function noteGivenBeyond(
  trx: Trx,
  { orderId, paid, currency, providerPaymentId }: PaymentDifference,
  before: RefundBalance,
): Promise<void> {
  const given = plus(before.underWay, before.done);
  if (given === 0 || (given <= paid && before.currency === currency)) return;
  await noteDoubt(
    trx,
    { id: before.paymentId, orderId },
    {
      kind: 'refund-over-paid',
      providerNumber: providerPaymentId ?? undefined,
      amount: given,
      currency: before.currency,
    },
  );
}

async function giveBack(
  trx: Trx,
  { orderId, provider, paid: amount, currency }: PaymentDifference,
  { paymentId, requestedBy }: { paymentId: string; requestedBy: string },
): Promise<void> {
  const reason = SHOP_REASONS['another amount than asked'];
  await mustAskRefund(trx, {
    orderId,
    idempotencyKey: `difference:${paymentId}`,
    amount,
    reason,
    requestedBy,
  });
  await tellCustomer(trx, { orderId, amount, balance: { provider, currency }, isCalledOff: true });
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
