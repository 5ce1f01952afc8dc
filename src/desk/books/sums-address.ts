import { keyOf } from '#desk/domain/key-of.ts';
import type { SumsBy } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { adjacentMonth, isMonth } from './month.ts';

const WORD = {
  czasu: 'time',
  wrozki: 'fairy',
  uslugi: 'product',
  kuponu: 'coupon',
} as const satisfies Record<string, SumsBy>;
const WORDS = Object.keys(WORD) as (keyof typeof WORD)[];
export const SUMS_BY: readonly SumsBy[] = Object.values(WORD);

export interface SumsView {
  /** A year or a month; missing for all years. */
  period: string | undefined;
  by: SumsBy;
  /** The row that the shown page of the table begins behind. */
  after?: string | undefined;
}

const isYear = (text: string) => /^20\d\d$/.test(text);

/** Reads what the page shows from its address; without a period it is this year. */
export function readSumsView(search: URLSearchParams, today: string): SumsView {
  const wanted = search.get('okres') ?? '';
  const by = keyOf(WORD, search.get('wedlug'));
  const period = isYear(wanted) || isMonth(wanted) ? wanted : today.slice(0, 4);
  const after = search.get('po') ?? undefined;
  return { period: wanted === 'lata' ? undefined : period, by: by ? WORD[by] : 'time', after };
}

/** The page's address with what it shows. */
export function sumsAddress({ period, by, after }: SumsView): string {
  const word = WORDS.find((one) => WORD[one] === by);
  const grouped = word === undefined || by === 'time' ? '' : `&wedlug=${word}`;
  const behind = after === undefined ? '' : `&po=${encodeURIComponent(after)}`;
  return `${DESK_PAGES.sums.path}?okres=${period ?? 'lata'}${grouped}${behind}`;
}

/** The period of the same length before or after another. */
export const adjacentPeriod = (period: string, by: 1 | -1): string =>
  isYear(period) ? String(Number(period) + by) : adjacentMonth(period, by);
