import type { ZodType } from 'zod';
import { jobKind, type JobKind } from './job-kind.ts';
import type { MailName } from '#domain/desk/job-names.ts';

/**
 * Why a mail may go to its address: whose it is has paid (`paid`), has pressed a link in an earlier mail (`pressed`), was
 * chosen by a person of the desk (`chosen`), or belongs to the shop (`own`).
 */
export type Recipient = 'paid' | 'pressed' | 'chosen' | 'own';

/** A kind of job that sends a mail to an address with a reason. */
export interface MailKind<Payload> extends JobKind<Payload> {
  recipient: Recipient;
}

/** Declares a kind of job that sends a mail; it waits for other mails only. */
export const mailKind = <Payload>(
  name: MailName,
  recipient: Recipient,
  payload: ZodType<Payload>,
): MailKind<Payload> => ({
  ...jobKind(`mail.${name}`, payload, 'mail'),
  recipient,
});

/**
 * A mail to an address that somebody typed into a form and nobody has proved. It is no kind of job, so that `enqueue`
 * does not take it: it leaves by `enqueueUnproven` alone (unproven-mail.ts), in a lane of its own, so that a flood of
 * forms holds up no answer and no agreement.
 */
export interface UnprovenMail<Payload> {
  kind: JobKind<Payload>;
  /** Pause (ms) between two to one address. */
  everyMs: number;
  /** The law asks for it at once: one a day leaves whatever other forms have sent. */
  isLegal: boolean;
}

/** Declares a mail to an address that has proved nothing. */
export const unprovenMail = <Payload extends { to: string }>(
  name: MailName,
  payload: ZodType<Payload>,
  { everyMs = 0, isLegal = false }: { everyMs?: number; isLegal?: boolean } = {},
): UnprovenMail<Payload> => ({ kind: jobKind(`mail.${name}`, payload, 'forms'), everyMs, isLegal });
