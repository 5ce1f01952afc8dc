import { z } from 'zod';
import { CONTACT_TOPICS } from '#domain/typed/contact-kind.ts';
import { mailKind } from '#server/jobs/mail-kind.ts';

/** Mails of the messages that people of the desk answer. */
export const MESSAGE_JOBS = {
  /** A reply to a message of the contact form. */
  reply: mailKind('letter-reply', 'chosen', z.object({ replyId: z.guid() })),
  /** What a person of the desk wrote about an order. */
  orderMail: mailKind('order-mail', 'chosen', z.object({ mailId: z.guid() })),
  /** Tells the owners that the mail server refuses such a mail. */
  orderMailRefused: mailKind('order-mail-refused', 'own', z.object({ mailId: z.guid() })),
  /** Tells the owners that a message still waits, whose answer has a last day. */
  due: mailKind(
    'letter-due',
    'own',
    z.object({
      messageId: z.guid(),
      kind: z.enum(CONTACT_TOPICS).default('complaint'),
      /** First day of its deadline (message-terms.ts); missing in older jobs. */
      waitsSince: z.string().nullable().optional(),
    }),
  ),
};
