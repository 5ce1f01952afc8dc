import { MY_DATA_PATH } from '#domain/paths/my-data-path.ts';
import { RATE_PATH, RATING_KEY } from '#domain/ratings.ts';

/**
 * URL of the order's result page, where the customer returns after the payment, whatever happened (OR-1 to OR-6).
 * `customerId` proves that the order is hers.
 */
export function resultPageUrl(publicUrl: string, order: { orderId: number; customerId: string }): string {
  const query = new URLSearchParams({ orderId: String(order.orderId), customerId: order.customerId });
  return `${publicUrl}/zamowienie?${query.toString()}`;
}

/** Path where a customer returns from the payment page (routes/payment-return.ts); `/api` is the API's prefix. */
export const PAYMENT_RETURN = '/payment/return';

/**
 * URL where the customer returns from the payment page; it redirects to the result page. With the query parameter
 * `error` (PayU appends it itself) it first closes the payment, because she has left the page unpaid.
 */
export function paymentReturnUrl(publicUrl: string, order: { orderId: number; customerId: string }): string {
  const query = new URLSearchParams({ orderId: String(order.orderId), customerId: order.customerId });
  return `${publicUrl}/api${PAYMENT_RETURN}?${query.toString()}`;
}

/** Path of the page that asks before it unsubscribes the address of a token. */
export const unsubscribePath = (token: string): string =>
  `/newsletter/wypisz?${new URLSearchParams({ token }).toString()}`;

/** URL of the page where the answer of a key is rated. */
export const rateUrl = (publicUrl: string, key: string): string =>
  `${publicUrl}${RATE_PATH}?${new URLSearchParams({ [RATING_KEY]: key }).toString()}`;

/** Name, in that link and in the page's forms, of the token that opens it. */
export const DATA_LINK_TOKEN = 'klucz';

/** URL of the page that asks before it opens the data that a mailed token is for. */
export const dataLinkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${MY_DATA_PATH}?${new URLSearchParams({ [DATA_LINK_TOKEN]: token }).toString()}`;

/** Page behind the link in a withdrawal's receipt, where the mailbox's reader confirms or disowns it. */
export const WITHDRAWAL_PRESS_PATH = '/odstapienie/potwierdz';

/** Name, in that link and in the page's forms, of the token that opens it. */
export const WITHDRAWAL_TOKEN = 'klucz';

/** URL of that page for a mailed token. */
export const withdrawalPressUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${WITHDRAWAL_PRESS_PATH}?${new URLSearchParams({ [WITHDRAWAL_TOKEN]: token }).toString()}`;

/** Path of the answers' pages; the key of one follows. */
export const ANSWER_PATH = '/odpowiedz';

/** URL of the page of the answer of a key. */
export const answerUrl = (publicUrl: string, key: string): string => `${publicUrl}${ANSWER_PATH}/${key}`;
