import { foldName } from '#server/places/fold-name.ts';
import type { DraftFlagKind } from '#domain/desk-terms.ts';
import { COMMON_NAMES } from './model/common-names.ts';
import { nameForms } from './model/name-forms.ts';

/** What a specialist should look at in a draft before it is approved. */
export interface DraftFlag {
  kind: DraftFlagKind;
  /** The words of the draft that it is about; not for the instructions, which nobody is shown. */
  text?: string;
}

/** Successive words of the instructions that no draft has by chance. */
const PROMPT_WORDS = 8;

// What begins in the middle of a word was tried from its beginning: without that, a long word is read again at each letter.
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\S+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.(?:pl|com|net|org|eu|io|info|biz|shop)\b(?:\/\S*)?/giu;
/** A Polish telephone number: nine digits, in threes or as a landline is written; help lines are shorter. */
const PHONE =
  /(?<![\d+])(?:\+48[ -]?|0048[ -]?)?(?:\d{3}[ -]?\d{3}[ -]?\d{3}|\(?\d{2}\)?[ -]?\d{3}[ -]?\d{2}[ -]?\d{2})(?![\d])/gu;
/** A mark that replaces masked data (mask-personal.ts), or one that the model made up. */
const MARK = /\[[\p{Lu}][\p{Lu}\p{N} _-]*\]/gu;

/**
 * Finds links, telephone numbers and foreign names in a draft; in one that a model had a hand in (`basePrompt`) also its
 * instructions and unfilled marks.
 */
export function draftFlags(
  answerText: string,
  { basePrompt, names }: { basePrompt?: string | undefined; names: readonly (string | null)[] },
): DraftFlag[] {
  const own = names
    .flatMap((name) => foldName(name ?? '').split(' '))
    .filter(Boolean)
    .map(nameForms);
  const found = (kind: DraftFlag['kind'], pattern: RegExp) =>
    [...new Set(answerText.match(pattern) ?? [])].map((text) => ({ kind, text }));
  const foreign = [...new Set(answerText.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [])].filter((word) => {
    const folded = foldName(word);
    return COMMON_NAMES.some((forms) => forms.test(folded)) && !own.some((forms) => forms.test(folded));
  });
  return [
    ...(basePrompt !== undefined && hasInstructions(answerText, basePrompt)
      ? [{ kind: 'base-prompt' as const }]
      : []),
    ...found('link', LINK),
    ...found('phone', PHONE),
    ...foreign.map((text) => ({ kind: 'name' as const, text })),
    ...(basePrompt === undefined ? [] : found('mark', MARK)),
  ];
}

function hasInstructions(answerText: string, basePrompt: string): boolean {
  const words = foldName(basePrompt).split(' ');
  const text = ` ${foldName(answerText)} `;
  return words.some(
    (_, at) =>
      at + PROMPT_WORDS <= words.length && text.includes(` ${words.slice(at, at + PROMPT_WORDS).join(' ')} `),
  );
}
