import type { CalendarDate } from '#domain/birth-date.ts';
import type { Grosze } from '#domain/grosze.ts';
import { counted, formatPrice, NBSP } from '../site/format.ts';
import { MONTH_NAMES_GENITIVE } from '../sky/months.ts';

const dayAndMonth = ({ month, day }: CalendarDate) => `${day}${NBSP}${MONTH_NAMES_GENITIVE[month - 1] ?? ''}`;

/** Days in words: "24 grudnia", "24–27 grudnia", "30 grudnia – 2 stycznia". */
function days({ from, until }: { from: CalendarDate; until: CalendarDate }): string {
  if (from.month !== until.month || from.year !== until.year)
    return `${dayAndMonth(from)}${NBSP}– ${dayAndMonth(until)}`;
  return from.day === until.day ? dayAndMonth(from) : `${from.day}–${dayAndMonth(until)}`;
}

/** Words of a specialist's own page, and of the dialog about her. */
export const specialistPageCopy = {
  /** Below a specialist who is a brand character. */
  brand: 'Postać naszej marki: odpowiedzi piszą i\u00a0zatwierdzają osoby z\u00a0zespołu.',
  closeDetails: 'Zamknij opis',
  does: (name: string) => `Co prowadzi ${name}`,
  toOffer: (name: string) => `Zobacz, co prowadzi ${name}`,
  toPage: (name: string) => `Wszystko, co prowadzi ${name}`,
  share: 'Udostępnij',
  copied: {
    about: 'share',
    isInPage: false,
    title: 'Adres skopiowany',
    text: 'Możesz go wkleić, gdzie chcesz.',
  },
  notCopied: {
    about: 'share',
    isInPage: false,
    title: 'Nie udało się udostępnić',
    text: 'Adres tej strony jest w\u00a0pasku przeglądarki.',
  },
  usually: 'zwykle odpowiada',
  writes: 'Jak pisze',
  made: 'Pytanie i\u00a0imię są zmyślone. Prawdziwa odpowiedź może być dłuższa.',
  sampleOf: (service: string) => `Przykładowa odpowiedź: ${service}`,
  choose: (name: string, from: Grosze) => `Wybieram: ${name} · od${NBSP}${formatPrice(from)}`,
  ratings: 'Oceny',
  starsCount: (stars: number, count: number) =>
    `${counted(stars, 'gwiazdka', 'gwiazdki', 'gwiazdek')}: ${count}`,
  ratingsNote: (count: number, since: CalendarDate) =>
    `${counted(count, 'ocena', 'oceny', 'ocen')} od ${dayAndMonth(since)} ${since.year}. Ocenia tylko ten, kto dostał odpowiedź.`,
  absent: (absence: { from: CalendarDate; until: CalendarDate }) => `Nieobecna ${days(absence)}`,
  absentText: 'W\u00a0te dni zamówienia przyjmują inne wróżki.',
  absentBefore: (from: CalendarDate) =>
    `Zamów przed ${dayAndMonth(from)}, a${NBSP}odpowie jeszcze przed nieobecnością.`,
  sellsNothing: 'Dziś nie przyjmuje zamówień. Zobacz inne wróżki.',
  others: 'Poznaj inne wróżki',
} as const;
