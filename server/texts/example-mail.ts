import { grosze } from '#domain/grosze.ts';
import type { MailTextId } from '#domain/texts/text-fields.ts';
import type { Config } from '#server/config.ts';
import { orderConfirmedMail, type AgreementSender } from '#server/mail/agreement-mail.ts';
import { answerMail, ebookMail, newsletterConfirmationMail } from '#server/mail/mail-templates.ts';
import type { MailContent } from '#server/mail/mailer.ts';

/** A made-up order, for looking at mails. Its links lead nowhere. */
const ORDER = {
  to: 'anna@example.com',
  orderId: 1001,
  customerId: '00000000-0000-4000-8000-000000000000',
  productName: 'Tarot, trzy karty',
  fairyName: 'Jagna',
};
const TOKEN = 'przyklad-przyklad-przyklad';

/** Values for the places of mails, from the made-up order. */
export const exampleFacts = ({
  brandName,
  contactEmail,
}: Pick<Config, 'brandName' | 'contactEmail'>): Readonly<Record<string, string>> => ({
  ORDER_NUMBER: String(ORDER.orderId),
  SPECIALIST: ORDER.fairyName,
  SERVICE: ORDER.productName,
  BRAND_NAME: brandName,
  CONTACT_EMAIL: contactEmail,
});

/** The mail whose words a text holds, about a made-up order; of those that all mails share, the one with the answer. */
export function exampleMail(id: MailTextId, sender: AgreementSender): MailContent {
  switch (id) {
    case 'List_zamowienie':
      return orderConfirmedMail({ ...ORDER, amount: grosze(89_00), paidAt: new Date() }, [], sender);
    case 'List_newsletter':
      return newsletterConfirmationMail({ to: ORDER.to, token: TOKEN }, sender);
    case 'List_e-book':
      return ebookMail({ to: ORDER.to, token: TOKEN, ebookUrl: `${sender.publicUrl}/e-book` }, sender);
    default:
      return answerMail(
        {
          ...ORDER,
          response: 'Tu stoi odpowiedź wróżki.',
          approver: ORDER.fairyName,
          ratingKey: null,
          answerKey: '',
        },
        sender,
      );
  }
}
