import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { sampleEntryLine } from '#server/banner.ts';
import { loadConfig } from '#server/config.ts';
import { registerPages } from '#server/pages/pages.ts';
import { startServer } from '#server/start.ts';

/** Entry points in development: sources served by Vite, without a build. */
const sources = {
  modules: ['/entry-client.tsx'],
  css: '',
  styleModule: `/@fs${fileURLToPath(new URL('./plain-styles.ts', import.meta.url))}`,
};

/** The desk's page; its entry is a module beside it. */
const DESK_INDEX = fileURLToPath(new URL('../../src/desk/index.html', import.meta.url));

/** Lets Vite handle requests for modules, fonts and pictures before the shop. */
function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
}

/**
 * Starts the shop from its sources. Load this module through Vite for each start, so that its imports are up to date.
 *
 * @returns its URL and a function that stops it
 */
export async function startDevShop(vite: ViteDevServer): Promise<{ url: string; stop: () => Promise<void> }> {
  const config = loadConfig({ PAGE_CACHE_SECONDS: '0', ...process.env });
  const { stop } = await startServer(config, {
    deskPage: async (app) => {
      serveSources(app, vite);
      // The build's root is the desk's folder, Vite's here is the one above.
      const page = async () =>
        (await readFile(DESK_INDEX, 'utf8')).replace('./entry-desk.tsx', '/desk/entry-desk.tsx');
      return async (path) => vite.transformIndexHtml(path, await page());
    },
    onSampleEntry: (link) => console.log(sampleEntryLine(link)),
    pages: async (app, shown) => {
      serveSources(app, vite);
      return registerPages(app, {
        ...shown,
        config,
        assets: sources,
        transform: (url, html) => vite.transformIndexHtml(url, html),
      });
    },
  });
  return { url: config.publicUrl, stop };
}
