import type { MinorUnits } from '#domain/grosze.ts';
import type { RefundState } from '#domain/payment.ts';

/** A refund that the shop wants a provider to make. */
export interface RefundOrder {
  /** The shop's id of the refund (UUID), by which the provider and the shop recognise it. */
  refundId: string;
  orderId: number;
  providerPaymentId: string;
  amount: MinorUnits;
  currency: string;
}

/** A refund's state as its provider reports it, in a response, in a notification or when it is fetched. */
export interface RefundUpdate {
  providerPaymentId: string;
  /** The shop's id; missing for a refund that was made by hand in the provider's dashboard. */
  refundId?: string | undefined;
  /** Missing for a refund that the provider refused to make. */
  providerRefundId?: string | undefined;
  state: Exclude<RefundState, 'asked'>;
  amount: MinorUnits;
  /** ISO 4217, in capitals. */
  currency: string;
  /** The provider's code for why it failed. */
  failure?: string | undefined;
}

/** A dispute (chargeback) of a payment as its provider reports it. */
export interface DisputeUpdate {
  disputeId: string;
  providerPaymentId: string;
  amount: MinorUnits;
  /** ISO 4217, in capitals. */
  currency: string;
  /** The provider's code: `fraudulent`, `product_not_received`. */
  reason: string;
  status: string;
  /** Decided: no answer is awaited from the shop any more. */
  isClosed: boolean;
}

/** The part of a payment provider's port that gives money back. */
export interface RefundGateway {
  /**
   * Makes a refund unless the provider has it already, so that a retry after a lost response gives no money twice. A
   * refusal is an update to `failed`. Rejects with PaymentProviderError when the outcome is unknown: call again later.
   */
  refund(order: RefundOrder): Promise<RefundUpdate>;
  /** Fetches the present state; `undefined` when the provider has no such refund. Rejects with PaymentProviderError. */
  fetchRefund(providerPaymentId: string, providerRefundId: string): Promise<RefundUpdate | undefined>;
}
