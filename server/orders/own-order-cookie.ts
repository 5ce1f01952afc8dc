import type { IncomingHttpHeaders } from 'node:http';
import { isUuid } from '#domain/uuid.ts';
import { PAYMENT_LIFETIME } from '#server/pay/payment-port.ts';

const NAME = 'kp-zamowienie';

/**
 * Set-Cookie for whoever made an order: the browser that comes back from the payment page is known by the customerId
 * that nobody can guess (own-reservation.ts). Scripts and foreign sites never see it; it goes with the payment's hour.
 */
export function ownOrderCookie(customerId: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${customerId}; Path=/api; Max-Age=${PAYMENT_LIFETIME / 1000}; HttpOnly; SameSite=Strict${secure}`;
}

/** The customerId of the order that this browser made last, if it made one within the hour. */
export function readOwnOrder({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === NAME)?.[1] ?? '';
  return isUuid(value) ? value : undefined;
}
