import type { Grosze } from '#domain/grosze.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { formatPrice, NBSP, plural } from '../site/format.ts';

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
  closeDetails: 'Zamknij opis',
  responseTime: 'Odpowiada',
  ratingLabel: (n: number) => `Średnia ocena ${withComma(n)} na${NBSP}5`,
  rated: (mean: number, count: number) => `${withComma(mean)} (${count})`,
  noRatings: 'Jeszcze bez ocen',
  sampleRating: '(przykład)',
  sign: 'Znak zodiaku',
  /** Under a specialist who is a character of the shop. */
  brand: 'Postać naszej marki: odpowiedzi piszą i\u00a0zatwierdzają osoby z\u00a0zespołu.',
  fromPrice: (price: Grosze) => `od${NBSP}${formatPrice(price)}`,
  /** Accessible name of the choose button: its visible text, then the specialist and the price. */
  pickLabel: (name: string, price: Grosze, picked: boolean) =>
    `${picked ? 'Wybrano' : 'Wybieram'}: ${name}, ${formatPrice(price)}`,
  selectedAnnounce: (name: string, price: Grosze) =>
    `Wybrana wróżka: ${name}, cena ${formatPrice(price)}. Formularz zamówienia jest poniżej.`,
  /** Said when another variant by the same specialist is chosen. */
  priceAnnounce: (name: string, price: Grosze) => `${name}, cena ${formatPrice(price)}.`,
  /** Without a name when the shop no longer knows her. */
  deselected: (name = 'Ta wróżka') => `${name} nie prowadzi tego wariantu. Wybierz inną wróżkę.`,
  /** Said of what a link names, or a page that is open showed, and the shop has not; without a name where nobody knows it. */
  withdrawn: {
    specialist: (name = 'Ta wróżka') => `${name} nie przyjmuje teraz zamówień. Wybierz inną wróżkę.`,
    service: (name = 'Ta wróżka') => `${name} nie prowadzi teraz tej usługi. Wybierz inną wróżkę.`,
    offer: (name = 'Ta wróżka') => `${name} nie prowadzi już tego wariantu. Wybierz inną wróżkę.`,
    variant: () => `Tego wariantu nie ma już w${NBSP}sprzedaży. Wybierz inny.`,
  },
  unknownChoice: `Odnośnik wskazywał wybór, którego już nie mamy. Wybierz wariant i${NBSP}wróżkę.`,
  count: (n: number) => `${n}${NBSP}${plural(n, 'wróżka', 'wróżki', 'wróżek')} do wyboru`,
} as const;
