import type { HeldCall } from './ui.ts';

/** Calls that a walk in a browser ends itself; every other one goes to the real server. */
const HELD: ReadonlySet<HeldCall> = new Set<HeldCall>([
  'GET /fairy',
  'POST /coupon/apply',
  'POST /order',
  'GET /order/payment-status',
  'POST /contact',
  'POST /newsletter',
  'POST /horoscope/birth',
  // Never answered: a list of places would lie over the form.
  'GET /places',
]);

/** Whether a walk in a browser ends such a call itself. */
export const isHeld = (call: HeldCall): boolean => HELD.has(call);

/** A request as the contract names it: without the API's place, a trailing slash or an id at the end. */
export function heldCallOf(method: string, url: URL): HeldCall {
  const path = url.pathname
    .replace(/^\/api/, '')
    .replace(/\/\d+$/, '')
    .replace(/\/$/, '');
  return `${method === 'POST' ? 'POST' : 'GET'} ${path as `/${string}`}`;
}
