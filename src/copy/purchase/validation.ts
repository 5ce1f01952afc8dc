/** Validation messages. Their wording is required (VA-1 to VA-NL), unless a comment says otherwise. */
export const validationCopy = {
  fairyId: 'Wybrano nieprawidłową wróżkę',
  firstName: 'Imię powinno mieć minimum 3 znaki',
  email: 'Wprowadź prawidłowy email',
  confirmEmail: 'Powtórz email',
  emailsDiffer: 'Email i potwierdzenie emaila powinny być takie same',
  birthDayRequired: 'Dzień urodzenia jest wymagany',
  birthDay: 'Nieprawidłowy dzień urodzenia',
  /** Not in the specification. */
  birthMonthRequired: 'Wybierz miesiąc urodzenia',
  /** Not in the specification; only the limit "below 13" is required. */
  birthMonth: 'Miesiąc urodzenia powinien być mniejszy niż 13',
  birthYear: 'Rok urodzenia powinien być większy niż 1940',
  /** Not in the specification. */
  birthInFuture: 'Data urodzenia nie może być w przyszłości',
  /** Not in the specification. */
  earlyStart: 'Zaznacz to pole: bez żądania rozpoczęcia nie możemy przyjąć zamówienia',
  terms: 'Musisz zaakceptować regulamin i politykę prywatności',
  fairyProductId: 'Wybrano nieprawidłowy produkt',
  /** Not in the specification. */
  paymentProvider: 'Wybierz sposób płatności',
  horoscopeVariantId: 'Wybrano nieprawidłowy wariant horoskopu',
  cityRequired: 'Nazwa miasta jest wymagana',
  /** Not in the specification. */
  city: 'Nazwa miasta powinna mieć minimum 3 znaki',
  /** Not in the specification. */
  question: 'Napisz pytanie, na które odpowie wróżka',
  /** Not in the specification. */
  intentions: 'Napisz swoją intencję',
  birthDate: 'Data urodzenia powinna mieć minimum 3 znaki',
  birthYearMax: 'Rok urodzenia nie może być większy niż 2040 rok',
  /** Not in the specification. */
  birthYearMin: 'Rok urodzenia nie może być mniejszy niż 1900 rok',
  /** Not in the specification. */
  birthTime: 'Podaj godzinę urodzenia',
  /** Not in the specification: an unknown place, or a name of several places. The customer corrects both in the same way. */
  cityUnknown:
    'Nie wiemy, które to miejsce. Wybierz je z podpowiedzi, dopisz województwo lub kraj albo sprawdź nazwę.',
  /** Not in the specification: that night the clock was put forward over this hour. */
  birthTimeSkipped: 'Tej godziny wtedy nie było: zegary przesunięto do przodu. Podaj inną.',
  contactFirstName: 'Imię jest wymagane',
  contactLastName: 'Nazwisko jest wymagane',
  contactEmailRequired: 'Email jest wymagany',
  contactEmail: 'Nieprawidłowy adres email',
  contactMessage: 'Wiadomość jest wymagana',
  /** Not in the specification: a typed coupon code has not been checked. */
  couponUnchecked: 'Zastosuj kupon albo usuń kod z pola',
} as const;
