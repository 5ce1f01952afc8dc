import type { CalendarDate } from '#domain/birth-date.ts';
import { weekday } from '#domain/lunar/lunar-calendar.ts';
import { PRODUCT_DEMANDS } from '#domain/product-demands.ts';
import type { ProductType } from '#domain/product-type.ts';
import { twoDigits } from '#domain/birth-date.ts';
import { shopTime } from '#domain/shop-day.ts';
import { withinHours } from '../purchase/promise.ts';
import { NBSP } from '../site/format.ts';
import { MONTH_NAMES_GENITIVE } from '../sky/months.ts';

const WEEKDAYS = ['Poniedziałek', 'Wtorek', 'Środa', 'Czwartek', 'Piątek', 'Sobota', 'Niedziela'] as const;
const ORDINALS = ['Pierwsze', 'Drugie', 'Trzecie'] as const;

/** Whether the only thing that an order of this type asks is its intention: a question would come before it. */
const asksIntention = (type: ProductType) => {
  const { intentions, questions } = PRODUCT_DEMANDS[type];
  return intentions !== undefined && questions !== true;
};

const dayOf = ({ day, month, year }: CalendarDate) =>
  `${day}${NBSP}${MONTH_NAMES_GENITIVE[month - 1] ?? ''} ${year}`;

function dateOf(date: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** "25 listopada 2026, 22:40", in Warsaw. */
function momentOf(moment: Date): string {
  const time = shopTime(moment);
  return `${dayOf(time)}, ${time.hour}:${twoDigits(time.minute)}`;
}

/** Texts of the answer's page, whose link is in the answer's mail. */
export const answerPageCopy = {
  kicker: (product: string) => `Odpowiedź: ${product}`,
  title: (name: string) => `${name} odpowiada`,
  /** "Środa, 25 listopada 2026, 22:40", in Warsaw. */
  when(moment: Date): string {
    return `${WEEKDAYS[weekday(shopTime(moment))] ?? ''}, ${momentOf(moment)}`;
  },
  day: (moment: Date) => dayOf(shopTime(moment)),
  /** A gift's question may come from another person. */
  asked: ({ productType, isGift }: { productType: ProductType; isGift: boolean }) =>
    asksIntention(productType)
      ? isGift
        ? 'Intencja'
        : 'Twoja intencja'
      : isGift
        ? 'Pytanie'
        : 'Twoje pytanie',
  question: (number: number) => `${ORDINALS[number - 1] ?? `${number}.`} pytanie`,
  cards: (name: string) => `Karty, które wyłożyła ${name}`,
  moon: (signLocative: string) => `Księżyc ${signLocative}`,
  corrected: (moment: Date) =>
    `Ten list poprawiono ${momentOf(moment)}. To jego ostatnia wersja; ważna jest ona, a${NBSP}nie wcześniejsza.`,

  sky: 'Niebo w\u00a0chwili narodzin',
  /** "Niebo z 21 listopada 1988, 16:40, Kraków" */
  skyOf: ({ date, time, place }: { date: string; time: string | null; place: string }) =>
    `Niebo z${NBSP}${[dayOf(dateOf(date)), ...(time === null ? [] : [time.slice(0, 5)]), place].join(', ')}`,
  positions: 'Pozycje planet',

  ask: 'Zapytaj jeszcze raz',
  askLead: `Jedno pytanie, odpowiada ta sama osoba. Dopisz, czego w${NBSP}tej odpowiedzi zabrakło.`,
  askBusy: (name: string) => `${name} jest teraz zajęta. Odpowie ${withinHours}.`,
  askFor: (price: string) => `Zapytaj jeszcze raz · ${price}`,
  askGone: (name: string) => `${name} nie odpowiada teraz na pytania. Zobacz, kto odpowiada.`,
  askOthers: 'Zobacz, kto odpowiada na pytania',
  again: 'Zamów ponownie',
  againFor: (product: string, price: string) => `${product}, ${price}`,

  rate: 'Jak oceniasz odpowiedź?',
  print: 'Drukuj lub zapisz PDF',
  printHint: `Wydrukujesz ją albo zapiszesz jako PDF w${NBSP}menu przeglądarki.`,
  private: (retention: string) =>
    `Tę stronę otwiera tylko odnośnik z${NBSP}twojego e-\u2060maila. Wyszukiwarki jej nie znają. Możesz do niej wracać przez ${retention}.`,
  facts: (id: number, price: string) => `Zamówienie nr ${id}, zapłacono ${price}`,
  giftFacts: (id: number) => `Prezent, zamówienie nr ${id}`,
  wrong: 'Coś jest nie tak? Napisz do nas',

  foreignRating: `Ocena przyszła z${NBSP}innej strony, więc jej nie zapisaliśmy. Wybierz jeszcze raz.`,

  close: 'Zamknij tę stronę',
  closeLead: `Kto ma odnośnik, ten czyta list. Jeśli odnośnik trafił w${NBSP}obce ręce, zamknij stronę: nikt jej już nie otworzy, także ty, a${NBSP}odnośnik „Zapytaj jeszcze raz albo zamów ponownie” przestanie działać. Cały list zostaje w${NBSP}twoim e-\u2060mailu.`,
  closed: 'Strona jest zamknięta',
  closedLead: `Ten odnośnik już niczego nie otwiera. Cały list masz w${NBSP}swoim e-\u2060mailu. Gdy zechcesz mieć nową stronę, napisz do nas: dostaniesz nowy odnośnik.`,
  foreign: `Prośba o${NBSP}zamknięcie przyszła z${NBSP}innej strony, więc niczego nie zamknęliśmy. Naciśnij jeszcze raz.`,

  write: 'Napisz do nas',
  goneTitle: 'Tej strony nie można otworzyć',
  goneLead: `Odnośnik jest niepełny, stronę zamknięto albo danych tego zamówienia już u${NBSP}nas nie ma. Cały list jest w${NBSP}e-\u2060mailu, który go przyniósł.`,
  waitTitle: 'List jeszcze się pisze',
  waitLead: (name: string) => `${name} pracuje nad odpowiedzią. Przyjdzie e-\u2060mailem.`,
  limitTitle: 'Za dużo prób',
  limitLead: 'Spróbuj za minutę.',
} as const;
