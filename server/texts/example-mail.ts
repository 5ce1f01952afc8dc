import type { MailTextId } from '#domain/texts/text-fields.ts';
import type { Config } from '#server/config.ts';
import { EXAMPLE_MAILS, EXAMPLE_ORDER } from '#server/mail-gallery/example-mails.ts';
import type { AgreementSender } from '#server/mail/agreement-mail.ts';
import type { MailName } from '#server/mail/mail-names.ts';
import type { MailContent } from '#server/mail/mailer.ts';

/** Values for the places of mails, from the made-up order. */
export const exampleFacts = ({
  brandName,
  contactEmail,
}: Pick<Config, 'brandName' | 'contactEmail'>): Readonly<Record<string, string>> => ({
  ORDER_NUMBER: String(EXAMPLE_ORDER.orderId),
  SPECIALIST: EXAMPLE_ORDER.fairyName,
  SERVICE: EXAMPLE_ORDER.productName,
  BRAND_NAME: brandName,
  CONTACT_EMAIL: contactEmail,
});

/** The mail in which a text's words are looked at; of those that all mails share, the one with the answer. */
const MAIL_OF: Readonly<Record<MailTextId, MailName>> = {
  List_wspolne: 'answer',
  List_zamowienie: 'order-confirmed',
  List_odpowiedz: 'answer',
  List_newsletter: 'newsletter-confirmation',
  'List_e-book': 'ebook',
};

/** The mail whose words a text holds, about a made-up order. */
export const exampleMail = (id: MailTextId, sender: AgreementSender): MailContent =>
  EXAMPLE_MAILS[MAIL_OF[id]](sender)[0];
