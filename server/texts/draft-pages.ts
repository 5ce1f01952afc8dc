import { isMailTextId, type OwnMailWords } from '#domain/texts/text-fields.ts';
import { ebookPage } from '#server/content-pages/ebook-page.ts';
import type { AgreementSender } from '#server/mail/agreement-mail.ts';
import type { House } from '#server/plain-pages/house.ts';
import type { PreviewedDraft } from './draft-preview.ts';
import { exampleMail } from './example-mail.ts';

/** A page with a draft's texts, and the policy that it needs. */
export interface DraftPage {
  html: string;
  policy: string;
}

/** A mail as a page: no scripts, nothing loaded, framed by nobody. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups";

/**
 * Renders a draft that is no page of the shop's app: the e-book as it would stand at its address, a mail about a made-up
 * order. `words` are the published texts, used for what the draft does not contain.
 */
export function renderOtherDraft(
  { id, content }: PreviewedDraft,
  sender: AgreementSender,
  words: OwnMailWords,
  house: House,
): DraftPage | undefined {
  if (id === 'E-book')
    return {
      html: ebookPage(house, content),
      policy: house.headers()['content-security-policy'] ?? '',
    };
  if (!isMailTextId(id)) return undefined;
  const { html } = exampleMail(id, { ...sender, words: { ...words, [id]: content } });
  return { html, policy: MAIL_POLICY };
}
