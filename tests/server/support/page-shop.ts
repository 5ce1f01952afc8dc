import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { createPaymentLedger } from '#server/orders/create-payment-ledger.ts';
import { registerPages, type Pages } from '#server/pages/pages.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGateways } from './fake-gateway.ts';
import { startTestStore } from './test-store.ts';

export interface PageShop {
  app: FastifyInstance;
  pages: Pages;
  store: Store;
  close: () => Promise<void>;
}

/** The smallest build that the page server can serve: an entry that imports one file, and a style. */
async function layOutBuild(folder: string): Promise<void> {
  const client = join(folder, 'dist/client');
  await mkdir(join(client, '.vite'), { recursive: true });
  await mkdir(join(client, 'assets'));
  const manifest = {
    'entry-client.tsx': {
      file: 'assets/entry-1.js',
      isEntry: true,
      imports: ['_common.js'],
      css: ['assets/style-1.css'],
    },
    '_common.js': { file: 'assets/common-1.js' },
  };
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of ['entry-1.js', 'common-1.js'])
    await writeFile(join(client, 'assets', file), '// code\n');
  await writeFile(join(client, 'assets/style-1.css'), 'body{color:#111}');
  await writeFile(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

/** The whole server with its page server, over a database in memory and a build of its own; asked by `app.inject`. */
export async function startPageShop(env: Record<string, string> = {}): Promise<PageShop> {
  const folder = await mkdtemp(join(tmpdir(), 'page-shop-'));
  await layOutBuild(folder);
  const store = await startTestStore();
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    PUBLIC_URL: 'https://shop.example',
    ROOT_DIR: folder,
    ...env,
  });
  let pages: Pages = { drop: () => undefined };
  const gateways = fakeGateways();
  const app: FastifyInstance = await buildApp(config, {
    shop: {
      db: store.db,
      gateways,
      ledger: createPaymentLedger(store.db, gateways, () => app.log),
      wakeJobs: () => undefined,
    },
    pages: async (server) => {
      pages = await registerPages(server, { config });
    },
  });
  const close = async () => {
    await app.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, pages, store, close };
}
