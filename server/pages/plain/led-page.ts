import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#domain/uuid.ts';
import { isNotModified } from '#server/http/etag.ts';
import { acceptedEncoding } from '#server/http/packed.ts';
import { escapeHtml } from '#server/plain-pages/html.ts';
import { plainWayOf, type PlainWay } from '#src/entry-server.tsx';
import type { CachedPage } from '../page-cache.ts';

const toGzip = promisify(gzip);

/** The result page without scripts, as the kept result page names it. */
const PLAIN_RESULT = '/zamow/wynik';

/** Leads a browser whose scripts are off from the result page to the one without scripts. */
export const RESULT_WITHOUT_SCRIPTS = `<noscript><meta http-equiv="refresh" content="0;url=${PLAIN_RESULT}"></noscript>`;

/** The way from a page to the one without scripts, with what the page's address names; nothing where it names nothing. */
export const wayOf = (path: string, query: unknown): PlainWay | undefined =>
  path === '/zamowienie' ? wayToResult(query) : plainWayOf(path, query);

/** With the order that a result page's address names. */
function wayToResult(query: unknown): PlainWay | undefined {
  const { orderId, customerId } = (query ?? {}) as Record<string, unknown>;
  const isOrder = typeof orderId === 'string' && /^[1-9]\d{0,8}$/.test(orderId);
  if (!isOrder || !isUuid(customerId)) return undefined;
  return {
    from: PLAIN_RESULT,
    to: `${PLAIN_RESULT}?${new URLSearchParams({ orderId, customerId }).toString()}`,
  };
}

/**
 * Sends a page with what its address names in its ways to the page without scripts: links, forms, a refresh. All else
 * of it is the kept page: with scripts, the address is read in the browser.
 */
export async function sendLedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, way }: { page: CachedPage; way: PlainWay },
): Promise<FastifyReply> {
  const etag = page.etag.replace(/"$/, () => `:${way.to}"`);
  reply
    .code(page.status)
    .headers({ etag, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' })
    .type(page.type);
  if (page.status === 200 && isNotModified(request, etag)) return reply.code(304).send();
  const to = escapeHtml(way.to);
  const ways = ['href="', 'action="', 'url='].map((start): [string, string] => [
    `${start}${way.from}"`,
    `${start}${to}"`,
  ]);
  const html = Buffer.from(
    ways.reduce((text, [from, led]) => text.replaceAll(from, () => led), page.bodies.identity.toString()),
  );
  const isPacked = acceptedEncoding(request, ['gzip']) === 'gzip';
  if (isPacked) reply.header('Content-Encoding', 'gzip');
  return reply.send(isPacked ? await toGzip(html) : html);
}
