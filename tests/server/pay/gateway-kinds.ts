import Stripe from 'stripe';
import type { PaymentProvider } from '#domain/payment.ts';
import type { PaymentGateway } from '#server/pay/payment-port.ts';
import { PayuGateway } from '#server/pay/payu-gateway.ts';
import { signForPayu } from '#server/pay/payu-signature.ts';
import { StripeGateway } from '#server/pay/stripe-gateway.ts';
import { json, startStandIn, type StandIn } from './stand-in-provider.ts';

/** Milliseconds that a call may take; a busy machine needs its time where no time limit is being tried. */
const UNHURRIED = 5_000;

export const SECRET = { STRIPE: 'whsec_for_this_test', PAYU: 'second-key-for-this-test' } as const;

/** PayU's path of tokens, and the credentials that it wants for one. */
export const TOKEN_PATH = '/pl/standard/user/oauth/authorize';
export const PAYU_CLIENT = { clientId: '300746', clientSecret: 'client-secret-for-this-test' } as const;

export const stripeTo = (apiUrl: string, more: { timeout?: number; methods?: ('card' | 'blik')[] } = {}) =>
  new StripeGateway({
    secretKey: 'sk_test_for_this_test',
    webhookSecret: SECRET.STRIPE,
    apiUrl: () => apiUrl,
    timeout: UNHURRIED,
    ...more,
  });

export const payuTo = (apiUrl: string, more: { timeout?: number } = {}) =>
  new PayuGateway({
    posId: '300746',
    ...PAYU_CLIENT,
    secondKey: SECRET.PAYU,
    apiUrl: () => apiUrl,
    notifyUrl: () => 'https://shop.example/api/payment/payu/notify',
    timeout: UNHURRIED,
    ...more,
  });

/** The adapter of a provider at an address, with keys of this test. */
export const gatewayTo = (
  provider: PaymentProvider,
  apiUrl: string,
  more: { timeout?: number } = {},
): PaymentGateway => (provider === 'STRIPE' ? stripeTo(apiUrl, more) : payuTo(apiUrl, more));

type Answer = Parameters<typeof startStandIn>[0];

/** A stand-in that hands out PayU's token-1, token-2 … and answers the rest as told. */
export function startProvider(answer: Answer): Promise<StandIn> {
  let tokens = 0;
  return startStandIn((request, response) => {
    if (request.path !== TOKEN_PATH) return answer(request, response);
    tokens += 1;
    json(response, 200, { access_token: `token-${tokens}`, token_type: 'bearer', expires_in: 43_199 });
  });
}

/** The headers of a notification, signed as its provider does. */
export const signed = (provider: PaymentProvider, body: string, secret: string = SECRET[provider]) =>
  provider === 'STRIPE'
    ? { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) }
    : { 'openpayu-signature': signForPayu(Buffer.from(body), secret) };
