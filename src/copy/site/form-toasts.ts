import type { ToastText } from './toasts.ts';

// Toasts of contact form and newsletter (ER-4), apart from an order's: order pages do not load them.
export const contactSuccess: ToastText = {
  about: 'contact',
  isInPage: true,
  title: 'Dziękujemy za wiadomość!',
  text: 'Skontaktujemy się z Tobą wkrótce',
};

export const contactFailure: ToastText = {
  about: 'contact',
  isInPage: true,
  title: 'Coś poszło nie tak!',
  text: 'Nie udało się zweryfikować czy jesteś robotem',
};

export const newsletterSuccess: ToastText = {
  about: 'newsletter',
  isInPage: true,
  /** The spelling is required (ER-4). */
  title: 'Dziekujemy!',
  text: 'Na twój adres wysłaliśmy odnośnik. Potwierdź zapis, a\u00a0e-\u2060book przyjdzie od razu po potwierdzeniu.',
};

export const newsletterFailure: ToastText = {
  about: 'newsletter',
  isInPage: true,
  title: 'Coś poszło nie tak!',
  text: 'Nie udało się zapisać do newslettera',
};
