import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/store/tables/tables.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { endPayment, type PaymentEnding } from '#server/orders/end-payment.ts';
import { noteEnding } from '#server/orders/payment-ledger.ts';
import { PAYMENT_JOBS } from '#server/orders/payment-job-kinds.ts';
import { findOwnOrder } from '#server/orders/placed-order.ts';
import { PaymentProviderError } from '#server/pay/payment-port.ts';
import { RETURN_ERROR } from '#server/pay/return-error.ts';
import { PAYMENT_RETURN, resultPageUrl } from '#server/shop-links.ts';

interface PaymentReturn extends PaymentEnding {
  db: Db;
  publicUrl: string;
}

type Query = Partial<Record<'orderId' | 'customerId' | typeof RETURN_ERROR, unknown>>;

/**
 * Redirects a customer who returns from the payment page to her order's result page (OR-1 to OR-3). If she left it
 * without paying, the payment is ended first, so that the page offers another attempt at once (OR-2, OR-6).
 */
export function acceptPaymentReturn(api: FastifyInstance, { db, publicUrl, ...ending }: PaymentReturn): void {
  api.get<{ Querystring: Query }>(PAYMENT_RETURN, { exposeHeadRoute: false }, async ({ query }, reply) => {
    const { orderId, customerId } = query;
    const known = typeof customerId === 'string' && /^\d{1,9}$/.test(String(orderId));
    const order = known ? await findOwnOrder(db, Number(orderId), customerId) : undefined;
    if (order && query[RETURN_ERROR] !== undefined) {
      await noteEnding(db, order.paymentId, 'LEFT');
      await endOrRetry(order.paymentId);
    }
    // Without an order the page shows that the link is incomplete.
    return reply.redirect(order ? resultPageUrl(publicUrl, order) : `${publicUrl}/zamowienie`, 303);
  });

  async function endOrRetry(paymentId: string): Promise<void> {
    try {
      await endPayment(ending, paymentId);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      await enqueue(db, PAYMENT_JOBS.close, { paymentId }, { onceKey: `close:${paymentId}` });
    }
  }
}
