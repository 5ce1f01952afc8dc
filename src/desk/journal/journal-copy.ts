import { NBSP } from '#copy/site/format.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import type { AuditGroup } from '#domain/desk/audit-actions.ts';
import type { JournalEntry } from '#desk/domain/wire.ts';

/** Names of the kinds that entries are filtered by. */
export const JOURNAL_GROUP_NAMES: Readonly<Record<AuditGroup, string>> = {
  'sign-in': 'Wejścia',
  access: 'Klucze i ludzie',
  answers: 'Odpowiedzi',
  money: 'Pieniądze',
  offer: 'Oferta',
  texts: 'Teksty i newsletter',
  customers: 'Dane klientek',
  exports: 'Pobrane pliki',
  operation: 'Obsługa sklepu',
};

/** Who did it, where that is nobody of the desk by name. */
export const JOURNAL_ACTORS: Readonly<Record<JournalEntry['actor']['kind'], string>> = {
  person: 'ktoś z zaplecza',
  terminal: 'administrator serwera',
  shop: 'sklep',
  model: 'model',
  nobody: 'ktoś nieznany',
};

/** Words of the journal. */
export const journalCopy = {
  title: DESK_PAGES.journal.title,
  lead: `Kto, co i${NBSP}kiedy zrobił na zapleczu, razem z${NBSP}nieudanymi próbami wejścia. Wpisów nikt nie zmienia ani nie usuwa, a${NBSP}o${NBSP}klientkach mówią najwyżej numerem zamówienia.`,
  failed: 'Nie udało się wczytać dziennika',
  loading: 'Wczytuję dziennik',
  none: 'Nie ma takich wpisów',
  noneText: 'Zmień osobę, rodzaj albo dzień.',
  filters: 'Co pokazać',
  person: 'Kto',
  anyone: 'Wszyscy',
  left: (name: string) => `${name} (bez dostępu)`,
  group: 'Rodzaj',
  anything: 'Wszystkie rodzaje',
  day: 'Dzień',
  which: 'Które wpisy',
  all: 'Wszystko',
  refused: 'Nieudane próby',
  clear: 'Pokaż wszystko',
  role: { owner: 'właścicielka', specialist: 'wróżka' },
  way: { passkey: 'kluczem', code: 'kodem zapasowym', link: 'odnośnikiem' },
  unknown: 'Wpis starszego programu',
  about: (name: string) => `dotyczy: ${name}`,
  page: (title: string) => `strona: ${title}`,
  isLast: 'dalszych prób w tej godzinie nie zapisujemy',
  order: (orderId: number) => `Zamówienie nr ${orderId}`,
  older: 'Starsze',
  latest: 'Najnowsze',
} as const;
