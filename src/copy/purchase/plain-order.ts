/** Texts of the purchase without scripts; everything else is worded as on the page with scripts. */
export const plainOrderCopy = {
  /** The line on each order page that leads here. */
  unloaded: 'Ta strona nie wczytała się do końca.',
  unloadedLink: 'Zamów w\u00a0prostej wersji',
  unloadedResult: 'Sprawdź płatność w\u00a0prostej wersji',
  unloadedBirth: 'Horoskop urodzeniowy w\u00a0prostej wersji',
  unloadedForm: 'Napisz w\u00a0prostej wersji',
  unloadedContact: (email: string) => `Napisz na ${email}`,
  /** Follows the service in a page's title: each step is a page of its own. */
  step: (n: number) => `krok ${n} z\u00a04`,
  next: 'Dalej',
  /** Presses that lack something. */
  unchosen: 'Najpierw zaznacz, co chcesz zamówić.',
  noCode: 'Wpisz kod kuponu, zanim go zastosujesz.',
  changeVariant: 'Zmień wariant',
  changeSpecialist: 'Zmień wróżkę',
  /** Button pressed by Enter in a text field: refreshes the page, orders nothing. */
  refresh: 'Odśwież',
  foreign: {
    title: 'Ten formularz przyszedł z\u00a0innej strony',
    text: 'Dlatego nic z\u00a0nim nie zrobiliśmy. Otwórz go w\u00a0naszym sklepie.',
  },
  trouble: {
    title: 'Coś poszło nie tak!',
    text: (email: string) =>
      `Wróć na poprzednią stronę i\u00a0spróbuj jeszcze raz za chwilę. To, co wpisano, nadal tam jest. Możesz też napisać na ${email}.`,
  },
  /** Nothing was typed yet. */
  notOpened: {
    title: 'Nie udało się wczytać tej strony',
    text: (email: string) => `Spróbuj jeszcze raz za chwilę albo napisz na ${email}.`,
  },
  begin: 'Zacznij od początku',
  checking: 'Ta strona odświeża się sama.',
  full: 'Pełna wersja strony',
} as const;
