import { z, type ZodType } from 'zod';
import { minorUnits } from '#domain/grosze.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { jobKind } from '#server/jobs/job-kind.ts';
import type { JobName } from '#domain/desk/job-names.ts';

const email = z.string().min(3).max(254);

/** A statement of withdrawal as it was received. */
const withdrawal = { receiptNumber: z.int().positive(), receivedAt: z.iso.datetime(), statement: z.string() };

type MailName<Name> = Name extends `mail.${infer Rest}` ? Rest : never;

/** Declares a kind of job that sends a mail; it waits for other mails only. */
export const mailKind = <Payload>(name: MailName<JobName>, payload: ZodType<Payload>) =>
  jobKind(`mail.${name}`, payload, 'mail');

/** Jobs that send a mail. */
export const MAIL_JOBS = {
  /** The order is paid (OR-1): its agreement on a durable medium. `number` counts the agreement mails of the order. */
  orderConfirmed: mailKind(
    'order-confirmed',
    z.object({ orderId: z.int().positive(), number: z.int().positive().default(1) }),
  ),
  /** What a customer gets back, how and when; `amount` 0: nothing was paid for the order that is called off. */
  moneyBack: mailKind(
    'money-back',
    z.object({
      to: email,
      orderId: z.int().positive(),
      customerId: z.guid(),
      productName: z.string(),
      amount: z.int().min(0).transform(minorUnits),
      currency: z.string().length(3),
      provider: z.enum(PAYMENT_PROVIDERS),
      isCalledOff: z.boolean(),
      /** The customer has withdrawn; missing in older jobs. */
      isWithdrawal: z.boolean().optional(),
      /** A sentence of the shop's to the customer; plain text. */
      word: z.string().optional(),
    }),
  ),
  /** Double opt-in: the link to the shop's page that confirms. */
  newsletterConfirmation: mailKind(
    'newsletter-confirmation',
    z.object({ to: email, token: z.string().min(20) }),
  ),
  /** After the confirmation; `token` lets the reader unsubscribe (RFC 8058). */
  ebook: mailKind('ebook', z.object({ to: email, ebookUrl: z.url(), token: z.string().min(20) })),
  /** The link to the data that the shop holds about the address. */
  dataLink: mailKind('data-link', z.object({ to: email, token: z.string().min(20) })),
  /** Receipt of a statement of withdrawal: its whole content, date and time. */
  withdrawalReceipt: mailKind('withdrawal-receipt', z.object({ to: email, ...withdrawal })),
  /** Tells the shop of a statement of withdrawal. */
  withdrawalNotice: mailKind('withdrawal-notice', z.object({ email, ...withdrawal })),
  /** The contact form (CO-1), to the shop's own address. */
  contactMessage: mailKind(
    'contact-message',
    z.object({ firstName: z.string(), lastName: z.string(), email, message: z.string() }),
  ),
};
