/** Texts of a customer's list of orders, on the page behind the link to her data. */
export const myReadingsCopy = {
  title: 'Twoje wróżby',
  /** The link in the answer's mail. */
  mailLink: 'Wszystkie twoje wróżby',
  gift: { given: 'na prezent', got: 'prezent dla ciebie' },
  /** Shown if the orders of one address are for several names. */
  about: (name: string) => `imię: ${name}`,
  read: 'Czytaj',
  see: 'Zobacz zamówienie',
  again: 'Jeszcze raz',
  /** Accessible name of a link where several share one label. */
  of: (label: string, orderId: number) => `${label}, zamówienie nr ${orderId}`,
  answered: (time: string) => `Odpowiedź wysłana ${time}`,
  waiting: (time: string) => `W\u00a0przygotowaniu, najpóźniej ${time}`,
  late: (time: string) =>
    `Spóźnia się i\u00a0bardzo przepraszamy: miała być najpóźniej ${time}. Napisz do nas, a\u00a0sprawdzimy, co się stało`,
  /** A gift's earliest date is chosen by the giver. */
  waitsForDay: (time: string) => `W\u00a0przygotowaniu, dojdzie nie wcześniej niż ${time}`,
  canceled: 'Odwołane',
} as const;
