import type { Ability } from '#domain/backend.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { withinHours } from '../purchase/promise.ts';

/** Default headings of the document pages, and the texts of the two plain pages linked in the footer (SH-10). */
export const documentCopy = {
  terms: { title: 'Regulamin', lead: 'Zasady spisane prostym językiem.' },
  privacy: {
    title: 'Polityka prywatności',
    lead: 'Jakie dane zbieramy, po co i\u00a0jak długo je trzymamy.',
  },
  missing: 'Treść tej strony jest chwilowo niedostępna. Napisz do nas, a\u00a0przyślemy ją e-\u2060mailem:',
} as const;

export interface PlainSection {
  /** What the backend must be able to do for this to be true. */
  needs?: Ability;
  heading: string;
  paragraphs: readonly string[];
  /** External links. */
  links?: readonly { label: string; href: string }[];
}

export const informationCopy = {
  title: 'Informacja',
  lead: 'Jak działa zamówienie, od wyboru do odpowiedzi.',
  sections: [
    {
      heading: 'Wybierasz usługę i\u00a0wróżkę',
      paragraphs: [
        'Każda usługa ma kilka wariantów. Przy każdym widzisz wróżki, które go prowadzą, ich specjalizacje, czas odpowiedzi i\u00a0cenę.',
        'Wróżkę z\u00a0oznaczeniem „Zajęta” też możesz wybrać. Odpowiedź przyjdzie w\u00a0tym samym terminie.',
      ],
    },
    {
      heading: 'Podajesz dane',
      paragraphs: [
        'Potrzebujemy imienia, adresu e-\u2060mail i\u00a0daty urodzenia. Przy usługach dla dwojga także imienia i\u00a0daty urodzenia drugiej osoby, a\u00a0przy horoskopie urodzeniowym miasta.',
      ],
    },
    {
      heading: 'Płacisz',
      paragraphs: [
        'Płatność przyjmuje PayU (BLIK, przelew) albo Stripe (karta). Danych karty nie widzimy i\u00a0nie przechowujemy.',
      ],
    },
    {
      heading: 'Czytasz odpowiedź',
      paragraphs: [
        `Odpowiedź przychodzi na podany adres e-\u2060mail ${withinHours} od potwierdzenia płatności.`,
        'Wróżby i\u00a0horoskopy mają charakter rozrywkowy. Nie zastępują porady lekarza, prawnika ani psychologa.',
      ],
    },
    {
      needs: 'ownSky',
      // CC BY 4.0 and ODbL require this attribution wherever the data are shown (CREDITS.md).
      heading: 'Skąd mamy dane o\u00a0niebie i\u00a0miejscach',
      paragraphs: [
        'Dane o\u00a0miejscowościach: GeoNames (CC BY 4.0), z\u00a0naszymi polskimi nazwami i\u00a0zaokrągleniami. Granice stref czasowych: © autorzy OpenStreetMap (ODbL). Dzieje czasu urzędowego: baza IANA.',
        'Pozycje planet liczymy sami, biblioteką caelus (VSOP87). Gwiazda Syriusz: katalog Hipparcos, ESA 1997.',
      ],
      links: [
        { label: 'GeoNames', href: 'https://www.geonames.org/' },
        { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
        { label: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
        { label: 'ODbL', href: 'https://opendatacommons.org/licenses/odbl/' },
      ],
    },
  ] satisfies PlainSection[],
} as const;

export const helpCopy = {
  title: 'Pomoc',
  lead: 'Pytania, które słyszymy najczęściej.',
  sections: [
    {
      heading: 'Nie przyszła odpowiedź. Co robić?',
      paragraphs: [
        `Sprawdź foldery Spam i\u00a0Oferty. Jeśli od płatności minęło ${ANSWER_WITHIN_HOURS}\u00a0godzin, napisz do nas i\u00a0podaj numer zamówienia.`,
      ],
    },
    {
      heading: 'Płatność się nie udała. Czy mam płacić jeszcze raz?',
      paragraphs: [
        'Najpierw sprawdź limity płatności w\u00a0banku i\u00a0ważność karty. Jeśli strona mówi „Zamówienie nieudane” i\u00a0pokazuje „Spróbuj ponownie”, możesz zapłacić drugi raz. Jeśli nie udało się sprawdzić płatności, poczekaj albo napisz do nas.',
      ],
    },
    {
      heading: 'Jak użyć kuponu?',
      paragraphs: [
        'Po wyborze wróżki wpisz kod w\u00a0podsumowaniu i\u00a0naciśnij „Zastosuj”. Zmiana wróżki lub wariantu usuwa kupon, wtedy zastosuj go ponownie.',
      ],
    },
    {
      needs: 'unknownHour',
      heading: 'Nie znam godziny urodzenia.',
      paragraphs: [
        'Zaznacz „Nie znam godziny”. Przyjmiemy południe i\u00a0pominiemy to, co zależy od godziny: ascendent i\u00a0domy. Jeśli tego dnia Księżyc zmieniał znak, podamy oba.',
      ],
    },
    {
      heading: 'Jak usunąć dane zapamiętane na tym urządzeniu?',
      paragraphs: ['W\u00a0formularzu zamówienia naciśnij „Wyczyść zapamiętane dane”.'],
    },
  ] satisfies PlainSection[],
} as const;
