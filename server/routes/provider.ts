import { ERROR_CODE } from '#domain/error-code.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import { ApiError, upstreamFailed } from '#server/api-error.ts';
import type { Handlers } from '#server/contract.ts';
import type { Gateways } from '#server/pay/create-payments.ts';
import { NotificationRefused, PaymentProviderError, type PaymentNews } from '#server/pay/payment-port.ts';

/** Takes what a provider said; forward only, repeats change nothing. */
export interface NewsSink {
  applyNews(news: PaymentNews): Promise<unknown>;
}

type Notification = Parameters<Gateways[PaymentProvider]['readNotification']>;

/**
 * The providers' notifications. 200 when taken, also for repeats and for news that we do not follow; 401 (code 108)
 * when the signature does not hold; 502 when the provider could not be asked back, so that it sends again.
 */
export function providerHandlers(
  gateways: Gateways,
  orders: NewsSink,
): Pick<Handlers, 'stripeWebhook' | 'payuNotify'> {
  const take = async (provider: PaymentProvider, headers: Notification[0], rawBody: Buffer) => {
    const news = await gateways[provider].readNotification(headers, rawBody).catch((error: unknown) => {
      throw asAnswer(error);
    });
    if (news) await orders.applyNews(news);
    return { status: 200 as const, body: undefined };
  };
  return {
    stripeWebhook: ({ headers, rawBody }) => take('STRIPE', headers, rawBody),
    payuNotify: ({ headers, rawBody }) => take('PAYU', headers, rawBody),
  };
}

function asAnswer(error: unknown): unknown {
  if (error instanceof NotificationRefused) return new ApiError(401, ERROR_CODE.unauthorized, error.message);
  if (error instanceof PaymentProviderError) return upstreamFailed(error.message);
  return error;
}
