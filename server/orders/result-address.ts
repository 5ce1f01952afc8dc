/**
 * Where the customer comes back after the payment, whatever happened (OR-1 to OR-6). `customerId` is her proof that
 * the order is hers.
 */
export function resultAddress(publicUrl: string, order: { orderId: number; customerId: string }): string {
  const query = new URLSearchParams({ orderId: String(order.orderId), customerId: order.customerId });
  return `${publicUrl}/zamowienie?${query.toString()}`;
}
