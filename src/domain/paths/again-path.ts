import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER } from './withdrawal-path.ts';

/** Path of the page that leads from an order to the next one like it. */
export const AGAIN_PATH = '/ponownie';

/**
 * Address, on the shop, of the page that repeats an order. Number and key open it, as they open the order's own page;
 * nothing that the customer typed stands in it.
 */
export const againPath = (order: { orderId: number; customerId: string }): string =>
  `${AGAIN_PATH}?${new URLSearchParams({
    [WITHDRAWAL_ORDER]: String(order.orderId),
    [WITHDRAWAL_KEY]: order.customerId,
  }).toString()}`;
