import type { PaymentProvider } from '#domain/payment.ts';
import type { PaymentGateway } from '#server/pay/payment-port.ts';
import type { PaymentLedger } from './create-payment-ledger.ts';

/** What it takes to end a payment. */
export interface PaymentEnding {
  ledger: PaymentLedger;
  gateways: Record<PaymentProvider, Pick<PaymentGateway, 'fetchStatus' | 'close'>>;
}

/**
 * Ends an unpaid payment: closes it at its provider, then cancels its order. When the customer has paid or is paying,
 * the provider's status is recorded instead. Rejects with PaymentProviderError; nothing has changed then.
 */
export async function endPayment({ ledger, gateways }: PaymentEnding, paymentId: string): Promise<void> {
  const payment = await ledger.findPayment(paymentId);
  if (!payment || payment.providerPaymentId === null || payment.status === 'COMPLETED') return;
  const gateway = gateways[payment.provider];
  if ((await gateway.close(payment.providerPaymentId)) === 'closed') return ledger.cancelPayment(paymentId);
  const update = await gateway.fetchStatus(payment.providerPaymentId);
  if (update) await ledger.recordPaymentUpdate(update);
}
