import { SAVE_WORDS } from '#desk/frame/edit/edit-words.ts';

/** Words of a specialist's sample answers. */
export const samplesCopy = {
  title: 'Przykładowe odpowiedzi',
  lead: 'Klientka czyta je na stronie wróżki, zanim zamówi. Pytanie i\u00a0imię zmyśl; sklep mówi, że są zmyślone. Pusta odpowiedź zdejmuje przykład.',
  loading: 'Wczytuję przykłady',
  loadFailed: 'Nie udało się wczytać przykładów',
  question: (service: string) => `${service}: pytanie`,
  answer: (service: string) => `${service}: odpowiedź`,
  save: (service: string) => `Zapisz przykład: ${service}`,
  saving: SAVE_WORDS.saving,
  saved: (service: string) => `Przykład zapisany: ${service}. W\u00a0sklepie jest już nowy.`,
  savedBefore: (service: string) =>
    `Przykład zapisany: ${service}. Dopisane potem jeszcze nie; zapisz jeszcze raz.`,
  newer: 'Ktoś zmienił ten przykład przed chwilą. Wpisane czeka; zapisz jeszcze raz, jeśli ma zostać.',
  theirs: (service: string) => `${service}: tak jest teraz w\u00a0sklepie`,
  none: 'Bez przykładu.',
  failed: 'Nie udało się zapisać przykładu. Wpisane czeka, spróbuj jeszcze raz.',
} as const;
