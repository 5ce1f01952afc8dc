/**
 * URL of the order's result page, where the customer returns after the payment, whatever happened (OR-1 to OR-6).
 * `customerId` proves that the order is hers.
 */
export function resultPageUrl(publicUrl: string, order: { orderId: number; customerId: string }): string {
  const query = new URLSearchParams({ orderId: String(order.orderId), customerId: order.customerId });
  return `${publicUrl}/zamowienie?${query.toString()}`;
}

/** Path of the page that asks before it unsubscribes the address of a token. */
export const unsubscribePath = (token: string): string =>
  `/newsletter/wypisz?${new URLSearchParams({ token }).toString()}`;
