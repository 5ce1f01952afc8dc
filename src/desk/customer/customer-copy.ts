import { counted, NBSP } from '#copy/site/format.ts';

/** Words of the page of one customer. */
export const customerCopy = {
  title: 'Klientka',
  nameless: 'Klientka bez imienia',
  loading: 'Wczytuję klientkę',
  failed: 'Nie udało się wczytać klientki',
  facts: 'Klientka',
  address: 'Adres',
  showAddress: 'Pokaż cały adres',
  addressFailed: 'Nie udało się pokazać adresu.',
  first: 'Pierwsze zamówienie',
  last: 'Ostatnie zamówienie',
  none: 'niczego nie kupiła',
  money: 'Pieniądze',
  orders: (count: number, paid: number) =>
    `${counted(count, 'zamówienie', 'zamówienia', 'zamówień')}, w${NBSP}tym opłacone: ${paid}`,
  ordersTitle: 'Zamówienia',
  order: (orderId: number, name: string) => `Nr${NBSP}${orderId}, ${name}`,
  unreadable: 'nie do odczytania',
  older: 'Starsze',
  latest: 'Najnowsze',
  messages: (count: number) => `Wiadomości (${count})`,
  mails: (count: number) => `Listy o${NBSP}zamówieniach (${count})`,
  mailOf: (orderId: number) => `Do zamówienia nr${NBSP}${orderId}`,
} as const;
