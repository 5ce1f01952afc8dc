import { DESK_PAGES } from '#desk/pages.ts';

/** Words of the specialists' payouts. */
export const payoutsCopy = {
  title: DESK_PAGES.payouts.title,
  lead: 'Ile każda wróżka przyniosła w miesiącu i ile jej się należy. Udział liczy się od pieniędzy brutto po zwrotach; obowiązuje od miesiąca, w którym go zapiszesz, a wcześniejsze zostają, jak były.',
  months: 'Miesiące',
  running: 'Ten miesiąc jeszcze trwa, więc sumy się zmienią.',
  loading: 'Wczytuję wypłaty',
  failed: 'Nie udało się wczytać wypłat',
  list: 'Wypłaty',
  empty: 'Nie ma jeszcze żadnej wróżki',
  emptyText: 'Wypłaty pokażą się tutaj, gdy dodasz pierwszą.',
  columns: {
    fairy: 'Wróżka',
    count: 'Sprzedaży',
    sales: 'Sprzedaż',
    back: 'Zwroty',
    total: 'Podstawa',
    share: 'Udział',
    payout: 'Do wypłaty',
  },
  due: 'Do wypłaty razem',
  noShare: 'bez udziału',
  since: (month: string) => `od: ${month}`,
  percent: (name: string) => `Udział w procentach: ${name}`,
  save: 'Zapisz',
  saveOf: (name: string) => `udział: ${name}`,
  wrong: 'Liczba całkowita od 0 do 100 albo puste pole',
  saved: (name: string) => `Udział zapisany: ${name}.`,
  savedBefore: (name: string) => `Udział zapisany: ${name}. Wpisane potem jeszcze nie; zapisz jeszcze raz.`,
  newer: (percent: number | null) =>
    `Ktoś zmienił ten udział przed chwilą. Teraz: ${percent === null ? 'bez udziału' : `${percent}%`}. Wpisane czeka; zapisz jeszcze raz, jeśli ma zostać.`,
  saveFailed: 'Nie udało się zapisać. Spróbuj jeszcze raz.',
  download: 'Pobierz CSV',
  downloaded: 'Plik pobrany.',
  downloadCancelled: 'Bez klucza plik się nie pobierze.',
  downloadFailed: 'Plik się nie pobrał. Spróbuj jeszcze raz.',
} as const;

/** A share as it was typed; `undefined` for what is none, `null` for an empty field. */
export function readShare(text: string): number | null | undefined {
  const typed = text.trim().replace(/\s?%$/, '');
  if (typed === '') return null;
  return /^\d{1,3}$/.test(typed) && Number(typed) <= 100 ? Number(typed) : undefined;
}
