import { NBSP, plural } from './format.ts';
import { RATINGS_LABEL } from './ratings-label.ts';

const stars = (count: number) => `${count}${NBSP}${plural(count, 'gwiazdka', 'gwiazdki', 'gwiazdek')}`;

const CHOICE = ['bardzo zła', 'słaba', 'w porządku', 'dobra', 'bardzo dobra'] as const;

/** Texts of the page behind the link in the mail with an answer, where its customer rates it (LW-16). */
export const ratingCopy = {
  mailLead: `Jak oceniasz tę odpowiedź? Ocena jest dobrowolna, a${NBSP}wróżki poznają z${NBSP}niej, co pomaga.`,
  mailLink: 'Oceń odpowiedź',

  how: RATINGS_LABEL,
  title: 'Jak oceniasz odpowiedź?',
  lead: (fairy: string, product: string) => `${fairy} odpowiedziała na twoje zamówienie: ${product}.`,
  choice: (count: number) => `${stars(count)}: ${CHOICE[count - 1] ?? ''}`,
  once: `Oceniasz raz. Oceny nie zmieniamy i${NBSP}nie usuwamy, ani na twoją prośbę, ani na prośbę wróżki. Twoje imię i${NBSP}pytania nigdzie się przy niej nie pokażą.`,
  problem: 'Wybierz od jednej do pięciu gwiazdek.',
  foreign: `Formularz przyszedł z${NBSP}innej strony, więc oceny nie zapisaliśmy. Wybierz jeszcze raz.`,

  thanks: 'Dziękujemy za ocenę',
  given: (count: number) => `Twoja ocena: ${stars(count)}. Jest już zapisana i${NBSP}jej nie zmieniamy.`,

  closedTitle: 'Tej odpowiedzi nie można ocenić',
  closedLead: `Odnośnik jest niepełny albo danych tego zamówienia już u${NBSP}nas nie ma. Ocenić można tylko odpowiedź, która została wysłana.`,
  limitTitle: 'Za dużo prób',
  limitLead: 'Spróbuj za minutę.',
} as const;
