/** Path of the page where the device that placed an order corrects its address. */
export const ADDRESS_PATH = '/popraw-adres';

/** Query parameter and field of that page: the order's number. */
export const ADDRESS_ORDER = 'zamowienie';

/** Link to the page that corrects an order's address. */
export const addressPath = (orderId: number): string =>
  `${ADDRESS_PATH}?${new URLSearchParams({ [ADDRESS_ORDER]: String(orderId) }).toString()}`;
