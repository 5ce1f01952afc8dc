import type { Grosze } from '#domain/grosze.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { counted, formatPrice, NBSP } from '../site/format.ts';

const withComma = (number: number) => String(number).replace('.', ',');

/** Texts of the specialist cards (OP-3). */
export const specialistCopy = {
  listTitle: 'Wybierz wróżkę',
  beforeVariant: `Możesz zacząć od wróżki: pokażemy, co${NBSP}u${NBSP}niej zamówisz.`,
  free: 'Wolna',
  busy: 'Zajęta',
  busyNote: `Kończy inne zamówienie. Odpowie w ciągu ${ANSWER_WITHIN_HOURS}${NBSP}godzin.`,
  pick: 'Wybieram',
  picked: 'Wybrano',
  moreAbout: (name: string) => `Więcej: ${name}`,
  responseTime: 'Odpowiada',
  ratingLabel: (n: number) => `Średnia ocena ${withComma(n)} na${NBSP}5`,
  rated: (mean: number, count: number) => `${withComma(mean)} (${count})`,
  noRatings: 'Jeszcze bez ocen',
  sampleRating: '(przykład)',
  sign: 'Znak zodiaku',
  fromPrice: (price: Grosze) => `od${NBSP}${formatPrice(price)}`,
  /** Accessible name of the choose button: its visible text, then the specialist and the price. */
  pickLabel: (name: string, price: Grosze, picked: boolean) =>
    `${picked ? 'Wybrano' : 'Wybieram'}: ${name}, ${formatPrice(price)}`,
  /** Said when another variant by the same specialist is chosen. */
  priceAnnounce: (name: string, price: Grosze) => `${name}, cena ${formatPrice(price)}.`,
  count: (n: number) => `${counted(n, 'wróżka', 'wróżki', 'wróżek')} do wyboru`,
} as const;
