import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Determines which site's page sends a form. Some browsers send Sec-Fetch-Site never or on https only; for them the
 * form's Origin is compared with the shop's public origin and with the request's host.
 */
export function senderOf({ headers, host }: Sent, publicUrl: string): 'shop' | 'foreign' | 'unknown' {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'shop' : site === 'none' ? 'unknown' : 'foreign';
  const { origin } = headers;
  if (origin === undefined) return 'unknown';
  const isOwn =
    URL.canParse(origin) && (origin === new URL(publicUrl).origin || new URL(origin).host === host);
  return isOwn ? 'shop' : 'foreign';
}

/** Whether a form was certainly sent by a page of the shop; `false` if the browser does not reveal it. */
export const comesFromShop = (request: Sent, publicUrl: string): boolean =>
  senderOf(request, publicUrl) === 'shop';
