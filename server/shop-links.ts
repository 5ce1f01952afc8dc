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
