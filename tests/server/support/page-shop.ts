import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Gateways } from '#server/pay/create-payments.ts';
import { registerPages, type Pages } from '#server/pages/pages.ts';
import { lateHouse } from '#server/plain-pages/house.ts';
import type { Store } from '#server/store/store.ts';
import { inRepository } from '#tools/setup/repository.mjs';
import { startTestShop } from './test-app.ts';

export interface PageShop {
  app: FastifyInstance;
  pages: Pages;
  store: Store;
  /** Root folder, with the build. */
  folder: string;
  close: () => Promise<void>;
}

/** The smallest build that the page server can serve: an entry that imports one file, and a style. */
async function layOutBuild(folder: string): Promise<void> {
  const client = join(folder, 'dist/client');
  await mkdir(join(client, '.vite'), { recursive: true });
  await mkdir(join(client, 'assets'));
  await mkdir(join(folder, 'server'));
  await symlink(inRepository('server/seed'), join(folder, 'server/seed'));
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

/** A folder with that build. */
export async function layOutPages() {
  const path = await mkdtemp(join(tmpdir(), 'page-shop-'));
  await layOutBuild(path);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The whole server with its page server, over a database in memory and a build of its own; asked by `app.inject`. */
export async function startPageShop(
  env: Record<string, string> = {},
  opened?: Store,
  providers?: Gateways,
): Promise<PageShop> {
  const folder = await layOutPages();
  let pages: Pages = {
    house: lateHouse('Kwiat Paproci'),
    drop: () => undefined,
    renderDraft: () => Promise.reject(new Error('There is no page server')),
    renderOpen: () => Promise.reject(new Error('There is no page server')),
  };
  const { app, store, ...shop } = await startTestShop(
    { ROOT_DIR: folder.path, ...env },
    {
      ...(opened && { store: opened }),
      providers,
      pages: async (server, config, shown) => (pages = await registerPages(server, { config, ...shown })),
    },
  );
  const close = async () => {
    await shop.close();
    await folder.remove();
  };
  return { app, pages, store, folder: folder.path, close };
}
