import { REMEMBERED_DAYS } from '#domain/customer.ts';
import { GIFT_HOUR } from '#domain/gift.ts';
import type { Grosze } from '#domain/grosze.ts';
import { formatDay, formatPrice, NBSP } from '../site/format.ts';
import type { ProductType } from '#domain/product-type.ts';
import { PRODUCT_TYPE_NAME, WORK } from './product-type.ts';
import { laterSteps } from './order-steps.ts';
import { withinHours } from './promise.ts';

/** Labels of the order form. The wording of those of OF-1, OP-6, OP-8 and OP-9 is required. */
export const orderFormCopy = {
  title: laterSteps.form.title,
  firstName: 'Imię',
  email: 'Adres e-mail',
  confirmEmail: 'Powtórz e-mail',
  birthDate: 'Data urodzenia',
  birthDay: 'Dzień',
  birthMonth: 'Miesiąc',
  birthYear: 'Rok',
  city: 'Miasto urodzenia',
  partner: 'Druga osoba',
  partnerName: 'Imię partnera lub partnerki',
  partnerBirthDate: 'Data urodzenia drugiej osoby',
  question: (n: number, of: number) => (of === 1 ? 'Twoje pytanie' : `Pytanie ${n}`),
  questionOptional: 'nieobowiązkowe',
  intention: 'Twoje intencje',
  gift: 'To prezent',
  giftEmail: 'Adres e-mail osoby, która go dostanie',
  giftDay: 'Wyślij dopiero tego dnia',
  topic: { spread: 'O czym ma być ten rozkład?', horoscope: 'O czym ma być ten horoskop?' },
} as const;

const NO_HEALTH = `O${NBSP}zdrowiu nie pisz: takich danych nie zbieramy.`;

export const orderHints = {
  email: `Na ten adres wyślemy odpowiedź.`,
  emailOfGift: `Na ten adres przyjdzie umowa i${NBSP}wszystko, co jej dotyczy.`,
  gift: `Odpowiedź wyślemy tej osobie, bez ceny. Imię, data urodzenia i${NBSP}pytanie wyżej są wtedy jej. Umowa i${NBSP}prawo odstąpienia zostają przy tobie; po zapłaceniu wydrukujesz kartę do wręczenia.`,
  giftEmail: `Użyjemy go tylko do wysłania tej odpowiedzi i${NBSP}jej poprawki.`,
  giftDay: `O${NBSP}godzinie ${GIFT_HOUR}:00. Bez daty wyślemy, gdy będzie gotowa.`,
  confirmEmail: 'Wpisz ten sam adres jeszcze raz.',
  birthDate: `Na przykład 15${NBSP}marca 1988.`,
  city: 'Na przykład Kraków. Miejsce urodzenia wpływa na ascendent.',
  question: `Jedno pytanie w${NBSP}jednym polu, zakończ je znakiem zapytania. ${NO_HEALTH}`,
  intention: `Napisz jednym lub dwoma zdaniami, o${NBSP}co prosisz. ${NO_HEALTH}`,
  topic: {
    spread: `Jedno lub dwa zdania. Gdy zostawisz puste, karty zaczną same. ${NO_HEALTH}`,
    horoscope: `Jedno lub dwa zdania. Gdy zostawisz puste, horoskop obejmie wszystko. ${NO_HEALTH}`,
  },
  setAside: (fields: number, questions: number) =>
    `Po zmianie pakietu ${fields === 1 ? 'pole jest puste' : 'pola są puste'}. ${questions === 1 ? 'Twoje pytanie mamy' : 'Twoje pytania mamy'} pod${NBSP}ręką.`,
  restore: 'Przywróć pytania',
  restored: 'Przywrócono pytania.',
  partner: 'Potrzebujemy ich, bo to usługa dla dwojga.',
  remembered: `Zapamiętamy te dane na tym urządzeniu, żeby następnym razem nie trzeba było wpisywać ich od nowa.`,
  remember: 'Zapamiętaj na tym urządzeniu',
  rememberHint: `Na ${REMEMBERED_DAYS}${NBSP}dni od ostatniej wizyty, żeby następnym razem nie trzeba było wpisywać danych od nowa.`,
  forget: 'Wyczyść zapamiętane dane',
  forgotten: `Dane zostały wyczyszczone z${NBSP}tego urządzenia.`,
} as const;

/** Warning that more questions are asked than the product allows (OP-7). */
export const questionCountWarning = (asked: number, bought: number) =>
  `Liczba pytań: ${asked}/${bought}. Rozważ wybór pakietu z większą liczbą pytań`;

const arrivesIn = (usual: string) =>
  `Odpowiedź przyjdzie ${withinHours}${usual === '' ? '' : `, zwykle: ${usual.replaceAll(' ', () => NBSP)}`}`;

/** Texts of the summary card (OF-2). */
export const summaryCopy = {
  title: laterSteps.summary.title,
  /** Who is bought from: the product's type and what a specialist does with it; her name follows. */
  who: (type: ProductType) => `${PRODUCT_TYPE_NAME[type]}, ${WORK[type]}`,
  /** When the answer comes; the address follows. */
  arrives: (usual: string) => `${arrivesIn(usual)}, na adres`,
  /** For a gift with a date: it is written as usual and sent on that day. */
  arrivesOn: (day: string) => `Prezent wyślemy ${formatDay(day)} od${NBSP}${GIFT_HOUR}:00, na adres`,
  arrivesByMail: (usual: string) => `${arrivesIn(usual)}, e-\u2060mailem.`,
  amount: 'Do zapłaty',
  previousPrice: 'Poprzednia cena',
  newPrice: 'Nowa cena',
  changeVariant: 'Zmień wariant',
  changeSpecialist: 'Zmień wróżkę',
  toForm: 'Wróć do formularza',
  /** Label of the bar at the bottom on a phone. */
  barLabel: 'Twoje zamówienie',
  toPayment: 'Do płatności',
  lowestPrice: (price: Grosze) => `Najniższa cena z${NBSP}30${NBSP}dni przed obniżką: ${formatPrice(price)}`,
} as const;
