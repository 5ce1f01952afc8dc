import { OwnError } from '#server/own-error.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { PaymentGateway } from './payment-port.ts';
import { PayuGateway } from './payu-gateway.ts';
import type { SandboxContext } from './sandbox/sandbox-context.ts';
import { SandboxNotifier } from './sandbox/sandbox-notifier.ts';
import { SANDBOX_PREFIX } from './sandbox/sandbox-plugin.ts';
import { makeSandboxSecrets, type SandboxSecrets } from './sandbox/sandbox-secrets.ts';
import { StripeGateway } from './stripe-gateway.ts';

/** The gateway of each provider. */
export type Gateways = Record<PaymentProvider, PaymentGateway>;

export interface PaymentsOptions {
  config: Pick<Config, 'paymentsMode' | 'stripe' | 'payu'>;
  db: Db;
  /** Origin of the shop as customers and providers reach it, without a trailing slash. */
  publicUrl: () => string;
  /** Origin at which this process reaches itself (loopback); known once it listens. */
  selfUrl: () => string;
}

export interface Payments {
  gateways: Gateways;
  /** Missing with live payments; otherwise register `sandboxPlugin` with it and add `notifier.jobs()` to the jobs. */
  sandbox: SandboxContext | undefined;
}

/** Paths of the shop's webhooks. */
export const WEBHOOK_PATH: Record<PaymentProvider, string> = {
  STRIPE: '/api/payment/stripe/webhook',
  PAYU: '/api/payment/payu/notify',
};

/**
 * Creates the gateways: live with the configured keys (PAYMENTS=live), or the same adapters with the sandbox as provider
 * and keys that this process generates.
 */
export function createPayments(options: PaymentsOptions): Payments {
  return options.config.paymentsMode === 'live'
    ? { gateways: liveGateways(options), sandbox: undefined }
    : sandboxPayments(options);
}

function liveGateways({ config, publicUrl }: PaymentsOptions): Gateways {
  const { stripe, payu } = config;
  return {
    STRIPE: new StripeGateway({
      secretKey: required(stripe.secretKey, 'STRIPE_SECRET_KEY'),
      webhookSecret: required(stripe.webhookSecret, 'STRIPE_WEBHOOK_SECRET'),
      apiUrl: () => stripe.apiUrl,
    }),
    PAYU: new PayuGateway({
      posId: required(payu.posId, 'PAYU_POS_ID'),
      clientId: required(payu.clientId, 'PAYU_CLIENT_ID'),
      clientSecret: required(payu.clientSecret, 'PAYU_CLIENT_SECRET'),
      secondKey: required(payu.secondKey, 'PAYU_SECOND_KEY'),
      apiUrl: () => payu.apiUrl,
      notifyUrl: () => publicUrl() + WEBHOOK_PATH.PAYU,
    }),
  };
}

function sandboxPayments({ db, publicUrl, selfUrl }: PaymentsOptions): Payments {
  const secrets: SandboxSecrets = makeSandboxSecrets();
  const webhooks = {
    STRIPE: () => selfUrl() + WEBHOOK_PATH.STRIPE,
    PAYU: () => selfUrl() + WEBHOOK_PATH.PAYU,
  };
  const gateways = {
    STRIPE: new StripeGateway({ ...secrets.stripe, apiUrl: () => `${selfUrl()}${SANDBOX_PREFIX}/stripe` }),
    PAYU: new PayuGateway({
      ...secrets.payu,
      apiUrl: () => `${selfUrl()}${SANDBOX_PREFIX}/payu`,
      notifyUrl: webhooks.PAYU,
    }),
  };
  const notifier = new SandboxNotifier({ db, secrets, webhooks });
  const pageUrl = (id: string) => `${publicUrl()}${SANDBOX_PREFIX}/pay/${encodeURIComponent(id)}`;
  return { gateways, sandbox: { db, secrets, notifier, pageUrl } };
}

/** Narrows a setting that loadConfig has already required. */
function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new OwnError(`${name} is missing`);
  return value;
}
