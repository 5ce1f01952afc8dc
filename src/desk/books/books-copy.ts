import { DESK_PAGES } from '#desk/pages.ts';
import { counted, formatMoney, NBSP } from '#copy/site/format.ts';
import type { MinorUnits } from '#domain/grosze.ts';
import { MONTH_NAMES } from '#copy/sky/months.ts';
import { outOf } from '#desk/copy/out-of.ts';

/** Name of a month: "listopad 2026". */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTH_NAMES[Number(number) - 1] ?? ''} ${year}`;
}

/** An amount with a minus for what went back. */
export const movedAmount = (amount: MinorUnits, currency: string): string =>
  formatMoney(amount, currency, '.').replace('-', '−');

/** Words of bookkeeping. */
export const booksCopy = {
  title: DESK_PAGES.books.title,
  lead: 'Pieniądze, które w tym miesiącu przyszły i wróciły, według warszawskiego zegara. Przy każdej płatności stoi, za co była.',
  months: 'Miesiące',
  running: 'Ten miesiąc jeszcze trwa, więc sumy się zmienią.',
  loading: 'Wczytuję miesiąc',
  failed: 'Nie udało się wczytać miesiąca',
  empty: 'W tym miesiącu nic nie przyszło ani nie wróciło',
  emptyText: {
    running: 'Pierwsza opłacona sprzedaż albo zwrot pojawi się tu od razu.',
    over: 'Ten miesiąc się skończył, więc już się nie zmieni.',
  },
  sums: 'Razem',
  sales: 'Sprzedaż brutto',
  refunds: 'Zwroty',
  chargebacks: 'Obciążenia zwrotne',
  total: 'Zostaje',
  beside: 'Dla księgowej',
  vat: 'VAT w kwocie, która zostaje',
  givenAway: 'Zniżki z kuponów',
  fees: 'Prowizje operatorów od sprzedaży',
  untold: (count: number, couldTell: number) =>
    [
      `Przy ${counted(count, 'sprzedaży', 'sprzedażach', 'sprzedażach')} operator nie podał prowizji.`,
      couldTell < count && 'PayU podaje ją tylko w swoim panelu.',
      couldTell > 0 &&
        'Stripe podaje ją po kilkunastu minutach, a nie poda, jeśli klucz nie może czytać sald.',
    ]
      .filter(Boolean)
      .join(' '),
  moreInvoices: (shown: number) => `To ${shown} najpilniejszych. Następne pokażą się, gdy te dostaną numery.`,
  invoices: 'Faktury do wystawienia',
  invoice: (asked: string, due: string) => `prośba z${NBSP}${asked}, wystaw do${NBSP}${due}`,
  count: (count: number) => counted(count, 'pozycja', 'pozycje', 'pozycji'),
  more: (listed: number, count: number) =>
    `Tu jest pierwsze ${listed} ${outOf(count)}. W${NBSP}pliku są wszystkie.`,
  columns: ['Data', 'Rodzaj', 'Zamówienie', 'Płatność', 'Kwota'],
  order: (id: number) => `Nr${NBSP}${id}`,
  list: 'Pozycje',
  download: 'Pobierz CSV',
  downloaded: 'Plik pobrany.',
  downloadCancelled: 'Bez klucza plik się nie pobierze.',
  downloadFailed: 'Plik się nie pobrał. Spróbuj jeszcze raz.',
} as const;
