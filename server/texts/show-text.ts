import { answerNote } from '#copy/answer-note.ts';
import type { SiteTextKey } from '#domain/site-section.ts';
import { textFields, type TextId } from '#domain/texts/text-fields.ts';
import type { Config } from '#server/config.ts';
import { toPlainText, toSafeMarkup } from '#server/pages/sanitize-contents.ts';
import { completeWith } from '#server/people/complete-text.ts';
import type { TextContent } from '#server/store/text-versions.ts';

type Shown = Pick<Config, 'retention' | 'seller' | 'answerModel'>;

/** Shows a text as customers would see it: places filled in from the settings, markup sanitised. Empty fields are left out. */
export function showText(
  id: TextId,
  content: TextContent,
  { retention, seller, answerModel }: Shown,
): TextContent {
  const complete = completeWith({ retention, seller, answerNote: answerModel && answerNote() });
  return Object.fromEntries(
    textFields(id).flatMap(({ key, kind }) => {
      const text = content[key] ?? '';
      if (toPlainText(text) === '') return [];
      const completed = complete({ type: key as SiteTextKey, content: text });
      return [[key, kind === 'markup' ? toSafeMarkup(completed) : toPlainText(completed)]];
    }),
  );
}
