import { DESK_PAGES } from '#desk/pages.ts';
import { NBSP } from '#copy/site/format.ts';
import { monthName } from './books-copy.ts';
import type { SumsBy } from '#desk/domain/wire.ts';

/** Words of the sums. */
export const sumsCopy = {
  title: DESK_PAGES.sums.title,
  lead: 'Ile przyniosły miesiące, wróżki, usługi i kupony, obok tego samego rok wcześniej. Okres, który jeszcze trwa, stoi obok tych samych dni. Liczy się dzień, w którym pieniądze przyszły albo wróciły.',
  parts: 'Części księgowości',
  part: { books: 'Miesiąc', sums: DESK_PAGES.sums.title, payouts: DESK_PAGES.payouts.title },
  loading: 'Liczę',
  failed: 'Nie udało się policzyć',
  empty: 'Nie było wtedy pieniędzy',
  emptyText: 'Ani w tym czasie, ani rok wcześniej.',
  period: 'Okres',
  allYears: 'Wszystkie lata',
  year: (year: string) => `Rok ${year}`,
  groups: 'Według',
  by: {
    time: 'Czasu',
    fairy: 'Wróżki',
    product: 'Usługi',
    coupon: 'Kuponu',
  } satisfies Record<SumsBy, string>,
  total: 'Razem',
  columns: {
    what: { time: 'Kiedy', fairy: 'Wróżka', product: 'Usługa', coupon: 'Kupon' } satisfies Record<
      SumsBy,
      string
    >,
    count: 'Sprzedaży',
    total: 'Zostaje',
    before: 'Rok wcześniej',
    newcomers: 'Nowe klientki',
    returning: 'Powracające',
    givenAway: 'Oddane kuponami',
  },
  sales: 'Sprzedaż brutto',
  back: 'Zwroty i obciążenia',
  beside: (amount: string) => `rok wcześniej ${amount}`,
  buyers: (newcomers: number, returning: number) => `${newcomers} i${NBSP}${returning}`,
  buyersTitle: 'Zakupy nowych i powracających klientek',
  older: 'Następne',
  latest: 'Pierwsze',
  unknown: 'nie wiadomo już',
  others: 'Pieniędzy w innych walutach tu nie ma; są w miesiącach.',
} as const;

/** Name of a day, month or year in a table; `period` is the whole that its rows divide. */
export function timeName(period: string | undefined, key: string): string {
  if (period === undefined) return key;
  return period.length === 4 ? monthName(`${period}-${key}`) : String(Number(key));
}
