/** Path of the page where the device that placed an order mends its address. */
export const ADDRESS_PATH = '/popraw-adres';

/** Query parameter and field of that page: the order's number. */
export const ADDRESS_ORDER = 'zamowienie';

/** Address, on the shop, of the page that mends an order's address. */
export const addressPath = (orderId: number): string =>
  `${ADDRESS_PATH}?${new URLSearchParams({ [ADDRESS_ORDER]: String(orderId) }).toString()}`;
