import { MOST_RATING_WORDS, type RatingWordsState } from '#domain/ratings.ts';
import { counted, NBSP } from '../site/format.ts';
import { RATINGS_LABEL } from './ratings-label.ts';

const stars = (count: number) => counted(count, 'gwiazdka', 'gwiazdki', 'gwiazdek');

const MAIL_LINK = 'Oceń odpowiedź';

/** What shows of whom who rates: true of the stars and of the words. */
const SHOWN = `Twojego pytania nigdzie przy ocenie nie pokażemy, a${NBSP}imię tylko wtedy, gdy dopiszesz opinię.`;

const CHOICE = ['bardzo zła', 'słaba', 'w porządku', 'dobra', 'bardzo dobra'] as const;

/** Texts of the page behind the link in the mail with an answer, where its customer rates it (LW-16). */
export const ratingCopy = {
  mailLink: MAIL_LINK,

  how: RATINGS_LABEL,
  title: 'Jak oceniasz odpowiedź?',
  lead: (fairy: string, product: string) => `Odpowiada ${fairy}: ${product}.`,
  choice: (count: number) => `${stars(count)}: ${CHOICE[count - 1] ?? ''}`,
  once: `Oceniasz raz. Oceny nie zmieniamy i${NBSP}nie usuwamy, ani na twoją prośbę, ani na prośbę wróżki. ${SHOWN}`,
  onceShort: `Oceniasz raz. ${SHOWN}`,
  save: 'Zapisz ocenę',
  /** Under the stars, while none is chosen. */
  none: 'Wybierz od jednej do pięciu gwiazdek',
  problem: 'Wybierz od jednej do pięciu gwiazdek.',
  foreign: `Formularz przyszedł z${NBSP}innej strony, więc oceny nie zapisaliśmy. Wybierz jeszcze raz.`,

  thanks: 'Dziękujemy za ocenę',
  given: (count: number) => `Twoja ocena: ${stars(count)}. Jest już zapisana i${NBSP}jej nie zmieniamy.`,

  wordsTitle: 'Chcesz dodać opinię?',
  wordsLead: (firstMonth: string) =>
    `Nie trzeba. Jeśli coś napiszesz, przeczytamy to, a${NBSP}potem pokażemy na stronie ocen z${NBSP}twoim imieniem i${NBSP}miesiącem: ${firstMonth}. Opinii nie zmieniamy.`,
  wordsByMail: `Opinię dopiszesz odnośnikiem „${MAIL_LINK}” z${NBSP}e-\u2060maila. Stanie przy niej twoje imię, więc ta strona, którą otwiera każdy, kto ma jej adres, o${NBSP}nią nie pyta.`,
  words: 'Twoja opinia (nieobowiązkowa)',
  wordsHint: `Do ${MOST_RATING_WORDS}${NBSP}znaków. O${NBSP}zdrowiu i${NBSP}o${NBSP}innych osobach z${NBSP}nazwiska nie pisz: takich opinii nie pokazujemy.`,
  wordsSend: 'Wyślij opinię',
  wordsBlank: 'Wpisz opinię, zanim ją wyślesz. Ocena jest już zapisana, więc możesz ją też pominąć.',
  wordsOver: (count: number) => `Opinia jest za długa o${NBSP}${counted(count, 'znak', 'znaki', 'znaków')}.`,
  wordsGiven: 'Twoja opinia',
  wordsState: {
    waiting: 'Czeka, aż ją przeczytamy.',
    shown: 'Jest na stronie ocen.',
    refused: 'Nie pokazujemy jej na stronie. Zasada, którą łamie:',
  } satisfies Record<RatingWordsState, string>,
  wordsObject: `Widzisz to inaczej? Napisz do nas, a${NBSP}przeczytamy jeszcze raz.`,
  contact: 'Napisz do nas',

  shownTitle: 'Opinie przy ocenach',
  shownLead: `Tak piszą osoby, które dostały odpowiedź. Pokazujemy wszystkie opinie, dobre i${NBSP}złe, które nie łamią zasad.`,
  shownNone: 'Nie ma tu jeszcze opinii.',
  shownMore: 'Dalsze opinie',
  shownFirst: 'Pierwsze opinie',
  shownBy: (name: string, month: string) => `${name}, ${month}`,
  stars,

  closedTitle: 'Tej odpowiedzi nie można ocenić',
  closedLead: `Odnośnik jest niepełny albo danych tego zamówienia już u${NBSP}nas nie ma. Ocenić można tylko odpowiedź, która została wysłana.`,
  limitTitle: 'Za dużo prób',
  limitLead: 'Spróbuj za minutę.',
} as const;
