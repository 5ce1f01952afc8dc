/** Counts question marks in all fields, consecutive ones as one (OP-7). "Czy wyjadę?? I kiedy?" counts as two. */
export const countQuestions = (fields: readonly string[]) =>
  fields.reduce((sum, text) => sum + (text.match(/\?+/g)?.length ?? 0), 0);
