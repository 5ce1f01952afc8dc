import { WITHDRAWAL_ORDER } from './withdrawal-path.ts';

/** Path of the page that leads from an order to the next one like it. */
export const AGAIN_PATH = '/ponownie';

/** Query parameter of that page: the key that opens it, and nothing else. */
export const AGAIN_KEY = 'klucz';

/** Link to the page that repeats an order, without anything that the customer typed. */
export const againPath = (order: { orderId: number; againKey: string }): string =>
  `${AGAIN_PATH}?${new URLSearchParams({
    [WITHDRAWAL_ORDER]: String(order.orderId),
    [AGAIN_KEY]: order.againKey,
  }).toString()}`;
