import type { Config } from '#server/config.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { listHeaders } from '#server/mail/mail-templates.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { mailTexts } from '#server/mail/texts.ts';
import { unsubscribePath } from '#server/shop-links.ts';
import type { NewsletterTexts } from '#schemas/desk/newsletter-problem.ts';

/** Sender of the newsletter, with the identity that the law requires in it (PKE art. 398). */
export interface NewsletterSender extends MailSender {
  seller: Pick<Config['seller'], 'name' | 'address'>;
}

/**
 * Composes an issue of the newsletter for one reader, without external pictures or tracked links. `token`: for the
 * unsubscribe link; a sample has none.
 */
export function newsletterMail(
  to: string,
  issue: NewsletterTexts,
  sender: NewsletterSender,
  token: string | undefined,
): MailContent {
  const texts = mailTexts.newsletter;
  const { publicUrl, brandName, seller } = sender;
  const url = issue.linkUrl.startsWith('/') ? publicUrl + issue.linkUrl : issue.linkUrl;
  const subject = token === undefined ? texts.sample(issue.subject) : issue.subject;
  return composeMail('newsletter', sender, {
    to,
    subject,
    title: issue.subject,
    preheader: issue.preheader,
    blocks: [{ linkedText: issue.body }],
    button: issue.linkText === '' ? undefined : { link: issue.linkText, url },
    notes: [
      texts.why(brandName),
      { link: texts.unsubscribe, url: publicUrl + unsubscribePath(token ?? '') },
      texts.seller(seller.name, seller.address),
    ],
    ...(token !== undefined && { headers: listHeaders(sender, token) }),
  });
}
