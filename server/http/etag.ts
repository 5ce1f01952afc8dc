import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Cache-Control of public reads: a minute, and ten more while a fresh copy is fetched. */
export const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=600';

/** Whether the client has this version: If-None-Match by RFC 9110, also with a tag that a proxy has weakened. */
export const isNotModified = ({ headers }: FastifyRequest, etag: string): boolean => fresh(headers, { etag });

/** An onSend hook that adds an ETag to a 200 and sends 304 without a body to a client that has this version. */
export async function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
  void reply.header('etag', etag);
  if (!isNotModified(request, etag)) return payload;
  void reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
