import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import type { TextField } from '#domain/texts/text-fields.ts';
import { tidyLines } from './card-problem.ts';

/** Control characters (NUL, which no database keeps, among them) and halves of characters; line breaks and tabs are none. */
const UNSTORABLE = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/** The text as it is kept: without spaces around it, in one spelling, a line without breaks. */
export const tidyField = ({ kind }: Pick<TextField, 'kind'>, text: string): string =>
  kind === 'line' ? tidyLines(text).replaceAll(/[^\S\u00A0]+/g, ' ') : tidyLines(text);

/** The message about a tidied text that no draft can keep; an empty one falls back to the shop's own words. */
export function fieldProblem({ max }: Pick<TextField, 'max'>, text: string): string | undefined {
  if (text.length > max) return adminValidationCopy.atMost(max);
  return UNSTORABLE.test(text) ? adminValidationCopy.invisible : undefined;
}
