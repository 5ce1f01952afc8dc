import type { HeldCall } from './ui.ts';

/** Calls that a walk in a browser holds and settles; all others go to the real server. */
const HELD: ReadonlySet<HeldCall> = new Set<HeldCall>([
  'GET /fairy',
  'POST /coupon/apply',
  'POST /order',
  'GET /order/payment-status',
  'POST /order/purchase-report',
  'POST /contact',
  'POST /withdrawal/review',
  'POST /withdrawal',
  'POST /newsletter',
  'POST /horoscope/birth',
  'GET /guide',
  // Never settled: a list of places would lie over the form.
  'GET /places',
]);

/** Whether a walk in a browser holds this call. */
export const isHeld = (call: HeldCall): boolean => HELD.has(call);

/** Names a request like the contract: without base path, trailing slash or trailing id. */
export function heldCallOf(method: string, url: URL): HeldCall {
  const path = url.pathname
    .replace(/^\/(?:desk-)?api/, '')
    .replace(/\/\d+$/, '')
    .replace(/\/$/, '');
  return `${method === 'POST' || method === 'PUT' ? method : 'GET'} ${path as `/${string}`}`;
}
