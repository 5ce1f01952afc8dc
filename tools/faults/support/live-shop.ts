import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { paymentJobs } from '#server/orders/payment-jobs.ts';
import { createPaymentLedger } from '#server/orders/create-payment-ledger.ts';
import { createPayments } from '#server/pay/create-payments.ts';
import { createRefundLedger } from '#server/refunds/create-refund-ledger.ts';
import { refundJobs } from '#server/refunds/refund-jobs.ts';
import type { Store } from '#server/store/store.ts';
import { FaultyProvider } from './faulty-provider.ts';

/** The API in this process, with the real payment adapters and the sandbox as a provider that can fail. */
export interface LiveShop {
  app: FastifyInstance;
  url: string;
  store: Store;
  provider: FaultyProvider;
  /** Advances the clock and runs the payment and refund jobs that are due. */
  advanceTime: (milliseconds: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a live shop over a database with its migrations and its sample. */
export async function startLiveShop(store: Store): Promise<LiveShop> {
  const config = loadConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', PUBLIC_URL: 'https://shop.example' });
  const { gateways, sandbox } = createPayments({
    config,
    db: store.db,
    publicUrl: () => config.publicUrl,
    selfUrl: () => provider.url,
  });
  if (!sandbox) throw new Error('Without keys the sandbox is the provider');
  const provider = await new FaultyProvider(sandbox).start();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const ledger = createPaymentLedger(store.db, gateways, () => log);
  const app = await buildApp(config, {
    shop: { db: store.db, gateways, ledger },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  let now = Date.now();
  const clock = { now: () => new Date(now) };
  const refunds = createRefundLedger(store.db, () => log);
  const handlers = [
    ...paymentJobs(ledger, gateways, clock),
    ...refundJobs({ db: store.db, ledger: refunds, gateways, log, clock }),
  ];
  const jobs = new JobRunner({ db: store.db, handlers, log, clock });
  return {
    app,
    url,
    store,
    provider,
    advanceTime: async (milliseconds) => {
      now = Date.now() + milliseconds;
      await jobs.runDue();
    },
    stop: async () => {
      await provider.stop();
      await app.close();
      await store.close();
    },
  };
}
