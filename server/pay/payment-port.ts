import type { PaymentProvider, PaymentStatus } from '#domain/payment.ts';

/**
 * How long one payment attempt may be paid, in milliseconds. Stripe wants at least 30 minutes; the coupon stays
 * reserved as long.
 */
export const PAYMENT_LIFETIME = 60 * 60_000;

/** Milliseconds for one question to a provider, unless a gateway is told otherwise. */
export const PROVIDER_TIMEOUT = 8_000;

/** A call that has not even noticed its own time limit is given up so many milliseconds later. */
export const TIMEOUT_GRACE = 500;

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
  /**
   * The same for every repetition of this attempt, so that a lost answer makes no second payment. Stripe answers
   * a repetition with the same session. PayU knows no such key and refuses a `paymentId` that it has seen: after a
   * PaymentProviderError open a new attempt with a new `paymentId`.
   */
  idempotencyKey: string;
  /** When the attempt was stored plus PAYMENT_LIFETIME; the same for every repetition. Whole seconds count. */
  expiresAt: Date;
}

export interface StartedPayment {
  /** The provider's own id of the payment. */
  providerPaymentId: string;
  /** Where the browser goes to pay. */
  paymentLink: string;
}

/** What a provider says of a payment, in a notification or when asked. */
export interface PaymentNews {
  /**
   * The provider's id of this piece of news; a repeat carries the same one. Stripe's event id; PayU has none, so
   * there it is order id and status. News that were asked for begin with `asked:`.
   */
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
 * One payment provider. The same port for Stripe, PayU and the sandbox:
 * the order code never knows which it talks to.
 */
export interface PaymentGateway {
  readonly provider: PaymentProvider;
  /** Opens a payment. Rejects with PaymentProviderError. Gives up after 8 s. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /**
   * Reads a notification over its raw body (header names in lower case). Rejects with NotificationRefused when the
   * signature or the content does not hold, with PaymentProviderError when reading back failed (the provider is to
   * send it again); `undefined` for news we do not follow.
   */
  readNotification(
    headers: Record<string, string | string[] | undefined>,
    rawBody: Buffer,
  ): Promise<PaymentNews | undefined>;
  /**
   * Asks for the present status (reconcile job). `undefined` when the provider knows no such payment. Rejects with
   * PaymentProviderError.
   */
  ask(providerPaymentId: string): Promise<PaymentNews | undefined>;
  /**
   * Ends an open payment, so that its page takes no money any more. `closed` also when it had ended unpaid before or
   * the provider knows no such payment; `taken` when the customer has paid or her payment is under way. Rejects with
   * PaymentProviderError.
   */
  close(providerPaymentId: string): Promise<'closed' | 'taken'>;
}
