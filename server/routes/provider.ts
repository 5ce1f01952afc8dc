import { ERROR_CODE } from '#domain/error-code.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import { ApiError, upstreamFailed } from '#server/api-error.ts';
import type { Handlers } from '#server/contract.ts';
import type { Gateways } from '#server/pay/create-payments.ts';
import type { PaymentLedger } from '#server/orders/create-payment-ledger.ts';
import type { RefundLedger } from '#server/refunds/create-refund-ledger.ts';
import type { NoticeCounts } from '#server/pay/refused-notices.ts';
import { InvalidNotification, PaymentProviderError, type ProviderNotice } from '#server/pay/payment-port.ts';

type Notification = Parameters<Gateways[PaymentProvider]['readNotification']>;

/** Header of each provider's signature. */
const SIGNED_IN = {
  STRIPE: 'stripe-signature',
  PAYU: 'openpayu-signature',
} as const satisfies Record<PaymentProvider, string>;

const ACCEPTED = { status: 200, body: undefined } as const;

/**
 * Handlers of the providers' webhooks. 200 when a notification is accepted, also a repeated or irrelevant one; 401
 * (code 108) for a bad signature; 502 when the provider did not answer the shop, so that it sends the notification again.
 */
export function providerHandlers(
  gateways: Gateways,
  ledger: Pick<PaymentLedger, 'recordPaymentUpdate'>,
  refunds: RefundLedger,
  counts: NoticeCounts,
): Pick<Handlers, 'stripeWebhook' | 'payuNotify'> {
  const read = async (provider: PaymentProvider, headers: Notification[0], rawBody: Buffer) => {
    try {
      return await gateways[provider].readNotification(headers, rawBody);
    } catch (error) {
      // Without a signature it is none of the provider's.
      if (error instanceof InvalidNotification && headers[SIGNED_IN[provider]] !== undefined)
        await counts.refused(provider);
      throw error;
    }
  };
  const apply = async (provider: PaymentProvider, notice: ProviderNotice) => {
    if ('dispute' in notice) await refunds.recordDispute(provider, notice.dispute);
    else if ('refunds' in notice)
      for (const update of notice.refunds) await refunds.recordRefundUpdate(provider, update);
    else await ledger.recordPaymentUpdate(notice);
  };
  const take = async (provider: PaymentProvider, headers: Notification[0], rawBody: Buffer) => {
    try {
      const notice = await read(provider, headers, rawBody);
      await counts.held(provider);
      if (notice) await apply(provider, notice);
      return ACCEPTED;
    } catch (error) {
      throw toApiError(error);
    }
  };
  return {
    stripeWebhook: ({ headers, rawBody }) => take('STRIPE', headers, rawBody),
    payuNotify: ({ headers, rawBody }) => take('PAYU', headers, rawBody),
  };
}

function toApiError(error: unknown): unknown {
  if (error instanceof InvalidNotification) return new ApiError(401, ERROR_CODE.unauthorized, error.message);
  if (error instanceof PaymentProviderError) return upstreamFailed(error.message, error);
  return error;
}
