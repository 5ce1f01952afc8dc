/** Texts of the newsletter block (NL-1); toasts are in toasts.ts. */
export const newsletterCopy = {
  title: 'Odbierz e-book „Dwanaście nocy”',
  lead: 'Krótki przewodnik po Księżycu i\u00a0snach. Zapiszemy cię przy tym do newslettera, z\u00a0którego wypiszesz się w\u00a0każdej chwili.',
  email: 'Adres e-mail',
  submit: 'Pobierz darmowy e-book',
  sending: 'Zapisuję...',
  confirmText:
    'Na twój adres wysłaliśmy odnośnik. Potwierdź zapis, a\u00a0e-\u2060book przyjdzie od razu po potwierdzeniu.',
} as const;
