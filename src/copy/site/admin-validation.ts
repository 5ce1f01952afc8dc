/** Validation messages of the admin panel's forms. Their wording is required (VA-AD), unless a comment says otherwise. */
export const adminValidationCopy = {
  mailContent: 'Treść maila powinna mieć przynajmniej 3 znaki',
  scheduledFor: 'Niepoprawna data lub jest w przeszłości',
  questionsTooFew: 'Ilość pytań powinna być większa od 0',
  questionsTooMany: 'Ilość pytań powinna być mniejsza od 4',
  blockLabel: 'Tytuł pola powinien mieć minimum 3 znaki',
  /** Not in the specification. */
  blockContent: 'Treść pola powinna mieć minimum 3 znaki',
  /** Not in the specification. */
  productText: 'Pole powinno mieć od 3 do 2000 znaków',
  /** Not in the specification. */
  productType: 'Wybierz typ produktu',
  /** Not in the specification. */
  fairyText: 'Pole powinno mieć minimum 3 znaki',
  /** Not in the specification. */
  rating: 'Ocena powinna być liczbą od 1 do 5',
  /** Not in the specification. */
  zodiacSign: 'Wybierz znak zodiaku',
  persona: 'Wybierz, kto to jest',
  /** Not in the specification. */
  fairyNameTaken: 'Wróżka o tym imieniu już jest',
  /** Not in the specification. */
  productTitleTaken: 'Usługa o tej nazwie już jest',
  /** Not in the specification. */
  questionsTaken: 'Wróżba z tyloma pytaniami już jest w sklepie',
  /** Not in the specification. */
  questionsBesideWish: 'Zamówienie mieści trzy pytania, a temat i intencja liczą się do nich',
  /** Not in the specification. */
  invisible: 'Są tu znaki, których nie widać. Wpisz tekst jeszcze raz.',
  /** Not in the specification. */
  day: 'Podaj dzień',
  /** Not in the specification. */
  dayBefore: 'Ostatni dzień nie może być przed pierwszym',
  /** Not in the specification. */
  dayOver: 'Te dni już minęły',
  /** Not in the specification. */
  dayTooFar: 'Najdalej rok naprzód; sprawdź, czy rok się zgadza',
  /** Not in the specification. */
  dayToCome: 'Podaj dzień, nie późniejszy niż dziś',
  /** Not in the specification. */
  dayBeforePayment: 'Wtedy zamówienie nie było jeszcze opłacone. Podaj dzień zapłaty albo późniejszy.',
  /** Not in the specification. */
  dayBeforeMessage: 'Wtedy nie było jeszcze jej pierwszej wiadomości. Sprawdź, czy rok się zgadza.',
  /** Not in the specification. */
  issueSubject: 'Temat powinien mieć minimum 3 znaki',
  /** Not in the specification. */
  issueBody: 'List powinien mieć minimum 10 znaków',
  /** Not in the specification. */
  issueTarget: 'Podaj adres, który zaczyna się od https://, albo ścieżkę w sklepie, np. /tarot',
  /** Not in the specification. */
  issueTargetMissing: 'Podaj, dokąd prowadzi przycisk',
  /** Not in the specification. */
  issueLinkMissing: 'Podaj napis na przycisku',
  /** Not in the specification. */
  spreadless: 'Karty wykłada się tylko w tarocie',
  /** Not in the specification. */
  positions: (most: number) => `Najwyżej ${most} pozycji, po jednej w wierszu`,
  /** Not in the specification. */
  position: (characters: number) => `Nazwa pozycji: najwyżej ${characters} znaków`,
  /** Not in the specification. */
  positionTwice: 'Dwie pozycje mają tę samą nazwę',
  /** Not in the specification. */
  atMost: (characters: number) => `Najwyżej ${characters} znaków`,
} as const;
