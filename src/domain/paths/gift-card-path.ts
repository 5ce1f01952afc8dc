import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER } from './withdrawal-path.ts';

/** Path of the card that a giver prints. */
export const GIFT_CARD_PATH = '/karta-prezentu';

/** Address of the card of an order, which its number and key open, as they open the order's own page. */
export const giftCardPath = (order: { orderId: number; customerId: string }): string =>
  `${GIFT_CARD_PATH}?${new URLSearchParams({
    [WITHDRAWAL_ORDER]: String(order.orderId),
    [WITHDRAWAL_KEY]: order.customerId,
  }).toString()}`;
