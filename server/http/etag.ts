import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Cache-Control of public reads: a minute, and ten more while a fresh copy is fetched. */
export const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=600';

/** Whether the client has this version: If-None-Match by RFC 9110, also with a tag that a proxy has weakened. */
export const isNotModified = ({ headers }: FastifyRequest, etag: string): boolean => fresh(headers, { etag });
