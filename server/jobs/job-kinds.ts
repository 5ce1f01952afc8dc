import { z } from 'zod';
import { SANDBOX_NOTICES } from '#server/pay/sandbox/notices.ts';

const email = z.string().min(3).max(254);
const paymentId = z.guid();
const orderId = z.int().positive();

/**
 * Every kind of job with the shape of its payload, checked when it is written and again when it is run: a job may be
 * older than the program that runs it. Amounts in grosze.
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
  /** After the confirmation; `token` lets the reader sign off (RFC 8058). */
  'mail.ebook': z.object({ to: email, ebookUrl: z.url(), token: z.string().min(20) }),
  /** The contact form (CO-1), to the shop's own address. */
  'mail.contact-message': z.object({
    firstName: z.string(),
    lastName: z.string(),
    email,
    message: z.string(),
  }),
  /** The answer to the customer, at its time. The text stays in the order until then. */
  'mail.answer': z.object({ orderId, scheduledFor: z.iso.datetime() }),
  /** Asks the source of answers for one; when that is a person, nothing more happens. */
  'answer.write': z.object({ orderId }),
  /** Looks whether a paid order is late. */
  'answer.watch': z.object({ orderId }),
  /** Asks the provider about a payment without news. */
  'payment.reconcile': z.object({ paymentId }),
  /** Closes a payment at its provider after its order has given way to a newer one. */
  'payment.close': z.object({ paymentId }),
  /** Ends an order whose payment can no longer be made. */
  'order.expire': z.object({ paymentId }),
  /** The sandbox provider notifies the shop (EM-3): notices in this order. */
  'sandbox.notify': z.object({
    sandboxPaymentId: z.string(),
    notices: z.array(z.enum(SANDBOX_NOTICES)).min(1),
  }),
} as const;

export type JobKind = keyof typeof JOB_PAYLOADS;
export type JobPayload<Kind extends JobKind> = z.infer<(typeof JOB_PAYLOADS)[Kind]>;

/** A claimed job, as its handler sees it. */
export interface JobInfo {
  /** Stays the same over all attempts. */
  id: string;
  /** 1 at the first attempt. */
  attempt: number;
}

/** Returned by a handler that wants to be called again with the same payload; not a failure. */
export interface RunAgain {
  at: Date;
}

/** Does the work of one kind. A rejection is retried later. Must end well within the lease (job-store.ts). */
export type JobHandler<Kind extends JobKind> = (
  payload: JobPayload<Kind>,
  job: JobInfo,
) => Promise<void | RunAgain>;

/** The kinds that this process works on; others are left to processes that can. */
export type JobHandlers = { [Kind in JobKind]?: JobHandler<Kind> };
