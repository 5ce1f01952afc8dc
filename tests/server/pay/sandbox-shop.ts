import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { grosze } from '#domain/grosze.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { createPayments, WEBHOOK_PATH, type Gateways } from '#server/pay/create-payments.ts';
import type { PaymentUpdate, PaymentRequest } from '#server/pay/payment-port.ts';
import type { DisputeUpdate, RefundUpdate } from '#server/pay/refund-port.ts';
import { sandboxPlugin } from '#server/pay/sandbox/sandbox-plugin.ts';
import type { SandboxSecrets } from '#server/pay/sandbox/sandbox-secrets.ts';
import { providerHandlers } from '#server/routes/provider.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

/** What the webhooks let through about refunds and disputes, in order. */
export interface AfterPayment {
  refunds: RefundUpdate[];
  disputes: DisputeUpdate[];
}

/** A listening server with the sandbox and our webhooks, and nothing else of the shop. */
export interface SandboxShop {
  app: FastifyInstance;
  store: Store;
  url: string;
  gateways: Gateways;
  secrets: SandboxSecrets;
  jobs: JobRunner;
  /** What the webhooks let through, in order. */
  updates: PaymentUpdate[];
  later: AfterPayment;
  /** When set, the webhooks respond with 500 instead of accepting updates. */
  shop: { broken: boolean };
  close(): Promise<void>;
}

const NO_KEYS = {
  paymentsMode: 'sandbox',
  stripe: { secretKey: undefined, webhookSecret: undefined, apiUrl: 'https://stripe.invalid' },
  payu: {
    posId: undefined,
    clientId: undefined,
    clientSecret: undefined,
    secondKey: undefined,
    apiUrl: 'https://payu.invalid',
  },
} as const;

export async function startSandboxShop(existing?: Store): Promise<SandboxShop> {
  const store = existing ?? (await startTestStore());
  const app = Fastify();
  let url = '';
  const updates: PaymentUpdate[] = [];
  const later: AfterPayment = { refunds: [], disputes: [] };
  const shop = { broken: false };
  const { gateways, sandbox } = createPayments({
    config: NO_KEYS,
    db: store.db,
    publicUrl: () => url,
    selfUrl: () => url,
  });
  if (!sandbox) throw new Error('the sandbox is not offered without live keys');
  await app.register(sandboxPlugin, sandbox);
  await app.register(async (scope) => webhooks(scope, gateways, updates, later, shop));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  const silent = { warn: () => undefined, error: () => undefined };
  const jobs = new JobRunner({ db: store.db, handlers: sandbox.notifier.jobs(), log: silent });
  return {
    app,
    store,
    url,
    gateways,
    secrets: sandbox.secrets,
    jobs,
    updates,
    later,
    shop,
    close: () => app.close(),
  };
}

async function webhooks(
  app: FastifyInstance,
  gateways: Gateways,
  updates: PaymentUpdate[],
  later: AfterPayment,
  shop: { broken: boolean },
): Promise<void> {
  const handlers = providerHandlers(
    gateways,
    {
      recordPaymentUpdate: async (update) => {
        updates.push(update);
        return 'applied';
      },
    },
    {
      recordRefundUpdate: async (_provider, update) => {
        later.refunds.push(update);
        return 'applied';
      },
      recordDispute: async (_provider, dispute) => {
        later.disputes.push(dispute);
      },
    },
    { refused: async () => undefined, held: async () => undefined },
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    if (shop.broken) return reply.code(500).send();
  });
  app.post<{ Body: Buffer }>(WEBHOOK_PATH.STRIPE, async ({ headers, body, ip }) => {
    const signature = String(headers['stripe-signature']);
    const call = {
      body: undefined,
      query: {},
      path: {},
      headers: { ...headers, 'Stripe-Signature': signature },
      ip,
    };
    await handlers.stripeWebhook({ ...call, rawBody: body });
  });
  app.post<{ Body: Buffer }>(WEBHOOK_PATH.PAYU, async ({ headers, body, ip }) => {
    await handlers.payuNotify({ body: undefined, query: {}, path: {}, headers, ip, rawBody: body });
  });
}

/** A payment of 89,00 zł for one tarot reading. */
export function paymentRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  const paymentId = randomUUID();
  return {
    paymentId,
    orderId: 17,
    amount: grosze(8900),
    description: 'Tarot, trzy karty, wróżka Jagna',
    productName: 'Tarot, trzy karty',
    customerEmail: 'anna@example.pl',
    customerIp: '::ffff:127.0.0.1',
    returnUrl: 'http://127.0.0.1:9/zamowienie?orderId=17&customerId=1e4b4f0e-91a8-4f1c-9a05-0d8b9ad1e0a2',
    idempotencyKey: `attempt-${paymentId}`,
    expiresAt: new Date(Date.now() + 60 * 60_000),
    ...changes,
  };
}
