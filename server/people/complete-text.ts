import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { filled, type PAGE_PLACEHOLDERS } from '#domain/texts/placeholders.ts';
import { isMarkupKey } from '#domain/texts/text-fields.ts';
import { wordsAsMarkup } from '#domain/texts/words-as-markup.ts';
import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/plain-pages/html.ts';
import type { CompleteText } from '#server/store/page-contents.ts';
import { recipientsText, type RecipientSettings } from './recipients-text.ts';
import { retentionFacts } from './retention-text.ts';

/** The settings that the owner's texts speak of. */
export type CompletionSettings = Pick<Config, 'retention' | 'seller' | 'contactEmail' | 'brandName'> &
  RecipientSettings;

interface Completion extends CompletionSettings {
  /** The sentence that ends the terms while a model is set. */
  answerNote: string | undefined;
}

/** The sentence about prices in the terms, by the setting SELLER_VAT. */
const VAT = {
  included: 'zawierają podatek VAT',
  exempt: 'są ostateczne: sprzedawca jest zwolniony z\u00a0podatku VAT',
} as const;

/**
 * Completes the owner's texts: converts a document to markup, fills in placeholders such as `{{SELLER_NAME}}` and
 * retention periods, and adds the sentence about a model to the terms.
 */
export function completeWith(completion: Completion): CompleteText {
  const { retention, seller, answerNote } = completion;
  const facts = {
    BRAND_NAME: escapeHtml(completion.brandName),
    SELLER_NAME: escapeHtml(seller.name),
    SELLER_ADDRESS: escapeHtml(seller.address),
    SELLER_NIP: escapeHtml(seller.nip),
    SELLER_PHONE: escapeHtml(seller.phone),
    SELLER_VAT: VAT[seller.vat],
    SELLER_REGISTER: escapeHtml(seller.register ?? ''),
    SELLER_EMAIL: escapeHtml(completion.contactEmail),
    RECIPIENTS: recipientsText(completion),
    ...retentionFacts(retention),
    ANSWER_WITHIN_HOURS: String(ANSWER_WITHIN_HOURS),
  } satisfies Record<(typeof PAGE_PLACEHOLDERS)[number], string>;
  return ({ type, content }) => {
    const text = filled(content, facts);
    const markup = isMarkupKey(type) ? wordsAsMarkup(text) : text;
    return type === 'TERMS_DESCRIPTION' && answerNote !== undefined
      ? `${markup}\n<p>${answerNote}</p>`
      : markup;
  };
}
