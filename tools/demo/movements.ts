import { CURRENCY } from '#domain/shop-constants.ts';
import { minus, NOTHING, type MinorUnits } from '#domain/grosze.ts';
import type { BookKind } from '#domain/desk-terms.ts';
import type { DemoOrder } from './plan.ts';

/** A sale of the made-up year: what its coupon took off, and whether the address had bought before. */
interface Sale {
  isReturning: boolean;
}

/** What the books say of an order. Were it left to the database, it would all have happened today. */
export function movementsOf(
  { id, offer, payment, paidAt, fullPrice, totalPrice, coupon, refund, dispute }: DemoOrder,
  { isReturning }: Sale,
) {
  const row = (
    kind: BookKind,
    amount: MinorUnits,
    happened_at: Date,
    of: { refund?: string; dispute?: string } = {},
  ) => ({
    kind,
    order_id: id,
    payment_id: payment.id,
    refund_id: of.refund ?? null,
    dispute_id: of.dispute ?? null,
    provider: payment.provider,
    provider_payment_id: payment.providerId,
    product_name: offer.productName,
    amount,
    currency: CURRENCY,
    fairy_id: offer.fairyId,
    product_id: offer.productId,
    coupon_code: coupon,
    given_away: kind === 'sale' ? minus(fullPrice, totalPrice) : NOTHING,
    is_returning: kind === 'sale' ? isReturning : null,
    happened_at,
  });
  const rows = paidAt ? [row('sale', totalPrice, paidAt)] : [];
  if (refund && refund.state !== 'pending') {
    const { amount, state, requestedAt, doneAt } = refund;
    const isBack = state === 'failed';
    const of = { refund: refund.id };
    rows.push(row('refund', minus(NOTHING, amount), isBack ? requestedAt : doneAt, of));
    if (isBack) rows.push(row('refund-returned', amount, doneAt, of));
  }
  if (dispute) {
    const of = { dispute: dispute.id };
    rows.push(row('chargeback', minus(NOTHING, totalPrice), dispute.openedAt, of));
    if (dispute.status === 'won' && dispute.closedAt)
      rows.push(row('chargeback-returned', totalPrice, dispute.closedAt, of));
  }
  return rows;
}
