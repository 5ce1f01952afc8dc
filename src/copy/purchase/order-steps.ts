import { NBSP } from '../site/format.ts';

/** Names of the guided purchase's four steps. */
export const ORDER_STEPS = [
  { short: 'Wariant', title: 'Wybierz wariant' },
  { short: 'Wróżka', title: 'Wybierz wróżkę' },
  { short: 'Twoje dane', title: 'Podaj swoje dane' },
  { short: 'Płatność', title: 'Sprawdź i zapłać' },
] as const;

export const stepCopy = {
  listLabel: 'Kroki zamówienia',
  done: 'ukończony',
  current: 'bieżący',
} as const;

/** Label of the dropdown of question packages; the wording is required (OP-6). */
export const SERVICE_CHOICE = 'Wybór usługi';
/** What a dropdown shows while nothing is chosen in it. */
export const CHOOSE = 'Wybierz';

/** Headings of form and summary, and the hints below them until a specialist is chosen. */
export const laterSteps = {
  form: { title: 'Podaj swoje dane', text: 'Wybierz wróżkę, a pojawi się tu formularz.' },
  summary: { title: `Sprawdź i${NBSP}zapłać`, text: 'Tu zobaczysz swoje zamówienie.' },
} as const;
