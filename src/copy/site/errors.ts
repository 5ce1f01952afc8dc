import { counted } from './format.ts';
import type { ToastText } from './toasts.ts';

/** Error texts of forms and sections that are not a field's own message (those are in validation.ts). */
export const errorCopy = {
  summaryTitle: 'Popraw zaznaczone pola',
  /** Before a page's title while its form has errors, and hidden before each field's message. */
  prefix: 'Błąd: ',
  /** Said when a form is rejected; its focused summary says the title. */
  toMend: (n: number) => `Do poprawy: ${counted(n, 'pole', 'pola', 'pól')}.`,
} as const;

/** Texts for a section that failed to load (U7, U35). */
export const loadErrorCopy = {
  title: 'Nie udało się wczytać tej części',
  text: 'Sprawdź połączenie i\u00a0spróbuj jeszcze raz. Reszta strony działa.',
  /** Instead of a whole page: nothing else of it is there. */
  pageTitle: 'Nie udało się wczytać tej strony',
  pageText: 'Sprawdź połączenie i\u00a0spróbuj jeszcze raz.',
  action: 'Wczytaj ponownie',
  offline: 'Brak połączenia z\u00a0internetem. Twoje dane są bezpieczne, spróbuj za chwilę.',
  slow: 'Wczytywanie trwa dłużej niż zwykle. Możesz poczekać albo odświeżyć stronę.',
} as const;

/**
 * Toast for a chunk that failed to load after a press (U35). Some browsers retry a failed import only after a reload.
 */
export const partFailure: ToastText = {
  about: 'part',
  isInPage: false,
  title: loadErrorCopy.title,
  text: 'Sprawdź połączenie i\u00a0spróbuj jeszcze raz. Jeśli to nie pomoże, odśwież stronę.',
};

export const loadingText = 'Wczytywanie...';
