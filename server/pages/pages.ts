import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listFairies } from '#api/catalogue.ts';
import { createShopClient } from '#api/shop-client.ts';
import { ABILITIES } from '#domain/backend.ts';
import { specialistSlugs } from '#domain/paths/specialist-path.ts';
import { WITHDRAWAL_PATH } from '#domain/paths/withdrawal-path.ts';
import type { Config } from '#server/config.ts';
import { serveBuiltFiles } from '#server/http/built-files.ts';
import { sendPacked } from '#server/http/packed.ts';
import { sha256 } from '#server/sha256.ts';
import { lateSheets, loadConsents, routeOf } from '#src/entry-server.tsx';
import type { ClosedReader } from './closed-shop.ts';
import { readAssets } from './assets.ts';
import { droppedOnce } from './dropped-once.ts';
import { sanitizeContents } from '#server/markup/sanitize-contents.ts';
import type { PageAssets } from './document.ts';
import { createRenders, type OpenShop, type ShownDraft } from './renders.ts';
import { foreignClient } from './foreign-client.ts';
import type { House } from '#server/plain-pages/house.ts';
import { createHouse } from './house.ts';
import { injectFetch } from './inject-fetch.ts';
import { fetchPosts } from './posts.ts';
import { pagePolicies } from './page-policies.ts';
import { PageCache, packPage, type CachedPage } from './page-cache.ts';
import { toPublicConfig } from './public-config.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { serveSettledTexts } from './settled-texts.ts';
import { sitemap } from './sitemap.ts';
import { sendLedPage, wayOf } from './plain/led-page.ts';
import { registerPlainForms } from './plain/plain-form-routes.ts';
import { registerPlainOrder } from './plain/plain-order-routes.ts';
import { visitorClient } from './plain/visitor-client.ts';
import type { ReceiptPages } from '#domain/withdrawal.ts';
import { registerWithdrawalForm } from './withdrawal-form.ts';

export interface PagesOptions {
  config: Config;
  /** Reads what pages show while nothing is sold; undefined beside a foreign API. */
  closed?: ClosedReader;
  /** Stored receipts of withdrawals; undefined beside a foreign API. */
  receipts?: ReceiptPages | undefined;
  /** The shop's own blog is empty. */
  hasNoPosts?: boolean | undefined;
  /** Transforms the HTML before it is sent; the development server adds its scripts here. */
  transform?: (url: string, html: string) => Promise<string>;
  /** Replaces the assets of the build; set in development, where nothing is built. */
  assets?: PageAssets;
}

export interface Pages {
  /** The shop's page frame for pages that the server renders itself. */
  house: House;
  /** Drops every cached page, because fairies, products, contents or posts have changed. */
  drop: () => void;
  /** Renders the first page of a section with a draft's texts, sanitised; not cached. */
  renderDraft: (draft: ShownDraft) => Promise<{ html: string; policy: string }>;
  /** Renders a page as if the shop were open, with links under `basename`; undefined for an unknown address. */
  renderOpen: (shop: OpenShop) => Promise<{ html: string; policy: string } | undefined>;
}

/** How long (ms) a page waits for the blog; afterwards the browser loads the section. */
const BLOG_WAIT = 1_000;
/** Time limits (ms) of a foreign API and of a foreign blog (api/posts.ts itself times out after ten seconds). */
const [API_TIMEOUT, BLOG_TIMEOUT] = [5_000, 11_000];
/** Requests of one address per minute to the pages without scripts, which are rendered anew each time. */
const PLAIN_STEPS_PER_MINUTE = 120;
const PAGE_CACHE = 'public, max-age=0, must-revalidate';

