/** Polish names of the hourly housekeeping steps, as the desk shows them. */
export const HOUSEKEEPING_NAMES = {
  'request-keys': 'Klucze powtórzonych zapytań',
  counts: 'Dawne liczniki przejść',
  errors: 'Dawne błędy serwera',
  access: 'Dawne wejścia na zaplecze',
  drafts: 'Niedokończone horoskopy',
  unpaid: 'Nieopłacone zamówienia',
  answered: 'Dane z dawnych zamówień',
  books: 'Księgi po terminie',
  'newsletter-consents': 'Zgody dawnych czytelniczek',
  unconfirmed: 'Niepotwierdzone zapisy na newsletter',
  pictures: 'Nieużywane zdjęcia',
  'data-links': 'Odnośniki do danych',
  withdrawals: 'Dane z dawnych odstąpień',
  messages: 'Dawne wiadomości',
  'unproven-mails': 'Ślady listów z formularzy',
  jobs: 'Zakończone zadania',
  outbox: 'Listy w plikach',
  morning: 'Poranne listy',
  reminders: 'Przypomnienia o terminach',
  'answer-times': 'Zmierzony czas odpowiedzi',
  snapshots: 'Kopie zapasowe',
  drill: 'Próba odtworzenia',
} as const satisfies Readonly<Record<string, string>>;

/** Each step runs by itself: one that fails stops no other. */
export type HousekeepingStep = keyof typeof HOUSEKEEPING_NAMES;

/** Whether a stored name is of a step that this program knows; a row may be older than the program. */
export const isHousekeepingStep = (step: string): step is HousekeepingStep =>
  Object.hasOwn(HOUSEKEEPING_NAMES, step);
