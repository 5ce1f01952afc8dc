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
  if (acceptedEncoding(request, ['gzip']) !== 'gzip') return reply.send(ledHtml(page, way));
  reply.header('Content-Encoding', 'gzip');
  return reply.send(await packedOnce(etag, page, way));
}

function ledHtml(page: CachedPage, way: PlainWay): Buffer {
  const to = escapeHtml(way.to);
  const led = (text: string, start: string) =>
    text.replaceAll(`${start}${way.from}"`, () => `${start}${to}"`);
  return Buffer.from(['href="', 'action="', 'url='].reduce(led, page.bodies.identity.toString()));
}

/** Pages that are kept packed: as many as ways of all specialists; the oldest makes room. */
const MAX_PACKED = 250;
const packed = new Map<string, Buffer>();

/** A page is packed once for its address, but for an order's, which one customer opens. */
async function packedOnce(etag: string, page: CachedPage, way: PlainWay): Promise<Buffer> {
  const kept = packed.get(etag);
  if (kept) return kept;
  const made = await toGzip(ledHtml(page, way));
  if (way.from === PLAIN_RESULT) return made;
  packed.set(etag, made);
  const [oldest] = packed.keys();
  if (packed.size > MAX_PACKED && oldest !== undefined) packed.delete(oldest);
  return made;
}
