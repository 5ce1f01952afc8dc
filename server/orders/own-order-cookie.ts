import type { IncomingHttpHeaders } from 'node:http';
import { isUuid } from '#domain/uuid.ts';
import { PAYMENT_LIFETIME } from '#server/pay/payment-port.ts';

const NAME = 'kp-zamowienie';

/** Orders remembered in the cookie: more than a customer leaves unpaid within an hour. */
const MAX_ORDERS = 5;

/**
 * Builds the Set-Cookie value that identifies a browser by the unguessable customerIds of its orders, newest first
 * (own-earlier-order.ts). Scripts and foreign sites cannot read the cookie; it expires with the payment.
 */
export function ownOrdersCookie(customerIds: readonly string[], publicUrl: string): string {
  const value = [...new Set(customerIds)].slice(0, MAX_ORDERS).join('.');
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${PAYMENT_LIFETIME / 1000}; HttpOnly; SameSite=Strict${secure}`;
}

/** Reads the customerIds of this browser's orders of the last hour, newest first. */
export function readOwnOrders({ cookie = '' }: IncomingHttpHeaders): string[] {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === NAME)?.[1] ?? '';
  return value.split('.').filter(isUuid).slice(0, MAX_ORDERS);
}
