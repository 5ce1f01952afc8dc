import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { STRIPE_EVENTS } from '#server/pay/stripe-events.ts';
import { payuToken } from '#server/pay/payu-wire.ts';
import { call, failed, OK, type Answer, type CheckResult } from './check-result.ts';

type StripeConfig = Pick<Config, 'stripe' | 'publicUrl' | 'paymentsMode'>;

const StripeError = z.object({ error: z.object({ message: z.string().optional() }) });
const wordsOf = ({ status, body }: Answer) => {
  const said = StripeError.safeParse(body);
  // The message of a refused key quotes its end.
  return `${status} ${said.data?.error.message?.replaceAll(/(sk|rk)_\w+[\w*]*/g, '…') ?? ''}`.trim();
};

const askStripe = ({ stripe }: StripeConfig, path: string) =>
  call(stripe.apiUrl + path, { headers: { authorization: `Bearer ${stripe.secretKey}` } });

function stripeRefusal(answer: Answer): CheckResult | undefined {
  if (answer.status === 200) return undefined;
  const code = { 401: 'refused-key', 403: 'limited-key' } as const;
  return failed(code[answer.status as 401] ?? 'unexpected', wordsOf(answer));
}

const Account = z.object({ charges_enabled: z.boolean().optional() });

/** Tries Stripe's key, and whether the account may take money. */
export async function checkStripe(config: StripeConfig): Promise<CheckResult | undefined> {
  if (config.paymentsMode !== 'live' || config.stripe.secretKey === undefined) return undefined;
  const answer = await askStripe(config, '/v1/account');
  const refused = stripeRefusal(answer);
  if (refused) return refused;
  const account = Account.safeParse(answer.body);
  if (!account.success) return failed('unexpected');
  return account.data.charges_enabled === false ? failed('not-active') : OK;
}

const Endpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
});

/** Checks Stripe's webhook: an enabled endpoint at the shop's address, with every event that the shop needs. */
export async function checkStripeWebhook(config: StripeConfig): Promise<CheckResult | undefined> {
  if (config.paymentsMode !== 'live' || config.stripe.secretKey === undefined) return undefined;
  const answer = await askStripe(config, '/v1/webhook_endpoints?limit=100');
  const refused = stripeRefusal(answer);
  if (refused) return refused;
  const address = `${config.publicUrl}/api/payment/stripe/webhook`;
  const own = Endpoints.safeParse(answer.body).data?.data.find(({ url }) => url === address);
  if (!own) return failed('no-webhook', address);
  if (own.status !== 'enabled') return failed('webhook-off', own.status);
  const missing = STRIPE_EVENTS.filter(
    (event) => !own.enabled_events.some((one) => one === event || one === '*'),
  );
  return missing.length > 0 ? failed('webhook-events', missing.join(', ')) : OK;
}

const PayuError = z.object({ error: z.string().optional(), error_description: z.string().optional() });

/** Asks PayU for a token, which needs client id and secret alone. `undefined` unless payments are live and both are set. */
export async function checkPayu({
  payu,
  paymentsMode,
}: Pick<Config, 'payu' | 'paymentsMode'>): Promise<CheckResult | undefined> {
  const { clientId, clientSecret, apiUrl } = payu;
  if (paymentsMode !== 'live' || clientId === undefined || clientSecret === undefined) return undefined;
  const { status, body } = await call(`${apiUrl}/pl/standard/user/oauth/authorize`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  if (status === 200 && payuToken.safeParse(body).success) return OK;
  const said = PayuError.safeParse(body).data;
  return failed([400, 401].includes(status) ? 'refused-key' : 'unexpected', `${status} ${said?.error ?? ''}`);
}
