import { z } from 'zod';
import { minorUnits } from '#domain/grosze.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { mailKind, unprovenMail } from '#server/jobs/mail-kind.ts';

const email = z.string().min(3).max(254);

const MINUTE = 60_000;

/** Jobs that send a mail. */
export const MAIL_JOBS = {
  /** The order is paid (OR-1): its agreement on a durable medium. `number` counts the agreement mails of the order. */
  orderConfirmed: mailKind(
    'order-confirmed',
    'paid',
    z.object({ orderId: z.int().positive(), number: z.int().positive().default(1) }),
  ),
  /** What a customer gets back, how and when; `amount` 0: nothing was paid for the order that is called off. */
  moneyBack: mailKind(
    'money-back',
    'paid',
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
  /** Tells an order's former address that its answer goes to another one, which is masked; or a giver where her gift goes. */
  addressMended: mailKind(
    'address-mended',
    'paid',
    z.object({
      to: email,
      orderId: z.int().positive(),
      masked: z.string(),
      isGift: z.boolean().optional(),
    }),
  ),
  /** Double opt-in: the link to the shop's page that confirms. */
  newsletterConfirmation: unprovenMail(
    'newsletter-confirmation',
    z.object({ to: email, token: z.string().min(20) }),
    { everyMs: MINUTE },
  ),
  /** After the confirmation; `token` lets the reader unsubscribe (RFC 8058). */
  ebook: mailKind('ebook', 'pressed', z.object({ to: email, ebookUrl: z.url(), token: z.string().min(20) })),
  /** The link to the data that the shop holds about the address. */
  dataLink: unprovenMail('data-link', z.object({ to: email, token: z.string().min(20) }), {
    everyMs: MINUTE,
  }),
  /** Receipt of a statement of withdrawal: its whole content, date and time. */
  withdrawalReceipt: unprovenMail(
    'withdrawal-receipt',
    z.object({
      to: email,
      receiptNumber: z.int().positive(),
      receivedAt: z.iso.datetime(),
      statement: z.string(),
      /** Opens the page where the mailbox's owner has it carried out; missing where that has been asked for already. */
      token: z.string().min(20).optional(),
    }),
    { isLegal: true },
  ),
};
