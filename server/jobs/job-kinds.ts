import { z } from 'zod';
import { SANDBOX_NOTICES } from '#server/pay/sandbox/notices.ts';

const email = z.string().min(3).max(254);
const paymentId = z.guid();
const orderId = z.int().positive();

/**
 * Every kind of job with the schema of its payload, which is validated when it is written and again when it is run: a
 * job may be older than the program that runs it. Amounts in grosze.
 */
export const JOB_PAYLOADS = {
  /** The order is paid (OR-1): what was bought, for how much, and where the result is. */
  'mail.order-confirmed': z.object({
    to: email,
    orderId,
    customerId: z.guid(),
    productName: z.string(),
    fairyName: z.string(),
    amount: z.int().min(0),
  }),
  /** Double opt-in: the link to the shop's page that confirms. */
  'mail.newsletter-confirmation': z.object({ to: email, token: z.string().min(20) }),
  /** After the confirmation; `token` lets the reader unsubscribe (RFC 8058). */
  'mail.ebook': z.object({ to: email, ebookUrl: z.url(), token: z.string().min(20) }),
  /** The contact form (CO-1), to the shop's own address. */
  'mail.contact-message': z.object({
    firstName: z.string(),
    lastName: z.string(),
    email,
    message: z.string(),
  }),
  /** Mails the answer to the customer, at its time. The text stays in the order until then. */
  'mail.answer': z.object({ orderId, scheduledFor: z.iso.datetime() }),
  /** Requests an answer from the answer source; does nothing more when a person writes it. */
  'answer.write': z.object({ orderId }),
  /** Raises an alarm when a paid order is late. */
  'answer.watch': z.object({ orderId }),
  /** Fetches the status of a payment without a notification from its provider. */
  'payment.reconcile': z.object({ paymentId }),
  /** Closes a payment at its provider after a newer order has replaced its order. */
  'payment.close': z.object({ paymentId }),
  /** Cancels an order whose payment can no longer be made. */
  'order.expire': z.object({ paymentId }),
  /** Sends the sandbox provider's notifications to the shop, in this order (EM-3). */
  'sandbox.notify': z.object({
    sandboxPaymentId: z.string(),
    notices: z.array(z.enum(SANDBOX_NOTICES)).min(1),
  }),
} as const;

export type JobKind = keyof typeof JOB_PAYLOADS;
export type JobPayload<Kind extends JobKind> = z.infer<(typeof JOB_PAYLOADS)[Kind]>;

/** The part of a claimed job that its handler sees. */
export interface JobInfo {
  /** Stays the same over all attempts. */
  id: string;
  /** 1 at the first attempt. */
  attempt: number;
}

/** Returned by a handler that is to be called again with the same payload; not a failure. */
export interface RunAgain {
  at: Date;
}

/** Handles jobs of one kind. A rejection is retried later. Must end well within the lease (job-store.ts). */
export type JobHandler<Kind extends JobKind> = (
  payload: JobPayload<Kind>,
  job: JobInfo,
) => Promise<void | RunAgain>;

/** Handlers of the kinds that this process runs; other kinds are left to other processes. */
export type JobHandlers = { [Kind in JobKind]?: JobHandler<Kind> };
