/**
 * How many questions were asked: question marks per field, consecutive ones as one, added up
 * (OP-7). "Czy wyjadę?? I kiedy?" asks two.
 */
export const countQuestions = (fields: readonly string[]) =>
  fields.reduce((sum, text) => sum + (text.match(/\?+/g)?.length ?? 0), 0);
