import { NBSP } from '#copy/site/format.ts';

/** Words of the page where a customer is written to about her order. */
export const orderMailCopy = {
  link: 'Napisz do klientki',
  title: (orderId: number) => `List do klientki, zamówienie nr ${orderId}`,
  back: (orderId: number) => `Zamówienie nr ${orderId}`,
  lead: `Pójdzie na adres z${NBSP}zamówienia, choć sama nie pisała. Jeśli odpisze, jej list przyjdzie na skrzynkę sklepu, nie tutaj.`,
  loading: 'Wczytuję listy do klientki',
  failed: 'Nie udało się wczytać listów do klientki',
  written: 'Napisane dotąd',
  form: {
    label: 'Treść listu',
    hint: `Bez przywitania i${NBSP}podpisu list wyjdzie dokładnie taki, jak go napiszesz.`,
    send: 'Wyślij list',
    sendAt: (time: string) => `Wyślij list o ${time}`,
  },
  sent: 'List przekazany do wysłania.',
  timed: 'List czeka na swoją porę.',
  newer: 'Ktoś napisał do niej przed chwilą. Widać to na tej stronie; twój tekst został w polu.',
  sendFailed: 'Nie udało się wysłać. Tekst został w polu, spróbuj jeszcze raz.',
  discard: {
    title: 'Odrzucić list?',
    text: 'Napisanego nie da się przywrócić.',
    stay: 'Zostań',
    go: 'Odrzuć',
  },
} as const;
