import { formatCount, NBSP, plural } from '#copy/site/format.ts';
import type { OrderFilter, OrderSort } from '#domain/desk-terms.ts';
import { outOf } from '#desk/copy/out-of.ts';

/** Names of the states by which orders are filtered. */
export const ORDER_FILTER_NAME = {
  'in-progress': 'W toku',
  sent: 'Wysłane',
  'called-off': 'Zamknięte bez odpowiedzi',
  unpaid: 'Nieopłacone',
  refunded: 'Ze zwrotem',
} as const satisfies Record<OrderFilter, string>;

/** The server counts no further. */
const COUNTED = 10_000;

/** A count as the list shows it: the server stops counting somewhere. */
export const shownCount = (count: number): string =>
  count > COUNTED ? `ponad${NBSP}${formatCount(COUNTED)}` : formatCount(count);

const orders = (count: number) =>
  `${shownCount(count)}${NBSP}${plural(count > COUNTED ? 0 : count, 'zamówienie', 'zamówienia', 'zamówień')}`;

/** Words of the list of all orders. */
export const orderListCopy = {
  table: 'Lista zamówień',
  search: 'Szukaj po numerze, imieniu albo adresie',
  searchMine: 'Szukaj po numerze albo imieniu',
  placeholder: 'Numer, imię albo adres',
  placeholderMine: 'Numer albo imię',
  more: 'Usługa, wróżka, okres',
  moreMine: 'Usługa, okres',
  service: 'Usługa',
  anyService: 'Każda usługa',
  fairy: 'Wróżka',
  anyFairy: 'Każda wróżka',
  period: 'Okres',
  periods: {
    '': 'Cały czas',
    '7': 'Ostatnie 7 dni',
    '30': 'Ostatnie 30 dni',
    '90': 'Ostatnie 90 dni',
    daty: 'Od dnia do dnia',
  },
  from: 'Od',
  until: 'Do',
  states: 'Stan',
  all: 'Wszystkie',
  columns: {
    nr: 'Nr',
    placed: 'Złożone',
    what: 'Usługa',
    who: 'Klientka',
    fairy: 'Wróżka',
    amount: 'Kwota',
    state: 'Odpowiedź',
  },
  sort: {
    newest: 'od najnowszych',
    oldest: 'od najstarszych',
    dearest: 'od najdroższych',
    cheapest: 'od najtańszych',
  } satisfies Record<OrderSort, string>,
  sortBy: (order: string) => `ułóż ${order}`,
  unreadable: 'nie do odczytania',
  noName: 'dane usunięte',
  expires: (moment: string) => `wygaśnie: ${moment}`,
  expired: 'termin zapłaty minął',
  late: 'po czasie',
  correcting: (moment: string) => `poprawiana, od: ${moment}`,
  goesAt: (atTime: string) => `wyjdzie ${atTime}`,
  shown: (count: number, all: number, sort: string) => `${count} ${outOf(all, shownCount(all))}, ${sort}`,
  newer: 'Poprzednie',
  older: 'Następne',
  pages: 'Strony listy',
  pageKeys: 'poprzednia i następna strona',
  changed: 'Coś się zmieniło. Pokaż',
  emptyTitle: 'Nie ma jeszcze zamówień',
  emptyText: 'Pierwsze pokaże się tutaj, gdy ktoś je złoży.',
  nothingTitle: 'Nie ma takich zamówień',
  nothingText: (filters: string) => `Filtr: ${filters}.`,
  showAll: 'Pokaż wszystkie',
  failed: 'Nie udało się wczytać zamówień',
  loading: 'Wczytuję zamówienia',
  onlyMine: 'Widzisz tylko swoje zamówienia, bez adresów i płatności.',
  export: (count: number) => `Pobierz CSV, ${orders(count)}`,
  exported: 'Plik jest pobrany. W historii zaplecza zapisało się, kto i co pobrał.',
  exportCancelled: 'Plik wymaga klucza. Nic nie zostało pobrane.',
  exportFailed: 'Nie udało się pobrać pliku. Spróbuj jeszcze raz.',
} as const;

/** Words of the search that reaches everything. */
export const searchCopy = {
  title: 'Szukaj na zapleczu',
  field: 'Numer, imię, adres, płatność, kupon albo słowa',
  fieldMine: 'Numer albo imię',
  results: 'Wyniki',
  nothing: 'Nic takiego nie ma.',
  failed: 'Nie udało się szukać. Spróbuj jeszcze raz.',
  found: (count: number) => `${plural(count, 'Jeden wynik', `${count} wyniki`, `${count} wyników`)}.`,
  more: (kinds: readonly string[]) =>
    `Nie wszystko się tu zmieściło (${kinds.join(', ')}). Dopisz więcej, żeby znaleźć resztę.`,
  allOrders: (text: string) => `Wszystkie zamówienia: „${text}”`,
  allMessages: (text: string) => `Wszystkie wiadomości: „${text}”`,
  whole: 'cała lista',
  order: (name: string, orderId: number) => `${name}, nr ${orderId}`,
} as const;
