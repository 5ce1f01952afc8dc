import { isMailTextId, type OwnMailWords } from '#domain/texts/text-fields.ts';
import { ebookPage } from '#server/content-pages/ebook-page.ts';
import type { AgreementSender } from '#server/mail/agreement-mail.ts';
import type { House } from '#server/plain-pages/house.ts';
import type { PreviewedDraft } from './draft-preview.ts';
import { exampleMail } from './example-mail.ts';

/** A rendered draft with the CSP that it needs. */
export interface DraftPage {
  html: string;
  policy: string;
}

/** CSP of a mail shown as a page: no scripts, no external resources, no framing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups";

/**
 * Renders a draft that is no page of the app: the e-book, or a mail about a made-up order. `words`: published texts
 * for the parts missing in the draft.
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
