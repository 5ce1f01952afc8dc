import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createShopClient } from '#api/shop-client.ts';
import type { Config } from '#server/config.ts';
import { isKnown } from '#server/http/etag.ts';
import { headOf, isWhole, loadPageData, renderPage, ROUTES, routeOf } from '#src/entry-server.tsx';
import { readAssets } from './assets.ts';
import { BOOT_SCRIPT } from './boot-script.ts';
import { cleanContents } from './clean-contents.ts';
import { contentSecurityPolicy } from './csp.ts';
import { pageDocument, type PageAssets } from './document.ts';
import { injectFetch } from './inject-fetch.ts';
import { webManifest } from './manifest.ts';
import { gatherPosts } from './posts.ts';
import { PageCache, packPage, type KeptPage } from './page-cache.ts';
import { toPublicConfig } from './public-config.ts';
import { timelyFetch } from './timely-fetch.ts';

export interface PagesOptions {
  config: Config;
  /** Turns a document into what the browser gets; the development server adds its own scripts here. */
  transform?: (url: string, html: string) => Promise<string>;
  /** Where a page's files are; in development nothing is built. */
  assets?: PageAssets;
}

export interface Pages {
  /** Forgets every kept page: fairies, products, contents or posts have changed. */
  drop: () => void;
}

const ASSET_YEAR = 'public, max-age=31536000, immutable';
/** Milliseconds a page waits for the blog; the section arrives later then. */
const BLOG_PATIENCE = 1_000;
/** Milliseconds for a foreign API, and for a foreign blog (api/posts.ts gives up by itself after ten seconds). */
const API_PATIENCE = 5_000;
const BLOG_LIMIT = 11_000;
const PAGE_CACHE = 'public, max-age=0, must-revalidate';

const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** A foreign catalogue's pictures may lie on any host; a page served over https shows none sent over http anyway. */
const anyHost = (publicUrl: string) => (publicUrl.startsWith('https:') ? ['https:'] : ['https:', 'http:']);

/**
 * The page server: every address that is neither the API nor a file is a page, rendered by the same code that the
 * browser runs. Register after the API.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const { config, transform } = options;
  const clientDir = join(config.rootDir, 'dist/client');
  const assets = options.assets ?? readAssets(clientDir);
  const publicConfig = toPublicConfig(config);
  const client = config.apiUrl
    ? createShopClient({
        baseUrl: config.apiUrl,
        timeout: API_PATIENCE,
        fetch: timelyFetch(API_PATIENCE + 500),
      })
    : createShopClient({ baseUrl: 'http://localhost/api', fetch: injectFetch(app) });
  const posts = () =>
    gatherPosts({
      blogUrl: config.blogUrl,
      contentUrl: config.contentUrl,
      // Our own blog is asked in the process: it may not be listening yet.
      fetch: config.blogUrl === `${config.publicUrl}/blog` ? injectFetch(app) : timelyFetch(BLOG_LIMIT),
    }).catch((error: unknown) => {
      app.log.error(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'the blog could not be read',
      );
      throw error;
    });
  const sources = { client, posts, clean: cleanContents, blogTimeout: BLOG_PATIENCE };
  const cache = new PageCache({ freshFor: config.pageCacheSeconds * 1000 });

  const thirdParty = [
    ...(config.gtmId ? ['https://www.googletagmanager.com'] : []),
    ...originOf(config.newsletterScriptUrl),
    ...(config.recaptcha.siteKey ? ['https://www.google.com', 'https://www.gstatic.com'] : []),
  ];
  const policy = contentSecurityPolicy({
    inlineScripts: [BOOT_SCRIPT],
    inlineStyles: [assets.css],
    connect: originOf(config.apiUrl),
    images: config.apiUrl ? anyHost(config.publicUrl) : originOf(config.contentUrl),
    scripts: thirdParty,
  });

  const makePage = async (path: string) => {
    const route = routeOf(path);
    const data = await loadPageData(route, sources);
    const rendered = await renderPage(path, data, publicConfig);
    const html = pageDocument(rendered, data, publicConfig, assets);
    const page = await packPage(
      route.status,
      'text/html; charset=utf-8',
      transform ? await transform(path, html) : html,
      Date.now(),
    );
    return { page, keep: isWhole(route, data) };
  };

  const makeData = async (path: string) => {
    const route = routeOf(path);
    const data = await loadPageData(route, sources);
    const page = await packPage(
      200,
      'application/json; charset=utf-8',
      JSON.stringify({ data, head: headOf(route, data, publicConfig) }),
      Date.now(),
    );
    return { page, keep: isWhole(route, data) };
  };

  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    serve: transform === undefined,
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header('Cache-Control', file.includes('/assets/') ? ASSET_YEAR : 'public, max-age=86400');
    },
  });

  /** What the browser asks for when it moves from page to page. */
  app.get<{ Querystring: { adres?: string } }>('/strona.json', async (request, reply) => {
    const path = knownPath(request.query.adres ?? '/');
    const kept = await cache.get(`data ${path}`, () => makeData(path));
    return send(request, reply, kept);
  });

  /** The posts alone: for a page that was sent before the blog answered, and for "Wczytaj ponownie" (HO-4). */
  app.get('/wpisy.json', async (_request, reply) => {
    try {
      return await reply.header('Cache-Control', 'no-store').send(await posts());
    } catch {
      return reply.code(502).send({ code: 500, message: 'The blog could not be read' });
    }
  });

  app.get('/sitemap.xml', (_request, reply) => {
    const addresses = ROUTES.filter((route) => !route.isPrivate).map(
      ({ path }) => `<url><loc>${publicConfig.publicUrl}${path}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`,
      );
  });

  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(webManifest(config.brandName)),
  );

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /zamowienie\nDisallow: /newsletter/\nDisallow: /sandbox/\nSitemap: ${publicConfig.publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/*', async (request, reply) => {
    const path = knownPath(new URL(request.url, 'http://localhost').pathname);
    const kept = await cache.get(`page ${path}`, () => makePage(path));
    if (transform === undefined) reply.header('Content-Security-Policy', policy);
    return send(request, reply, kept);
  });

  return { drop: () => cache.drop() };
}

/** Unknown addresses share one page, so that nobody can fill the memory by asking. */
const knownPath = (pathname: string) => {
  const { path } = routeOf(pathname);
  return path === '*' ? '/404' : path;
};

/** Sends a kept page in the best encoding the browser takes, or 304 when it has it already. */
function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  reply.header('Cache-Control', PAGE_CACHE).header('ETag', page.etag).header('Vary', 'Accept-Encoding');
  if (page.status === 200 && isKnown(request, page.etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply
    .code(page.status)
    .type(page.type)
    .send(page.bodies[encoding ?? 'identity']);
}
