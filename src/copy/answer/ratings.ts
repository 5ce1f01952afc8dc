import { MOST_RATING_WORDS, RATING_RULES, RATING_WORDS_PATH, RATINGS_SHOWN_FROM } from '#domain/ratings.ts';
import { RATING_RULE_COPY } from './rating-rules.ts';
import type { PlainSection } from '../law/documents.ts';
import { NBSP } from '../site/format.ts';
import { RATINGS_LABEL } from './ratings-label.ts';

const sections: PlainSection[] = [
  {
    heading: 'Kto ocenia',
    paragraphs: [
      `Tylko osoby, które dostały od nas odpowiedź na opłacone zamówienie, własne albo podarowane. Ocenia się odnośnikiem z${NBSP}listu z${NBSP}odpowiedzią, osobnym dla każdego zamówienia, albo na stronie odpowiedzi, którą ten list otwiera. Innej drogi nie ma. Opinię dopisuje się tylko odnośnikiem z${NBSP}listu.`,
      'Jedno zamówienie to jedna ocena, od jednej do pięciu gwiazdek. Za ocenę niczego nie dajemy.',
    ],
  },
  {
    heading: 'Co z nich liczymy',
    paragraphs: [
      `Ocena wróżki to średnia wszystkich jej ocen, dobrych i${NBSP}złych, także z${NBSP}zamówień, za które zwróciliśmy pieniądze. Obok stoi ich liczba. Dopóki jest ich mniej niż ${RATINGS_SHOWN_FROM}, piszemy „Jeszcze bez ocen”.`,
      `Ocen nie piszemy, nie kupujemy, nie zmieniamy i${NBSP}nie usuwamy, a${NBSP}wróżka nie widzi, kto którą dał.`,
    ],
  },
  {
    heading: 'Opinie przy ocenach',
    paragraphs: [
      `Do oceny można dopisać opinię, do ${MOST_RATING_WORDS}${NBSP}znaków. Pokazujemy ją z${NBSP}imieniem i${NBSP}miesiącem, gdy ją przeczytamy. Niczego w${NBSP}niej nie zmieniamy ani nie skracamy.`,
      `Pokazujemy wszystkie, dobre i${NBSP}złe, poza tymi, które łamią jedną z${NBSP}zasad:`,
      ...RATING_RULES.map((rule) => RATING_RULE_COPY[rule]),
      `Gwiazdki liczą się także wtedy, gdy opinii nie pokazujemy. Zasada, którą łamie, stoi pod odnośnikiem do oceny. Opinia znika razem z${NBSP}danymi zamówienia.`,
    ],
    links: [{ label: 'Czytaj opinie przy ocenach', href: RATING_WORDS_PATH }],
  },
  {
    heading: 'Oceny przykładowe',
    paragraphs: [
      `Gwiazdki z${NBSP}dopiskiem „przykład” są zmyślone. Mają je tylko wróżki sklepu przykładowego, w${NBSP}którym niczego się nie płaci.`,
    ],
  },
];

/** First sentence of the page, and its description for search engines. */
export const RATINGS_LEAD = `Skąd są gwiazdki przy wróżkach, kto je daje i${NBSP}jak je liczymy.`;

/** Texts of the page /oceny. */
export const ratingsCopy = {
  title: RATINGS_LABEL,
  lead: RATINGS_LEAD,
  sections,
};