/**
 * Registers the page server: every path that is neither the API nor a file is a page, rendered with the browser's
 * code. Call it after the API is registered.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const { config, transform, closed = async () => undefined } = options;
  const clientDir = join(config.rootDir, 'dist/client');
  const assets = options.assets ?? readAssets(clientDir);
  const publicConfig = toPublicConfig(config, options.hasNoPosts);
  const client = config.apiUrl
    ? foreignClient(config.apiUrl, API_TIMEOUT, config)
    : createShopClient({ baseUrl: 'http://localhost/api', fetch: injectFetch(app) });
  const posts = () =>
    config.apiUrl !== undefined && config.blogUrl === undefined
      ? Promise.resolve([])
      : fetchPosts({
          blogUrl: config.blogUrl,
          contentUrl: config.contentUrl,
          // The embedded blog is called in the process: the server may not listen yet.
          fetch:
            config.blogUrl === `${config.publicUrl}/blog` ? injectFetch(app) : fetchWithTimeout(BLOG_TIMEOUT),
        }).catch((error: unknown) => {
          app.log.error(
            { reason: error instanceof Error ? error.message : 'unknown' },
            'the blog could not be read',
          );
          throw error;
        });
  // A foreign API stores no consents, so their texts are not fetched.
  const consents = async () =>
    ABILITIES[config.backend].consents ? loadConsents(client, sha256, config.earlyStartRequired) : undefined;
  const onDropped = droppedOnce((item) => app.log.warn(item, 'an item of the API could not be read'));
  const sources = {
    client,
    posts,
    consents,
    closed,
    onDropped,
    clean: sanitizeContents,
    blogTimeout: BLOG_WAIT,
  };
  const cache = new PageCache({ freshFor: config.pageCacheSeconds * 1000 });

  // A page without scripts needs all styles, including those that scripts would add later.
  const wholeCss = assets.css === '' ? '' : [assets.css, ...lateSheets].join('');
  const { policy, plainPolicy } = pagePolicies(config, assets.css, wholeCss);

  const renders = createRenders({
    ...options,
    assets,
    publicConfig,
    sources,
    wholeCss,
    policy,
    plainPolicy,
    inject: injectFetch(app),
  });

  /** Slugs of the specialists with a page; undefined if their list could not be loaded. */
  const slugs = () =>
    listFairies(client).then(
      (fairies) => [...specialistSlugs(fairies).values()],
      () => undefined,
    );

  /** Maps unknown paths to one page, so that requests cannot fill the cache. */
  const knownPath = async (pathname: string) => {
    const { path, specialist } = routeOf(pathname, config.backend);
    // Without the list the page shows an error, which is not cached.
    const isKnown = specialist === undefined || ((await slugs())?.includes(specialist) ?? true);
    return isKnown ? path.replace(/^\*$/, '/404') : '/404';
  };

  await serveBuiltFiles(app, { root: clientDir, serve: transform === undefined });

  /** The data of a page, which the browser fetches when it navigates. */
  app.get<{ Querystring: { adres?: string | string[] } }>('/strona.json', async (request, reply) => {
    // A parameter given twice arrives as a list.
    const path = await knownPath([request.query.adres ?? '/'].flat()[0] ?? '/');
    const page = await cache.get(`data ${path}`, () => renders.data(path));
    return send(request, reply, page);
  });

  /** The posts alone, for a page that was sent before the blog responded, and for "Wczytaj ponownie" (HO-4). */
  app.get('/wpisy.json', async (request, reply) => {
    try {
      const page = await cache.get('posts', async () => ({
        page: await packPage(
          200,
          'application/json; charset=utf-8',
          JSON.stringify(await posts()),
          Date.now(),
        ),
        isComplete: true,
      }));
      return await send(request, reply, page);
    } catch {
      return reply.code(502).send({ code: 500, message: 'The blog could not be read' });
    }
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const page = await cache.get('sitemap', async () => ({
      page: await packPage(
        200,
        'application/xml; charset=utf-8',
        sitemap(publicConfig.publicUrl, config.backend, (await slugs()) ?? []),
        Date.now(),
      ),
      isComplete: true,
    }));
    return send(request, reply, page);
  });
  serveSettledTexts(app, publicConfig.publicUrl, config.brandName);

  const cached = (path: string) => cache.get(`page ${path}`, () => renders.route(path));
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
    if (transform === undefined) reply.header('Content-Security-Policy', policy);
    return send(request, reply, page);
  };

  const clientOf = visitorClient(app, config);
  if (ABILITIES[config.backend].withdrawal)
    await registerWithdrawalForm(app, {
      clientOf,
      config,
      receipts: options.receipts,
      sendPage: async (request, reply) => sendPage(request, reply, await cached(WITHDRAWAL_PATH)),
      async sendForm(request, reply, withdrawal, status = 200) {
        const { page } = await renders.route(WITHDRAWAL_PATH, { withdrawal });
        sendPage(request, reply.header('Cache-Control', 'no-store'), { ...page, status });
      },
    });

  const plain = {
    config: publicConfig,
    style: { css: wholeCss, module: assets.styleModule },
    policy: transform ? undefined : plainPolicy,
    client,
    clientOf,
    closed,
    perMinute: config.rateLimit ? PLAIN_STEPS_PER_MINUTE : undefined,
  };
  await registerPlainOrder(app, { ...plain, consents });
  await registerPlainForms(app, plain);

  app.get('/*', async (request, reply) => {
    const [pathname = '/', search] = request.url.split('?', 2);
    const path = await knownPath(pathname);
    const page = await cached(path);
    // Only a choice in the address leads elsewhere than the kept page says.
    const way = search ? wayOf(path, request.query) : undefined;
    if (!way) return sendPage(request, reply, page);
    if (transform === undefined) reply.header('Content-Security-Policy', policy);
    return sendLedPage(request, reply, { page, way });
  });

  return {
    house: createHouse(publicConfig, plain.style),
    drop: () => cache.drop(),
    renderDraft: renders.draft,
    async renderOpen(shop) {
      return (await knownPath(shop.path)) === shop.path ? renders.open(shop) : undefined;
    },
  };
}

/** Sends a cached page; the browser asks each time whether it has changed. */
function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', PAGE_CACHE);
  return sendPacked(request, reply.code(page.status).type(page.type), page);
}
