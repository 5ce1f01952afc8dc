import type { PaymentProvider, PaymentStatus } from '#domain/payment.ts';

/** What a provider needs to know to take one payment. Amounts in whole grosze. */
export interface PaymentRequest {
  /** Our public id of this payment attempt (UUID); comes back in every notification. */
  paymentId: string;
  orderId: number;
  amount: number;
  /** Shown to the customer on the provider's page, in Polish. */
  description: string;
  productName: string;
  customerEmail: string;
  customerIp: string;
  /** Absolute address of our result page; the customer returns here whatever happened. */
  returnUrl: string;
  /** The same for every repetition of this attempt, so that a lost answer makes no second payment. */
  idempotencyKey: string;
}

export interface StartedPayment {
  /** The provider's own id of the payment. */
  providerPaymentId: string;
  /** Where the browser goes to pay. */
  paymentLink: string;
}

/** What a provider says of a payment, in a notification or when asked. */
export interface PaymentNews {
  /** The provider's id of this piece of news; a repeat carries the same one. */
  newsId: string;
  paymentId: string;
  providerPaymentId: string;
  status: PaymentStatus;
  /** What was really paid, in grosze; compared with what was asked before an order counts as paid. */
  amount: number;
}

/** The provider could not be reached or answered nonsense: the order fails, the customer may try again. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
}

/** A notification whose signature does not hold: refused, nothing changes. */
export class NotificationRefused extends Error {
  override name = 'NotificationRefused';
}

/**
 * One payment provider. The same port for Stripe, PayU and the sandbox (architecture.md section 4):
 * the order code never knows which it talks to.
 */
export interface PaymentGateway {
  readonly provider: PaymentProvider;
  /** Opens a payment. Rejects with PaymentProviderError. Gives up after 8 s. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** Reads a notification over its raw body. Rejects with NotificationRefused; `undefined` for news we do not follow. */
  readNotification(
    headers: Record<string, string | string[] | undefined>,
    rawBody: Buffer,
  ): Promise<PaymentNews | undefined>;
  /** Asks for the present status (reconcile job). Rejects with PaymentProviderError. */
  ask(providerPaymentId: string): Promise<PaymentNews | undefined>;
}
