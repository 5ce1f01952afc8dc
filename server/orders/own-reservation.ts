import { sql } from 'kysely';
import type { Trx } from '#server/store/tables.ts';
import { giveWay } from './payment-ledger.ts';

interface NewOrder {
  fairyProductId: string;
  couponCode: string;
  /** In lower case. */
  email: string;
}

/**
 * A customer who left the payment page and presses again must not find her coupon taken by herself. When the coupon
 * is used up, her own order of the same product with it that nobody has paid yet gives way and its use is free for
 * the new order, in this transaction: nobody can come between. Others' orders, and paid ones, are never touched.
 */
export async function freeOwnReservation(
  trx: Trx,
  { fairyProductId, couponCode, email }: NewOrder,
): Promise<void> {
  const own = await trx
    .selectFrom('coupon_use')
    .innerJoin('coupon', 'coupon.code', 'coupon_use.coupon_code')
    .innerJoin('shop_order', 'shop_order.id', 'coupon_use.order_id')
    .innerJoin('payment', 'payment.order_id', 'shop_order.id')
    .innerJoin('fairy_product as ordered', 'ordered.id', 'shop_order.fairy_product_id')
    .innerJoin('fairy_product as wanted', 'wanted.product_id', 'ordered.product_id')
    .select('payment.id as paymentId')
    .where('coupon.code', '=', couponCode)
    .where('released_at', 'is', null)
    .where(sql<boolean>`uses >= max_uses`)
    .where('email', '=', email)
    .where('wanted.id', '=', fairyProductId)
    .where('payment.status', '=', 'PENDING')
    .orderBy('shop_order.id')
    .executeTakeFirst();
  if (own) await giveWay(trx, own.paymentId);
}
