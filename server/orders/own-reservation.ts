import type { Db, Trx } from '#server/store/tables.ts';
import { giveWay } from './payment-ledger.ts';

/** A coupon and the order that the customer's own browser made before (own-order-cookie.ts). */
export interface OwnReservation {
  couponCode: string;
  /** Unguessable: whoever knows it is the customer. */
  customerId: string;
}

/**
 * The payment of the customer's own order which holds a use of the coupon and which nobody has paid yet. Only the
 * customerId counts: an e-mail address, which others may know, would let them end a stranger's order.
 */
export async function findOwnReservation(
  db: Db | Trx,
  { couponCode, customerId }: OwnReservation,
): Promise<string | undefined> {
  const held = await db
    .selectFrom('coupon_use')
    .innerJoin('shop_order', 'shop_order.id', 'coupon_use.order_id')
    .innerJoin('payment', 'payment.order_id', 'shop_order.id')
    .select('payment.id')
    .where('coupon_code', '=', couponCode)
    .where('released_at', 'is', null)
    .where('customer_id', '=', customerId)
    .where('payment.status', '=', 'PENDING')
    .executeTakeFirst();
  return held?.id;
}

/**
 * A customer who left the payment page and orders anew must not find the coupon's last use taken by herself: then her
 * unpaid order gives way, in this transaction, so that nobody can come between. Money that comes for it after all is
 * honoured (payment-ledger.ts).
 */
export async function freeOwnReservation(trx: Trx, own: OwnReservation): Promise<void> {
  const paymentId = await findOwnReservation(trx, own);
  if (paymentId === undefined) return;
  const coupon = await trx
    .selectFrom('coupon')
    .select(['uses', 'max_uses as maxUses'])
    .where('code', '=', own.couponCode)
    .executeTakeFirst();
  if (coupon && coupon.maxUses !== null && coupon.uses >= coupon.maxUses) await giveWay(trx, paymentId);
}
