import { shopTime } from '#domain/shop-day.ts';
import { NBSP } from '../site/format.ts';
import { MONTH_NAMES_GENITIVE } from '../sky/months.ts';

/** Texts of the card that a giver prints. */
export const giftCardCopy = {
  title: 'Karta do wręczenia',
  lead: `Wydrukuj tę stronę w${NBSP}menu przeglądarki: na papierze zostanie sama karta. Imiona wpisz ręką, my ich na niej nie piszemy.`,
  card: 'Prezent',
  for: 'Dla',
  from: 'Od',
  what: (product: string, fairy: string) => `${product}. Odpowiada ${fairy}.`,
  /** `from`: the day before which the answer is not sent. */
  when(from: Date | undefined): string {
    if (!from) return `Odpowiedź przyjdzie e-\u2060mailem.`;
    const { day, month, year } = shopTime(from);
    return `Odpowiedź przyjdzie e-\u2060mailem ${day}${NBSP}${MONTH_NAMES_GENITIVE[month - 1] ?? ''} ${year}.`;
  },
  back: 'Zobacz zamówienie',
  closedTitle: 'Tej karty nie ma',
  closed: `Odnośnik jest niepełny, zamówienie nie jest prezentem albo jego danych już u${NBSP}nas nie ma.`,
} as const;
