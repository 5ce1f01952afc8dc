/** Texts of the list of one's readings, on the page behind the link to one's data. */
export const myReadingsCopy = {
  title: 'Twoje wróżby',
  /** The link in the answer's mail. */
  mailLink: 'Wszystkie twoje wróżby',
  gift: { given: 'na prezent', got: 'prezent dla ciebie' },
  /** Where an address has orders with several names. */
  about: (name: string) => `imię: ${name}`,
  read: 'Czytaj',
  see: 'Zobacz zamówienie',
  again: 'Jeszcze raz',
  /** What a link of several alike is called. */
  of: (label: string, orderId: number) => `${label}, zamówienie nr ${orderId}`,
  answered: (time: string) => `Odpowiedź wysłana ${time}`,
  waiting: (time: string) => `W\u00a0przygotowaniu, najpóźniej ${time}`,
  late: (time: string) =>
    `Spóźnia się i\u00a0bardzo przepraszamy: miała być najpóźniej ${time}. Napisz do nas, a\u00a0sprawdzimy, co się stało`,
  /** A gift's day is the giver's choice. */
  waitsForDay: (time: string) => `W\u00a0przygotowaniu, dojdzie nie wcześniej niż ${time}`,
  canceled: 'Odwołane',
} as const;
