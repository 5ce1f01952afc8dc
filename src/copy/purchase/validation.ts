/** Validation messages. Their wording is required (VA-1 to VA-NL), unless marked "Ours". */
export const validationCopy = {
  fairyId: 'Wybrano nieprawidłową wróżkę',
  firstName: 'Imię powinno mieć minimum 3 znaki',
  email: 'Wprowadź prawidłowy email',
  confirmEmail: 'Powtórz email',
  emailsDiffer: 'Email i potwierdzenie emaila powinny być takie same',
  birthDayRequired: 'Dzień urodzenia jest wymagany',
  birthDay: 'Nieprawidłowy dzień urodzenia',
  /** Ours. */
  birthMonthRequired: 'Wybierz miesiąc urodzenia',
  /** Ours; only the limit "below 13" is required. */
  birthMonth: 'Miesiąc urodzenia powinien być mniejszy niż 13',
  birthYear: 'Rok urodzenia powinien być większy niż 1940',
  /** Ours. */
  birthInFuture: 'Data urodzenia nie może być w przyszłości',
  /** Ours. */
  earlyStart: 'Zaznacz to pole: bez żądania rozpoczęcia nie możemy przyjąć zamówienia',
  terms: 'Musisz zaakceptować regulamin i politykę prywatności',
  fairyProductId: 'Wybrano nieprawidłowy produkt',
  /** Ours. */
  paymentProvider: 'Wybierz sposób płatności',
  horoscopeVariantId: 'Wybrano nieprawidłowy wariant horoskopu',
  cityRequired: 'Nazwa miasta jest wymagana',
  /** Ours. */
  city: 'Nazwa miasta powinna mieć minimum 3 znaki',
  /** Ours. */
  question: 'Napisz pytanie, na które odpowie wróżka',
  /** Ours. */
  intentions: 'Napisz swoją intencję',
  birthDate: 'Data urodzenia powinna mieć minimum 3 znaki',
  birthYearMax: 'Rok urodzenia nie może być większy niż 2040 rok',
  /** Ours. */
  birthYearMin: 'Rok urodzenia nie może być mniejszy niż 1900 rok',
  /** Ours. */
  birthTime: 'Podaj godzinę urodzenia',
  /** Ours: a place that is not known, or whose name several places have. Both are mended alike. */
  cityUnknown:
    'Nie wiemy, które to miejsce. Wybierz je z podpowiedzi, dopisz województwo lub kraj albo sprawdź nazwę.',
  /** Ours: that night the clock was put forward over this hour. */
  birthTimeSkipped: 'Tej godziny wtedy nie było: zegary przesunięto do przodu. Podaj inną.',
  contactFirstName: 'Imię jest wymagane',
  contactLastName: 'Nazwisko jest wymagane',
  contactEmailRequired: 'Email jest wymagany',
  contactEmail: 'Nieprawidłowy adres email',
  contactMessage: 'Wiadomość jest wymagana',
  /** Ours: a typed coupon code has not been checked. */
  couponUnchecked: 'Zastosuj kupon albo usuń kod z pola',
} as const;
