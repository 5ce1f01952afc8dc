import { counted, plural } from '#copy/site/format.ts';
import { formatMoment } from './time.ts';
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

/** Why an answer cannot be started yet: state of the mail with the agreement. */
export const AGREEMENT_NAME = {
  waiting: 'umowa czeka na wysłanie',
  retrying: 'umowa czeka na pocztę',
  refused: 'umowa nie doszła',
} as const satisfies Record<AgreementState, string>;

/** State of an approved answer's mail after a failed attempt. */
export const ANSWER_MAIL_NAME = {
  uncertain: 'nie wiadomo, czy list doszedł',
  retrying: 'list czeka na pocztę',
  failed: 'list nie doszedł',
} as const;

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
  wasDue: (time: string) => `termin ${time}`,
  goesAt: (atTime: string) => `wyjdzie ${atTime}`,
  note: 'notatka dla ciebie',
  noQuestions: 'bez pytań',
  absent: 'nieobecna',
  withoutAccess: 'bez dostępu',
  noAccess: 'Bez dostępu do zaplecza, więc nie dowiedzą się o zamówieniach:',
  noName: 'dane usunięte',
  and: ' i ',
  updates: (count: number) =>
    count > 0
      ? `${plural(count, 'Przyszło', 'Przyszły', 'Przyszło')} ${counted(count, 'nowe zamówienie', 'nowe zamówienia', 'nowych zamówień')}. Pokaż`
      : 'Kolejka się zmieniła. Pokaż',
  corrections: (count: number) => `Poprawki w toku: ${count}`,
  correctionFor: (name: string, orderId: number, fairy: string) => `dla: ${name}, nr ${orderId}, ${fairy}`,
  /** "poprawia Jagna, od: 12 listopada, 13:12, czyli 3 dni"; the customer has the first letter meanwhile. */
  correctionSince(by: string, at: string, now: number): string {
    const days = Math.floor((now - Date.parse(at)) / 86_400_000);
    const age = days < 1 ? '' : `, czyli ${plural(days, 'dzień', `${days} dni`, `${days} dni`)}`;
    return `poprawia ${by}, od: ${formatMoment(at, now)}${age}. Klientka ma dotąd pierwszy list.`;
  },
  openCorrection: (orderId: number) => `Dokończ poprawkę, zamówienie ${orderId}`,
  finish: 'Dokończ',
  emptyTitle: 'Wszystko wysłane',
  emptyText: 'Następne zamówienie pokaże się tu samo. Możesz zgasić świecę.',
  emptyButCorrections: 'Zostały jeszcze poprawki wysłanych odpowiedzi.',
  nothingTitle: 'Nie ma takich zamówień',
  /** Nothing where the filter is a specialist none of whose orders wait any more: her name came with them. */
  nothingText: (filters: string) => (filters === '' ? undefined : `Filtr: ${filters}.`),
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
