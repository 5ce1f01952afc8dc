/** Texts of the birth horoscope section on the home page (BH-1 to BH-7). */
export const birthCopy = {
  title: 'Horoskop urodzeniowy',
  lead: 'Podaj datę, godzinę i\u00a0miasto. Narysujemy mapę nieba z\u00a0chwili, w\u00a0której przyszłaś lub przyszedłeś na świat.',
  free: 'Wykres jest bezpłatny.',
  name: 'Imię',
  birthDate: 'Data urodzenia',
  city: 'Miasto urodzenia',
  birthTime: 'Godzina urodzenia',
  email: 'Adres e-mail',
  cityHint: 'Na przykład Kraków. Miejsce urodzenia wpływa na ascendent.',
  citySuggestions: 'Podpowiedzi miast',
  /** Before the nearest names of an unknown city. */
  cityNearest: 'Może chodziło o:',
  timeUnknown: 'Nie znam godziny',
  timeUnknownHint: 'Przyjmiemy południe i\u00a0pominiemy to, co zależy od godziny: ascendent i\u00a0domy.',
  submit: 'Oblicz horoskop',
  calculating: 'Ustawiamy planety na niebie...',
  scrolledAnnounce: 'Wykres gotowy. Poniżej znajdziesz położenie planet.',
  failTitle: 'Nie udało się obliczyć horoskopu',
  fail: 'Sprawdź nazwę miasta i\u00a0spróbuj ponownie. Twoje dane zostały w\u00a0formularzu.',
} as const;
