import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#domain/uuid.ts';
import { acceptedEncoding } from '#server/http/packed.ts';
import { escapeHtml } from '#server/plain-pages/html.ts';
import type { CachedPage } from '../page-cache.ts';

const toGzip = promisify(gzip);

/** The result page without scripts, as the kept result page names it. */
const PLAIN_RESULT = '/zamow/wynik';

/** Leads a browser whose scripts are off from the result page to the one without scripts. */
export const RESULT_WITHOUT_SCRIPTS = `<noscript><meta http-equiv="refresh" content="0;url=${PLAIN_RESULT}"></noscript>`;

interface OrderInAddress {
  orderId: string;
  customerId: string;
}

/** Finds the order that a result page's address names. */
export function orderInAddress(query: unknown): OrderInAddress | undefined {
  const { orderId, customerId } = (query ?? {}) as Record<string, unknown>;
  const isOrder = typeof orderId === 'string' && /^[1-9]\d{0,8}$/.test(orderId);
  return isOrder && isUuid(customerId) ? { orderId, customerId } : undefined;
}

/**
 * Sends the result page with the order in its ways to the page without scripts. All else of it is the kept page: with
 * scripts, the order is read from the address in the browser.
 */
export async function sendResultPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, order }: { page: CachedPage; order: OrderInAddress },
): Promise<FastifyReply> {
  const target = escapeHtml(`${PLAIN_RESULT}?${new URLSearchParams({ ...order }).toString()}`);
  const html = Buffer.from(
    page.bodies.identity
      .toString()
      .replace(`url=${PLAIN_RESULT}"`, () => `url=${target}"`)
      .replace(`href="${PLAIN_RESULT}"`, () => `href="${target}"`),
  );
  const isPacked = acceptedEncoding(request, ['gzip']) === 'gzip';
  if (isPacked) reply.header('Content-Encoding', 'gzip');
  return reply
    .header('Cache-Control', 'private, no-cache')
    .header('Vary', 'Accept-Encoding')
    .type(page.type)
    .send(isPacked ? await toGzip(html) : html);
}
