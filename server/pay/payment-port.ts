import type { Grosze, MinorUnits } from '#domain/grosze.ts';
import type { PaymentProvider, PaymentStatus } from '#domain/payment.ts';
import type { DisputeUpdate, RefundGateway, RefundUpdate } from './refund-port.ts';

/**
 * How long (ms) a payment can be made before it expires. Stripe requires at least 30 minutes; the coupon stays reserved
 * as long.
 */
export const PAYMENT_LIFETIME = 60 * 60_000;

/** Default time limit (ms) of one call to a provider. */
export const PROVIDER_TIMEOUT = 8_000;

/** The data that a provider needs to open a payment. */
export interface PaymentRequest {
  /** The shop's id of the payment (UUID); part of every notification. */
  paymentId: string;
  orderId: number;
  amount: Grosze;
  /** Shown to the customer on the provider's page, in Polish. */
  description: string;
  productName: string;
  customerEmail: string;
  customerIp: string;
  /** Absolute URL where the customer returns, whatever happened; with a parameter `error` when she has not paid. */
  returnUrl: string;
  /**
   * The same for every retry of this payment, so that a lost response makes no second payment. Stripe returns the same
   * session for a retry. PayU has no such key and rejects a known `paymentId`: after a PaymentProviderError, open a new
   * payment with a new `paymentId`.
   */
  idempotencyKey: string;
  /** When the payment was stored plus PAYMENT_LIFETIME; the same for every retry. Providers use whole seconds. */
  expiresAt: Date;
}

/** A payment that has been opened at its provider. */
export interface StartedPayment {
  /** The provider's own id of the payment. */
  providerPaymentId: string;
  /** URL of the provider's payment page. */
  paymentLink: string;
}

/** A payment's status as its provider reports it, in a notification or when it is fetched. */
export interface PaymentUpdate {
  /**
   * Identifies the update; a repeat has the same id. Stripe's event id; PayU has none, so order id and status. The ids
   * of fetched statuses begin with `asked:`.
   */
  updateId: string;
  paymentId: string;
  providerPaymentId: string;
  status: PaymentStatus;
  /** What was paid; amount and currency are compared with the order's before it counts as paid. */
  amount: MinorUnits;
  /** ISO 4217, in capitals. */
  currency: string;
  /** The provider holds the customer's money until the shop captures or closes the payment (PayU). */
  awaitsCapture?: boolean;
}

/** What a provider kept of a payment, in the currency in which it pays out. */
export interface ProviderFee {
  amount: MinorUnits;
  /** ISO 4217, in capitals. */
  currency: string;
}

/** What a notification is about: a payment, its refunds, or a customer's dispute. */
export type ProviderNotice =
  | PaymentUpdate
  | { refunds: readonly RefundUpdate[] }
  | { dispute: DisputeUpdate };

/** The provider could not be reached or its response was invalid: the order fails, the customer may try again. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
}

/** Prefix of the `updateId` of a status that the shop fetched; a notification has the provider's own id. */
export const ASKED = 'asked:';

/** A notification's signature or content is invalid: it is rejected and changes nothing. */
export class InvalidNotification extends Error {
  override name = 'InvalidNotification';
}

/**
 * Port of a payment provider: Stripe, PayU or the sandbox in the place of either. The order code does not know which.
 */
export interface PaymentGateway extends RefundGateway {
  readonly provider: PaymentProvider;
  /** Opens a payment. Rejects with PaymentProviderError, after 8 s at the latest. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /**
   * Verifies and parses a notification from its raw body (header names in lower case); `undefined` for one that does not
   * matter to the shop. Rejects with InvalidNotification for a bad signature or content, with PaymentProviderError when
   * the status could not be read back (the provider will send the notification again).
   */
  readNotification(
    headers: Record<string, string | string[] | undefined>,
    rawBody: Buffer,
  ): Promise<ProviderNotice | undefined>;
  /**
   * Fetches the present status (reconcile job). `undefined` when the provider has no such payment. Rejects with
   * PaymentProviderError.
   */
  fetchStatus(providerPaymentId: string): Promise<PaymentUpdate | undefined>;
  /**
   * Fetches the provider's fee of a paid payment. `later`: not calculated yet; `untold`: not available (PayU), or the
   * key lacks the permission. Rejects with PaymentProviderError.
   */
  fetchFee(providerPaymentId: string): Promise<ProviderFee | 'later' | 'untold'>;
  /** Takes money that the provider holds for the shop (`awaitsCapture`). Rejects with PaymentProviderError. */
  capture(providerPaymentId: string): Promise<void>;
  /**
   * Closes an open payment, so that it can no longer be made. `closed` also when it had ended unpaid before or the
   * provider has no such payment; `taken` when the customer has paid or is paying. Rejects with PaymentProviderError.
   */
  close(providerPaymentId: string): Promise<'closed' | 'taken'>;
}
