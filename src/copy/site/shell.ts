/** Texts of the shell on every page. The wording of the navigation (SH-8) and the footer (SH-10) is required. */
export const shellCopy = {
  skip: 'Przejdź do treści',
  navMain: 'Główna',
  navFooter: 'Stopka',
  menuTitle: 'Menu',
  menuOpen: 'Otwórz menu',
  menuClose: 'Zamknij menu',
  external: 'otwiera się w\u00a0nowej karcie',
  lunarCalendar: 'Kalendarz księżycowy',
  todaySky: 'Dziś na niebie',
  notifications: 'Powiadomienia',
  notification: 'Powiadomienie',
  closeToast: 'Zamknij powiadomienie',
} as const;

export const NAV_LABEL = {
  horoscopes: 'Horoskopy',
  birthHoroscope: 'Horoskop urodzeniowy',
  rituals: 'Rytuały',
  tarot: 'Tarot',
  predictions: 'Wróżby',
  knowledge: 'Wiedza',
  shop: 'Sklep',
  contact: 'Kontakt',
} as const;

export const FOOTER_LABEL = {
  information: 'Informacja',
  privacy: 'Polityka Prywatności',
  terms: 'Regulamin',
  contact: 'Kontakt',
  help: 'Pomoc',
} as const;

export const footerCopy = {
  payments: 'Bezpieczne płatności',
  language: 'Język:',
  languageCode: 'PL',
  cookieSettings: 'Ustawienia cookies',
  entertainment:
    'Wróżby i\u00a0horoskopy mają charakter rozrywkowy i\u00a0nie zastępują porady lekarza, prawnika ani psychologa.',
  copyright: (year: number, brand: string) => `© ${year} ${brand}.`,
} as const;

/** Accessible names of the payment logos, required to be exactly these (SH-10). */
export const PAYMENT_LOGOS = ['PayU', 'BLIK', 'Visa', 'Mastercard'] as const;

export const THEME_LABEL = {
  light: 'Motyw: jasny',
  dark: 'Motyw: ciemny',
  system: 'Motyw: jak w\u00a0systemie',
} as const;
export type ThemeChoice = keyof typeof THEME_LABEL;

const THEME_NAME = {
  light: 'jasny',
  dark: 'ciemny',
  system: 'jak w\u00a0systemie',
} as const satisfies Record<ThemeChoice, string>;

/** Accessible name of the theme button: the current theme and the next one. */
export const themeSwitchLabel = (now: ThemeChoice, next: ThemeChoice) =>
  `${THEME_LABEL[now]}. Zmień na ${THEME_NAME[next]}`;
