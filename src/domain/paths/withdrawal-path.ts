/** Path of the page that withdraws from an order. */
export const WITHDRAWAL_PATH = '/odstapienie';

/** Query parameter of that page: the order's number, filled in. */
export const WITHDRAWAL_ORDER = 'zamowienie';

/** Query parameter of that page: the order's key, which makes the link the order's own. */
export const WITHDRAWAL_KEY = 'customerId';

/**
 * Address, on the shop, of the page that withdraws from this order. With `customerId`, which only the order's customer
 * has, the statement is carried out at once; the browser's programs find it in their storage (customer-id.ts).
 */
export const withdrawalPath = (orderId: number, customerId?: string): string =>
  `${WITHDRAWAL_PATH}?${new URLSearchParams({
    [WITHDRAWAL_ORDER]: String(orderId),
    ...(customerId !== undefined && { [WITHDRAWAL_KEY]: customerId }),
  }).toString()}`;
