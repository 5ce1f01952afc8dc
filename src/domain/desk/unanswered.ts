/** A question of an answer that is being written. */
export interface AskedQuestion {
  number: number;
  response: string;
  isLeftOut: boolean;
}

/**
 * Numbers of the questions that are neither answered nor left out. A single question may be answered by the text below it
 * alone.
 */
export const unansweredOf = (questions: readonly AskedQuestion[], text: string): number[] =>
  questions.length === 1 && text.trim() !== ''
    ? []
    : questions
        .filter(({ response, isLeftOut }) => !isLeftOut && response.trim() === '')
        .map(({ number }) => number);
