/** Words of an order's invoice. */
export const invoiceCopy = {
  title: 'Faktura',
  none: 'Klientka nie prosiła o fakturę. Może poprosić do końca trzeciego miesiąca po miesiącu zapłaty.',
  askedOn: 'Kiedy poprosiła',
  askedOnHint: 'Od tego dnia liczy się termin.',
  ask: 'Poprosiła o fakturę',
  asked: (asked: string, due: string) => `Poprosiła ${asked}. Wystaw do ${due}, w swoim programie do faktur.`,
  issued: (number: string) => `Wystawiona: ${number}.`,
  number: 'Numer faktury',
  save: 'Zapisz numer',
  drop: 'Nie prosiła',
  done: 'Zapisane.',
  newer: 'Ktoś zapisał tu coś przed chwilą i tak jest teraz. To, co wpisane, czeka w polu.',
  failed: 'Nie udało się zapisać. Spróbuj jeszcze raz.',
} as const;
