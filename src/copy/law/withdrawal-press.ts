import { NBSP } from '../site/format.ts';

/** Texts of the page behind the link in the receipt of a withdrawal, where its reader says whether it is hers. */
export const withdrawalPressCopy = {
  title: 'Czy to twoje odstąpienie?',
  lead: 'Przyszło do nas oświadczenie tej treści:',
  received: (time: string) => `Otrzymane: ${time} czasu warszawskiego.`,
  what: `Jeśli to ty, a${NBSP}odpowiedź jeszcze nie wyszła, odwołamy zamówienie. Jeśli należy ci się zwrot, oddamy pieniądze. Liczy się dzień oświadczenia.`,
  mine: 'Tak, odwołaj zamówienie',
  notMine: 'To nie ja, zostaw zamówienie',
  foreign: `Formularz przyszedł z${NBSP}innej strony, więc niczego nie zmieniliśmy. Wybierz jeszcze raz.`,
  problem: 'Wybierz jedną z dwóch odpowiedzi.',

  provedTitle: 'Odstąpienie potwierdzone',
  proved: `Dziękujemy. Jeśli zamówienie czeka na odpowiedź, odwołujemy je, a${NBSP}o${NBSP}zwrocie napiszemy w${NBSP}osobnym liście. Jeśli numer nie pasuje do żadnego zamówienia, sprawdzi to człowiek i${NBSP}odpisze.`,
  deniedTitle: 'Zamówienie zostaje',
  denied: `Dziękujemy. Niczego nie odwołujemy, a${NBSP}sklep wie, że ktoś inny podał twój adres. Jeśli to jednak twoje odstąpienie, możesz je jeszcze potwierdzić.`,

  closedTitle: 'Tego odnośnika już nie ma',
  closed: `Odnośnik jest niepełny albo danych tego oświadczenia już u${NBSP}nas nie ma.`,
  limitTitle: 'Za dużo prób',
  limit: 'Spróbuj za minutę.',
} as const;
