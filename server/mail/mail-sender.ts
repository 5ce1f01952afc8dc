import type { OwnMailWords } from '#domain/texts/text-fields.ts';
import { inWords } from './own-words.ts';

/** The shop's data that every mail needs. */
export interface MailSender {
  brandName: string;
  /** Origin of the shop, without a slash at the end. */
  publicUrl: string;
  contactEmail: string;
  /** Set if a model drafts answers; the mails then state it. */
  answerModel?: object | undefined;
  /** The owner's own words; for a missing one the shop's. */
  words?: OwnMailWords | undefined;
}

/** How a mail to a customer begins. */
export const greeting = ({ words }: MailSender) => inWords(words, 'List_wspolne', 'MAIL_GREETING');

/** The lines at the end of a mail to a customer: where to ask, and who writes. */
export const closing = ({ brandName, contactEmail, words }: MailSender) => [
  inWords(words, 'List_wspolne', 'MAIL_CONTACT', { CONTACT_EMAIL: contactEmail }),
  inWords(words, 'List_wspolne', 'MAIL_SIGNATURE', { BRAND_NAME: brandName }),
];
