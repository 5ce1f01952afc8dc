const NUMERALS = ['', 'I', 'II', 'III'];

/** Polish sentences about an answer that cannot be approved as it is. */
export const answerTexts = {
  afterPromise: 'Wybierz porę nie późniejszą niż obiecana',
  unchanged: 'Ten tekst klientka już ma. Popraw go albo porzuć poprawkę.',
  noAdvice: 'Potwierdź, że odpowiedź nie jest poradą w tych sprawach',
  unanswered: (numbers: readonly number[]) =>
    `Bez odpowiedzi: ${numbers.length === 1 ? 'pytanie' : 'pytania'} ${numbers.map((number) => NUMERALS[number] ?? String(number)).join(', ')}`,
};
