import { SAVE_WORDS } from '#desk/frame/edit/edit-words.ts';

/** Words of a specialist's topics. */
export const topicsCopy = {
  title: 'Tematy',
  none: 'Nie ma jeszcze tematów. W karcie zostanie puste miejsce.',
  change: 'Zmień tematy',
  dialog: 'Tematy w karcie',
  close: 'Zamknij bez zapisu',
  topic: (nth: number) => `Temat ${nth}`,
  sign: (nth: number) => `Obrazek tematu ${nth}`,
  icon: { HEARTH: 'serce', MONEY: 'pieniądze', EARTH: 'ziemia' },
  up: (nth: number) => `Temat ${nth}: wyżej`,
  remove: (nth: number) => `Usuń temat ${nth}`,
  add: 'Dodaj temat',
  full: 'Więcej niż sześć tematów nie mieści się w karcie.',
  save: 'Zapisz tematy',
  saving: SAVE_WORDS.saving,
  saved: 'Tematy zapisane. W sklepie jest już nowa karta.',
  cancel: 'Anuluj',
  failed: 'Nie udało się zapisać tematów. Wpisane czeka, spróbuj jeszcze raz.',
  newer: (theirs: string) =>
    `Ktoś zmienił tematy przed chwilą. W sklepie są: ${theirs}. Zapisz mimo to swoje albo anuluj.`,
  nothing: 'żadne',
} as const;
