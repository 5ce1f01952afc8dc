import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** How long public reads may be kept (seconds): a minute, and ten more while a fresh copy is fetched. */
export const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=600';

/** Whether the caller has this version already: If-None-Match by RFC 9110, also with a tag that a proxy has weakened. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean => fresh(headers, { etag });

/** An onSend hook: a tag for the body of a success, and 304 without a body for whoever has it already. */
export async function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
  void reply.header('etag', etag);
  if (!isKnown(request, etag)) return payload;
  void reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
