/** Validation messages of the admin panel's forms. Their wording is required (VA-AD), unless marked "Ours". */
export const adminValidationCopy = {
  mailContent: 'Treść maila powinna mieć przynajmniej 3 znaki',
  scheduledFor: 'Niepoprawna data lub jest w przeszłości',
  questionsTooFew: 'Ilość pytań powinna być większa od 0',
  questionsTooMany: 'Ilość pytań powinna być mniejsza od 4',
  blockLabel: 'Tytuł pola powinien mieć minimum 3 znaki',
  /** Ours. */
  blockContent: 'Treść pola powinna mieć minimum 3 znaki',
  /** Ours. */
  productText: 'Pole powinno mieć od 3 do 2000 znaków',
  /** Ours. */
  productType: 'Wybierz typ produktu',
  /** Ours. */
  fairyText: 'Pole powinno mieć minimum 3 znaki',
  /** Ours. */
  rating: 'Ocena powinna być liczbą od 1 do 5',
  /** Ours. */
  zodiacSign: 'Wybierz znak zodiaku',
  persona: 'Wybierz, kto to jest',
  /** Ours. */
  fairyNameTaken: 'Wróżka o tym imieniu już jest',
  /** Ours. */
  productTitleTaken: 'Usługa o tej nazwie już jest',
  /** Ours. */
  questionsTaken: 'Wróżba z tyloma pytaniami już jest w sklepie',
  /** Ours. */
  questionsBesideWish: 'Zamówienie mieści trzy pytania, a temat i intencja liczą się do nich',
  /** Ours. */
  invisible: 'Są tu znaki, których nie widać. Wpisz tekst jeszcze raz.',
  /** Ours. */
  day: 'Podaj dzień',
  /** Ours. */
  dayBefore: 'Ostatni dzień nie może być przed pierwszym',
  /** Ours. */
  dayOver: 'Te dni już minęły',
  /** Ours. */
  dayTooFar: 'Najdalej rok naprzód; sprawdź, czy rok się zgadza',
  /** Ours. */
  dayToCome: 'Podaj dzień, nie późniejszy niż dziś',
  /** Ours. */
  dayBeforeMessage: 'Wtedy nie było jeszcze jej pierwszej wiadomości. Sprawdź, czy rok się zgadza.',
  /** Ours. */
  issueSubject: 'Temat powinien mieć minimum 3 znaki',
  /** Ours. */
  issueBody: 'List powinien mieć minimum 10 znaków',
  /** Ours. */
  issueTarget: 'Podaj adres, który zaczyna się od https://, albo ścieżkę w sklepie, np. /tarot',
  /** Ours. */
  issueTargetMissing: 'Podaj, dokąd prowadzi przycisk',
  /** Ours. */
  issueLinkMissing: 'Podaj napis na przycisku',
  /** Ours. */
  spreadless: 'Karty wykłada się tylko w tarocie',
  /** Ours. */
  positions: (most: number) => `Najwyżej ${most} pozycji, po jednej w wierszu`,
  /** Ours. */
  position: (characters: number) => `Nazwa pozycji: najwyżej ${characters} znaków`,
  /** Ours. */
  positionTwice: 'Dwie pozycje mają tę samą nazwę',
  /** Ours. */
  atMost: (characters: number) => `Najwyżej ${characters} znaków`,
} as const;
