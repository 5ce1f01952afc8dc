/** Messages of wrong fields, required to the letter (VA-1 to VA-NL); those marked "ours" are our own wording. */
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
  /** Ours; required is only that it speaks of below 13. */
  birthMonth: 'Miesiąc urodzenia powinien być mniejszy niż 13',
  birthYear: 'Rok urodzenia powinien być większy niż 1940',
  /** Ours. */
  birthInFuture: 'Data urodzenia nie może być w przyszłości',
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
  /** Ours: the shop knows no such place. */
  cityUnknown: 'Nie znamy takiego miasta. Sprawdź nazwę albo wybierz z podpowiedzi',
  /** Ours: that night the clock was put forward over this hour. */
  birthTimeSkipped: 'Tej godziny wtedy nie było: zegary przesunięto do przodu. Podaj inną',
  contactFirstName: 'Imię jest wymagane',
  contactLastName: 'Nazwisko jest wymagane',
  contactEmailRequired: 'Email jest wymagany',
  contactEmail: 'Nieprawidłowy adres email',
  contactMessage: 'Wiadomość jest wymagana',
  /** Ours: a code that was typed but never checked would silently count for nothing. */
  couponUnchecked: 'Zastosuj kupon albo usuń kod z pola',
} as const;
