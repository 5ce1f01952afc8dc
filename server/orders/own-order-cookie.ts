import type { IncomingHttpHeaders } from 'node:http';
import { isUuid } from '#domain/uuid.ts';
import { PAYMENT_LIFETIME } from '#server/pay/payment-port.ts';

const NAME = 'kp-zamowienie';

/** More orders than a customer leaves unpaid within an hour. */
const MOST = 5;

/**
 * Set-Cookie for a browser that made an order: when it comes back from the payment page it is known by the customerIds
 * of its orders, newest first, which nobody can guess (own-earlier-order.ts). Scripts and foreign sites never see it;
 * it goes with the payment's hour.
 */
export function ownOrdersCookie(customerIds: readonly string[], publicUrl: string): string {
  const value = [...new Set(customerIds)].slice(0, MOST).join('.');
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=/api; Max-Age=${PAYMENT_LIFETIME / 1000}; HttpOnly; SameSite=Strict${secure}`;
}

/** The customerIds of the orders that this browser made within the hour, newest first. */
export function readOwnOrders({ cookie = '' }: IncomingHttpHeaders): string[] {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === NAME)?.[1] ?? '';
  return value.split('.').filter(isUuid).slice(0, MOST);
}
