const NUMERALS = ['', 'I', 'II', 'III'];

/** Polish sentences about an answer that cannot be approved as it is. */
export const answerTexts = {
  afterPromise: 'Pora musi być najpóźniej obiecaną porą',
  unchanged: 'Ten tekst klientka już ma. Popraw go albo porzuć poprawkę.',
  noAdvice: 'Potwierdź, że odpowiedź nie jest poradą w tych sprawach',
  unanswered: (numbers: readonly number[]) =>
    `Bez odpowiedzi: pytanie ${numbers.map((number) => NUMERALS[number] ?? String(number)).join(', ')}`,
};
