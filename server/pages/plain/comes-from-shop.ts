import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of the shop sends a form. Browsers that send no Sec-Fetch-Site, or send it on https alone, name the
 * form's origin, which is the shop's public one or the one that the request itself goes to.
 */
export function comesFromShop(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
