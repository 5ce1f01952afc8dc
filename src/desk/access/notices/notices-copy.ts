import type { OrderMails } from '#domain/desk-terms.ts';

/** Texts of a person's notification settings. */
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
  always:
    'Zawsze piszemy o szkicu do przejrzenia albo do poprawy, o notatce przy zamówieniu i na dwie godziny przed obiecaną porą, a właścicielce także o zamówieniu, które za długo czeka.',
  saved: 'Zapisane.',
  newer: 'W innej karcie wybrano co innego. Tak jest teraz.',
  saveFailed: 'Nie udało się zapisać. Spróbuj jeszcze raz.',
} as const;

/** Texts about browsers that receive push notifications. */
export const pushCopy = {
  title: 'Powiadomienia w przeglądarce',
  lead: 'Pokazują się na ekranie, także gdy zaplecze jest zamknięte: numer zamówienia i obiecana pora, nic o klientce.',
  loading: 'Wczytuję przeglądarki',
  failed: 'Nie udało się wczytać przeglądarek',
  thisOne: 'ta przeglądarka',
  since: (time: string) => `od ${time}`,
  failing: 'ostatnie nie doszło',
  begin: 'Włącz w tej przeglądarce',
  end: 'Wyłącz',
  endNamed: (device: string) => `Wyłącz powiadomienia: ${device}`,
  on: 'Włączone. Następne zamówienie pokaże się tutaj.',
  off: 'Wyłączone.',
  refused: 'Przeglądarka nie pozwala. Zmienisz to w jej ustawieniach tej strony.',
  cannot: 'Ta przeglądarka ich nie zna. Na iPhonie dodaj najpierw zaplecze do ekranu początkowego.',
  actionFailed: 'Nie udało się. Spróbuj jeszcze raz.',
} as const;
