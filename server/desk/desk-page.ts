import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { deskPages } from '#desk/pages.ts';
import { serveBuiltFiles } from '#server/http/built-files.ts';
import { pack, sendPacked } from '#server/http/packed.ts';
import { lazily } from '#server/lazily.ts';
import { html } from '#server/plain-pages/html.ts';
import { plainPage, plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import { PUSH_WORKER, PUSH_WORKER_PATH } from './push/push-worker.ts';

/** Renders the page of the desk's app for a path; in development, where nothing is built. */
export type RenderDeskPage = (path: string) => Promise<string>;

const NAME = 'Zaplecze';

/** Policy of the desk's page: only its own files, no inline code, no framing. Pictures of a catalogue may be elsewhere. */
const policy = (shopUrl: string) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // `blob:` is a file that somebody has just chosen.
    'img-src': ["'self'", 'data:', 'blob:', shopUrl, 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The preview of a mail.
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

interface DeskPageOptions {
  rootDir: string;
  shopUrl: string;
  deskUrl: string;
  brandName: string;
  render: RenderDeskPage | undefined;
}

/**
 * Serves the desk's app (dist/desk) at the paths of its pages; any other path gets the app with status 404. Without a
 * build it serves a plain page that explains it.
 */
export async function serveDeskPage(
  app: FastifyInstance,
  { rootDir, shopUrl, deskUrl, brandName, render }: DeskPageOptions,
): Promise<void> {
  const folder = join(rootDir, 'dist/desk');
  const index = join(folder, 'index.html');
  const built = render === undefined && existsSync(index) ? readFileSync(index, 'utf8') : undefined;
  if (built !== undefined) await serveBuiltFiles(app, { root: folder, hidden: ['.vite/**', 'index.html'] });
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').send(deskManifest(brandName)),
  );
  app.get(PUSH_WORKER_PATH, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .send(PUSH_WORKER),
  );
  const packed = built === undefined ? undefined : lazily(() => pack(built));
  const isPage = pageTest(deskPages.map(({ path }) => path));
  app.get('/*', async (request, reply) => {
    // Browsers know passkeys on localhost, and none on its address.
    if (isLocalAddress(request.hostname) && new URL(deskUrl).hostname === 'localhost')
      return reply.redirect(deskUrl + request.url);
    const path = request.url.split('?', 1)[0] ?? '/';
    void reply.code(isPage(path) ? 200 : 404);
    if (render === undefined && built === undefined) return reply.headers(plainPageHeaders()).send(NOT_BUILT);
    if (built !== undefined) void reply.header('content-security-policy', policy(shopUrl));
    void reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    if (packed) return sendPacked(request, reply, await packed());
    return reply.send(await render?.(path));
  });
}

/** Web app manifest of the desk, with the brand's name. */
const deskManifest = (brandName: string): string =>
  JSON.stringify({
    id: '/',
    name: `${NAME} · ${brandName}`,
    short_name: NAME,
    lang: 'pl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#F1F5F3',
    theme_color: '#071A20',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });

const isLocalAddress = (host: string) => /^(127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** Whether a path matches one of the patterns, in which `:name` matches any segment. */
function pageTest(patterns: readonly string[]): (path: string) => boolean {
  const segmentsOf = (path: string) => path.replace(/(.)\/$/, '$1').split('/');
  const pages = patterns.map(segmentsOf);
  return (path) => {
    const segments = segmentsOf(path);
    const fits = (segment: string, at: number) =>
      segment === segments[at] || (segment.startsWith(':') && segments[at] !== '');
    return pages.some((page) => page.length === segments.length && page.every(fits));
  };
}

const NOT_BUILT = plainPage(
  NAME,
  html`<main>
    <h1>Zaplecze nie jest zbudowane</h1>
    <p>
      Sklep działa, ale brakuje plików zaplecza. Zatrzymaj go i uruchom ponownie przez <code>npm start</code>.
    </p>
  </main>`,
);
