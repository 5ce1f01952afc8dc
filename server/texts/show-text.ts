import { answerNote } from '#copy/answer/answer-note.ts';
import type { SiteTextKey } from '#domain/site-section.ts';
import { filled } from '#domain/texts/placeholders.ts';
import { isMailTextId, textFields, type TextId } from '#domain/texts/text-fields.ts';
import type { Config } from '#server/config.ts';
import { toPlainText, toSafeMarkup } from '#server/markup/sanitize-contents.ts';
import { completeWith, type CompletionSettings } from '#server/people/complete-text.ts';
import type { TextContent } from '#server/store/text-versions.ts';
import { exampleFacts } from './example-mail.ts';

type Shown = CompletionSettings & Pick<Config, 'brandName'>;

/**
 * Shows a text as customers would see it: places filled in from the settings, of a mail from a made-up order; markup
 * sanitised. Empty fields are left out.
 */
export function showText(id: TextId, content: TextContent, config: Shown): TextContent {
  const complete = completeWith({ ...config, answerNote: config.answerModel && answerNote() });
  const completed = (key: string, text: string) =>
    isMailTextId(id)
      ? filled(text, exampleFacts(config))
      : complete({ type: key as SiteTextKey, content: text });
  return Object.fromEntries(
    textFields(id).flatMap(({ key, kind }) => {
      const text = content[key] ?? '';
      if (toPlainText(text) === '') return [];
      const shown = completed(key, text);
      return [[key, kind === 'markup' ? toSafeMarkup(shown) : toPlainText(shown)]];
    }),
  );
}
