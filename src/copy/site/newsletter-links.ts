import type { ToastText } from './toasts.ts';

/** Texts of the page that the confirmation e-mail links to. */
export const confirmationCopy = {
  idle: {
    title: 'Potwierdź zapis',
    text: 'Jedno naciśnięcie, a\u00a0e-\u2060book jest twój. Zapiszemy cię przy tym do newslettera, z\u00a0którego wypiszesz się w\u00a0każdej chwili.',
    submit: 'Potwierdź',
  },
  asking: { title: 'Potwierdzamy twój zapis', text: 'To potrwa chwilę.', submit: 'Potwierdzam...' },
  done: {
    title: 'Zapis potwierdzony',
    text: 'Dziękujemy. E-\u2060book jest twój, wysłaliśmy go też na twój adres.',
    ebook: 'Otwórz e-book',
  },
  failed: {
    title: 'Nie udało się potwierdzić zapisu',
    text: 'Sprawdź połączenie i\u00a0spróbuj ponownie za chwilę.',
    submit: 'Spróbuj ponownie',
  },
  unknown: {
    title: 'Nie udało się potwierdzić zapisu',
    text: 'Odnośnik jest niepełny albo wygasł. Zapisz się jeszcze raz, a\u00a0wyślemy nowy.',
    home: 'Wróć na stronę główną',
  },
} as const;

/** Texts of the unsubscribe page. */
export const signOffCopy = {
  title: 'Wypisz się z\u00a0newslettera',
  text: 'Nie będziemy już pisać na ten adres. Zawsze możesz wrócić.',
  submit: 'Wypisz mnie',
  sending: 'Wypisuję...',
  done: { title: 'Nie wyślemy więcej listów', text: 'Twój adres jest już wypisany z\u00a0newslettera.' },
  failed: 'Nie udało się wypisać adresu. Spróbuj ponownie za chwilę albo napisz do nas.',
  missing: 'Odnośnik jest niepełny. Otwórz go ponownie z\u00a0e-\u2060maila albo napisz do nas.',
} as const;

const late = (title: string, text: string): ToastText => ({
  about: 'newsletter',
  isInPage: false,
  title,
  text,
});

const OPEN_AGAIN = 'Otwórz odnośnik z\u00a0listu jeszcze raz.';

/** What is told of the mail's link when its page was left, and the call failed then. */
export const lateFailure = {
  confirm: {
    failed: late(confirmationCopy.failed.title, OPEN_AGAIN),
    unknown: late(confirmationCopy.unknown.title, confirmationCopy.unknown.text),
  },
  signOff: {
    failed: late('Nie udało się wypisać adresu', OPEN_AGAIN),
    unknown: late('Nie udało się wypisać adresu', signOffCopy.missing),
  },
} as const;
