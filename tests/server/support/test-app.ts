import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDeps } from '#server/app.ts';
import { loadConfig, type Config } from '#server/config.ts';
import { createPaymentLedger } from '#server/orders/create-payment-ledger.ts';
import type { Gateways } from '#server/pay/create-payments.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGateways } from './fake-gateway.ts';
import { startTestStore } from './test-store.ts';

export interface TestShop {
  app: FastifyInstance;
  store: Store;
  gateways: ReturnType<typeof fakeGateways>;
  close: () => Promise<void>;
}

/** What a shop under test may bring along. */
interface TestShopParts {
  store?: Store;
  /** Providers instead of the fake ones. */
  providers?: Gateways | undefined;
  pages?: (
    app: FastifyInstance,
    config: Config,
    shown: Parameters<NonNullable<AppDeps['pages']>>[1],
  ) => ReturnType<NonNullable<AppDeps['pages']>>;
}

/** The whole server over a database in memory and providers that the test holds in its hand; asked by `app.inject`. */
export async function startTestShop(
  env: Record<string, string> = {},
  { store: opened, providers, pages }: TestShopParts = {},
): Promise<TestShop> {
  const store = opened ?? (await startTestStore());
  const gateways = fakeGateways();
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    PUBLIC_URL: 'https://shop.example',
    ...env,
  });
  const app: FastifyInstance = await buildApp(config, {
    shop: {
      db: store.db,
      gateways: providers ?? gateways,
      ledger: createPaymentLedger(store.db, providers ?? gateways, () => app.log),
    },
    pages: pages && ((server, shown) => pages(server, config, shown)),
  });
  const close = async () => {
    await app.close();
    await store.close();
  };
  return { app, store, gateways, close };
}
