/** Path of the page that withdraws from an order. */
export const WITHDRAWAL_PATH = '/odstapienie';

/** Query parameter of that page: the order's number, filled in. */
export const WITHDRAWAL_ORDER = 'zamowienie';

/** Address, on the shop, of the page that withdraws from this order. */
export const withdrawalPath = (orderId: number): string =>
  `${WITHDRAWAL_PATH}?${WITHDRAWAL_ORDER}=${orderId}`;
