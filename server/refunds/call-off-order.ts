import type { MinorUnits } from '#domain/grosze.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { mustAskRefund } from './ask-refund.ts';
import { lockBalance, refundedSum, type RefundBalance } from './refund-balance.ts';
import { tellCustomer } from './tell-customer.ts';

/** Who calls an order off, and why. */
export interface CallingOff {
  requestedBy: string;
  /** Free text for the books; the customer is not shown it. */
  reason: string;
  /** `YYYY-MM-DD`; until when the customer must have the money. */
  dueOn?: string;
  /** Whether the customer withdrew; then the mail confirms it without an apology. */
  isWithdrawal?: boolean;
  /** A sentence to the customer in her mail; plain text. */
  word?: string | undefined;
}

/** The result of calling an order off. */
export type CalledOff =
  /** `given`: what goes back to the customer. */
  | { kind: 'called-off'; balance: RefundBalance; given: MinorUnits }
  /** The mail job is sending the answer at this moment. */
  | { kind: 'answer-leaves' }
  /** The order is not paid, was answered or called off before, or there is none. */
  | { kind: 'not-waiting' };

/**
 * Cancels a paid order in the caller's transaction: its answer is not mailed, the rest of the payment is refunded,
 * and the customer is notified. Only one of this and the mail job succeeds (answered-order.ts).
 */
export async function callOffOrder(
  trx: Trx,
  orderId: number,
  { isWithdrawal = false, word, ...by }: CallingOff,
): Promise<CalledOff> {
  // The payment before the order, as notifications lock them: two of these never wait for each other.
  const balance = await lockBalance(trx, orderId);
  const moved = await orderTransition(trx, orderId, 'order.cancel').returning('id').executeTakeFirst();
  if (!moved || !balance) return { kind: (await isLeaving(trx, orderId)) ? 'answer-leaves' : 'not-waiting' };
  const { left: amount, paymentId } = balance;
  if (amount > 0)
    await mustAskRefund(trx, { orderId, idempotencyKey: `call-off:${paymentId}`, amount, ...by });
  const given = await refundedSum(trx, orderId);
  await tellCustomer(trx, { orderId, amount: given, balance, isCalledOff: true, isWithdrawal, word });
  return { kind: 'called-off', balance, given };
}

async function isLeaving(trx: Trx, orderId: number): Promise<boolean> {
  const order = await trx
    .selectFrom('shop_order')
    .select('id')
    .where('id', '=', orderId)
    .where('status', '=', 'SCHEDULED')
    .executeTakeFirst();
  return order !== undefined;
}
