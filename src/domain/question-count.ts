/**
 * How many questions were asked: question marks per field, consecutive ones as one, added up
 * (SPEC.md section 5, OP-7). "Czy wyjadę?? I kiedy?" asks two.
 */
export const countQuestions = (fields: readonly string[]) =>
  fields.reduce((sum, text) => sum + (text.match(/\?+/g)?.length ?? 0), 0);
