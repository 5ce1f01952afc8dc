import type { Config } from '#server/config.ts';
import { closing, content, listHeaders, type MailSender } from '#server/mail/mail-templates.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { mailTexts } from '#server/mail/texts.ts';
import { unsubscribePath } from '#server/shop-links.ts';
import type { NewsletterTexts } from '#schemas/desk/newsletter-problem.ts';

/** Who sends the newsletter: the law asks that a reader knows (PKE art. 398). */
export interface NewsletterSender extends MailSender {
  seller: Pick<Config['seller'], 'name' | 'address'>;
}

/**
 * Composes a letter of the newsletter for one reader. Nothing in it is loaded or counted: no pictures, no tracked links.
 * `token` unsubscribes her; a sample has none.
 */
export function newsletterMail(
  to: string,
  letter: NewsletterTexts,
  sender: NewsletterSender,
  token: string | undefined,
): MailContent {
  const texts = mailTexts.newsletter;
  const { publicUrl, brandName, seller } = sender;
  const url = letter.linkUrl.startsWith('/') ? publicUrl + letter.linkUrl : letter.linkUrl;
  const subject = token === undefined ? texts.sample(letter.subject) : letter.subject;
  return {
    ...content(to, subject, {
      title: letter.subject,
      preheader: letter.preheader,
      blocks: [
        { linkedLetter: letter.body },
        ...(letter.linkText === '' ? [] : [{ link: letter.linkText, url }]),
      ],
      footer: [
        texts.why(brandName),
        texts.unsubscribe(publicUrl + unsubscribePath(token ?? '')),
        texts.seller(seller.name, seller.address),
        ...closing(sender),
      ],
    }),
    ...(token !== undefined && { headers: listHeaders(sender, token) }),
  };
}
