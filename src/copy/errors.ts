import type { ToastText } from './toasts.ts';

/** Error texts of forms and sections that are not a field's own message (those are in validation.ts). */
export const errorCopy = {
  summaryTitle: 'Popraw zaznaczone pola',
  /** Before a page's title while its form has errors, and hidden before each field's message. */
  prefix: 'Błąd: ',
  variantMissing: 'Najpierw wybierz wariant',
} as const;

/** A section that could not be loaded (U7, U35). */
export const loadErrorCopy = {
  title: 'Nie udało się wczytać tej części',
  text: 'Sprawdź połączenie i\u00a0spróbuj jeszcze raz. Reszta strony działa.',
  action: 'Wczytaj ponownie',
  offline: 'Brak połączenia z\u00a0internetem. Twoje dane są bezpieczne, spróbuj za chwilę.',
  slow: 'Wczytywanie trwa dłużej niż zwykle. Możesz poczekać albo odświeżyć stronę.',
} as const;

/** A part whose code did not come, after a press that asked for it (U35). Some browsers ask again only after a reload. */
export const partFailure: ToastText = {
  about: 'part',
  title: loadErrorCopy.title,
  text: 'Sprawdź połączenie i\u00a0spróbuj jeszcze raz. Jeśli to nie pomoże, odśwież stronę.',
};

export const loadingText = 'Wczytywanie...';
