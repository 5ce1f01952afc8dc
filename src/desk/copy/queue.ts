import { plural } from '#copy/format.ts';
import type { AgreementState, QueueFilter } from '#domain/desk-terms.ts';

export const FILTER_NAME = {
  late: 'Po czasie',
  soon: 'Do 3 godzin',
  waiting: 'Czekają',
  drafted: 'Szkice',
  'in-review': 'Do sprawdzenia',
  'sent-back': 'Do poprawy',
  approved: 'Zatwierdzone',
} as const satisfies Record<QueueFilter, string>;

/** Why an answer cannot be begun yet: what has become of the mail with the agreement. */
export const AGREEMENT_NAME = {
  waiting: 'umowa czeka na wysłanie',
  retrying: 'umowa czeka na pocztę',
  refused: 'umowa nie doszła',
} as const satisfies Record<AgreementState, string>;

/** Words of the queue. */
export const queueCopy = {
  hello: (name: string) => `Dzień dobry, ${name}`,
  warsaw: 'czasu warszawskiego',
  today: 'Dziś',
  open: 'do odpowiedzi',
  late: 'po czasie',
  sentToday: (count: number) => `${plural(count, 'wysłana', 'wysłane', 'wysłanych')} dziś`,
  usual: 'zwykle od zapłaty do odpowiedzi',
  states: 'Stan odpowiedzi',
  all: 'Wszystkie',
  fairies: 'Wróżka',
  allFairies: 'Wszystkie wróżki',
  table: 'Zamówienia według obiecanej pory',
  columns: {
    due: 'Termin',
    nr: 'Nr',
    what: 'Usługa',
    who: 'Dla',
    fairy: 'Wróżka',
    asks: 'Pytania',
    state: 'Odpowiedź',
  },
  groups: {
    late: 'Po czasie',
    soon: 'W ciągu 3 godzin',
    later: 'Później',
    approved: 'Zatwierdzone, czekają na swoją porę',
  },
  until: (time: string) => `do ${time}`,
  wasDue: (time: string) => `termin ${time}`,
  goesAt: (time: string) => `wyjdzie o ${time}`,
  note: 'notatka dla ciebie',
  noQuestions: 'bez pytań',
  absent: 'nieobecna',
  withoutAccess: 'bez dostępu',
  noAccess: 'Bez dostępu do zaplecza, więc o zamówieniach nikt im nie powie:',
  noName: 'dane usunięte',
  and: ' i ',
  updates: (count: number) =>
    count > 0
      ? `${plural(count, 'Przyszło', 'Przyszły', 'Przyszło')} ${count} ${plural(count, 'nowe zamówienie', 'nowe zamówienia', 'nowych zamówień')}. Pokaż`
      : 'Kolejka się zmieniła. Pokaż',
  emptyTitle: 'Wszystko wysłane',
  emptyText: 'Następne zamówienie pokaże się tu samo. Możesz zgasić świecę.',
  nothingTitle: 'Nie ma takich zamówień',
  nothingText: (filters: string) => `Filtr: ${filters}.`,
  showAll: 'Pokaż wszystkie',
  failed: 'Nie udało się wczytać kolejki',
  loading: 'Wczytuję kolejkę',
  more: 'Pokaż następne',
  unreadable: (count: number) => `Nie do odczytania: ${count}. Reszta listy jest cała.`,
  refreshed: (time: string) =>
    `Odświeżone ${time}. Kolejka odświeża się sama, ale nie przestawia się pod palcem.`,
  onlyMine: 'Widzisz tylko swoje zamówienia, bez adresów i płatności.',
  onList: 'po liście',
  opens: 'otwiera',
  allKeys: 'wszystkie skróty',
} as const;
