/**
 * URL of the order's result page, where the customer returns after the payment, whatever happened (OR-1 to OR-6).
 * `customerId` proves that the order is hers.
 */
export function resultAddress(publicUrl: string, order: { orderId: number; customerId: string }): string {
  const query = new URLSearchParams({ orderId: String(order.orderId), customerId: order.customerId });
  return `${publicUrl}/zamowienie?${query.toString()}`;
}
