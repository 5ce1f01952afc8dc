import { MONTH_NAMES_GENITIVE } from '../sky/months.ts';
import { NBSP } from './format.ts';

/** A day as "15 grudnia", from `2026-12-15`. */
export function dayAndMonth(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${date}${NBSP}${MONTH_NAMES_GENITIVE[month - 1] ?? ''}`;
}

/** Words of a shop that sells nothing now. */
export const closedShopCopy = {
  isNew: {
    title: 'Sklep właśnie się urządza',
    text: 'Nie przyjmujemy jeszcze zamówień. Zajrzyj do nas znowu.',
  },
  title: 'Sklep jest teraz zamknięty',
  titleUntil: (day: string) => `Otwieramy ${dayAndMonth(day)}`,
  text: 'Nie przyjmujemy teraz nowych zamówień. Na złożone odpowiadamy jak zwykle.',
} as const;
