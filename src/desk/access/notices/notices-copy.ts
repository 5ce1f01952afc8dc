import type { OrderMails } from '#domain/desk-terms.ts';

/** Words of what a person chooses to be told of. */
export const noticesCopy = {
  title: 'Powiadomienia',
  loading: 'Wczytuję powiadomienia',
  failed: 'Nie udało się wczytać powiadomień',
  mails: 'List o nowym zamówieniu',
  to: (email: string) => `Przychodzi na ${email}.`,
  choice: {
    each: 'Przy każdym zamówieniu, a rano to, co czeka',
    daily: 'Raz dziennie, rano',
    never: 'Nigdy',
  } satisfies Record<OrderMails, string>,
  always: 'O szkicu do przejrzenia albo do poprawy i na dwie godziny przed obiecaną porą piszemy zawsze.',
  saved: 'Zapisane.',
  newer: 'W innej karcie wybrano co innego. Tak jest teraz.',
  saveFailed: 'Nie zapisało się. Spróbuj jeszcze raz.',
} as const;
