import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { placed, type SellerPlaceholder } from '#domain/texts/placeholders.ts';
import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/plain-pages/html.ts';
import type { CompleteText } from '#server/store/page-contents.ts';
import { withRetention } from './retention-text.ts';

interface Completion extends Pick<Config, 'retention' | 'seller'> {
  /** The sentence that ends the terms while a model is set. */
  answerNote: string | undefined;
}

/** The sentence about prices in the terms, by the setting SELLER_VAT. */
const VAT = {
  included: 'zawierają podatek VAT',
  exempt: 'są ostateczne: sprzedawca jest zwolniony z\u00a0podatku VAT',
} as const;

/**
 * Completes the owner's texts: `{{SELLER_NAME}}` and its like and retention periods are filled in, and the terms end with
 * the sentence about a model.
 */
export function completeWith({ retention, seller, answerNote }: Completion): CompleteText {
  const facts: Readonly<Record<SellerPlaceholder, string>> = {
    SELLER_NAME: seller.name,
    SELLER_ADDRESS: seller.address,
    SELLER_NIP: seller.nip,
    SELLER_PHONE: seller.phone,
    SELLER_VAT: VAT[seller.vat],
  };
  return ({ type, content }) => {
    const text =
      type === 'TERMS_DESCRIPTION' && answerNote !== undefined ? `${content}\n<p>${answerNote}</p>` : content;
    const named = text.replace(/\{\{(SELLER_\w+)\}\}/g, (whole, name: string) =>
      escapeHtml((facts as Record<string, string>)[name] ?? whole),
    );
    const promised = named.replaceAll(placed('ANSWER_WITHIN_HOURS'), String(ANSWER_WITHIN_HOURS));
    return withRetention(promised, retention);
  };
}
