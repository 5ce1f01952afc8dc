import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { createMail } from '#server/mail/create-mail.ts';
import { createPaymentLedger } from '#server/orders/create-payment-ledger.ts';
import { registerPages } from '#server/pages/pages.ts';
import { createPayments } from '#server/pay/create-payments.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { freePort } from '../free-port.ts';

/** Every route that the server can have (API, blog, pages, sandbox, outbox), listening in this process. */
export interface WholeShop {
  app: FastifyInstance;
  url: string;
  stop: () => Promise<void>;
}

/** Starts the shop over a database of the tests; no build is needed. `settings` as in docs/operating/settings.md. */
export async function startWholeShop(settings: Readonly<Record<string, string>> = {}): Promise<WholeShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'whole-shop-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ...settings };
  const config = loadConfig({ ...env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir });
  const store = await startTestStore();
  const { db } = store;
  const payments = createPayments({ config, db, publicUrl: () => url, selfUrl: () => url });
  const { outbox } = createMail(config);
  const assets = { modules: ['/entry.js'], css: '' };
  const app: FastifyInstance = await buildApp(config, {
    shop: {
      db,
      ...payments,
      ledger: createPaymentLedger(db, payments.gateways, () => app.log),
      outbox,
    },
    pages: (server, shown) => registerPages(server, { config, assets, ...shown }),
  });
  await app.listen({ host: '127.0.0.1', port });
  return {
    app,
    url,
    stop: async () => {
      await app.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
