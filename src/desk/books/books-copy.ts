import { DESK_PAGES } from '#desk/pages.ts';
import { formatPrice, NBSP, plural } from '#copy/format.ts';
import { MONTH_NAMES } from '#copy/months.ts';
import { toPln } from '#domain/price.ts';
import { CURRENCY } from '#domain/shop-constants.ts';

/** A month as people say it: "listopad 2026". */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTH_NAMES[Number(number) - 1] ?? ''} ${year}`;
}

/** An amount in the smallest unit of its currency, with a minus for what went back. */
export function movedAmount(amount: number, currency: string): string {
  const text =
    currency === CURRENCY ? formatPrice(toPln(amount)) : `${(amount / 100).toFixed(2)} ${currency}`;
  return text.replace('-', '−');
}

/** Words of bookkeeping. */
export const booksCopy = {
  title: DESK_PAGES.books.title,
  lead: 'Pieniądze, które w tym miesiącu przyszły i wróciły, według warszawskiego zegara. Przy każdej płatności stoi, za co była.',
  months: 'Miesiące',
  running: 'Ten miesiąc jeszcze trwa, więc sumy się zmienią.',
  loading: 'Wczytuję miesiąc',
  failed: 'Nie udało się wczytać miesiąca',
  empty: 'W tym miesiącu nie było pieniędzy',
  emptyText: 'Pojawią się tu z pierwszą opłaconą sprzedażą albo zwrotem.',
  sums: 'Razem',
  sales: 'Sprzedaż brutto',
  refunds: 'Zwroty',
  chargebacks: 'Obciążenia zwrotne',
  total: 'Zostaje',
  count: (count: number) => `${count}${NBSP}${plural(count, 'pozycja', 'pozycje', 'pozycji')}`,
  more: (listed: number, count: number) =>
    `Tu jest pierwsze ${listed} z${NBSP}${count}. W${NBSP}pliku są wszystkie.`,
  columns: ['Data', 'Rodzaj', 'Zamówienie', 'Płatność', 'Kwota'],
  order: (id: number) => `Nr${NBSP}${id}`,
  list: 'Pozycje',
  download: 'Pobierz CSV',
  downloaded: 'Plik pobrany.',
  downloadCancelled: 'Bez klucza plik się nie pobierze.',
  downloadFailed: 'Plik się nie pobrał. Spróbuj jeszcze raz.',
} as const;
