import type { ZodType } from 'zod';
import { jobKind, type JobKind } from './job-kind.ts';
import type { MailName } from '#domain/desk/job-names.ts';

/**
 * Why a mail may be sent to its address: its owner has paid (`paid`), has pressed a link in an earlier mail
 * (`pressed`), was chosen by a person of the desk (`chosen`), or is the shop (`own`).
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
 * A mail to a typed, unproved address. It is not a JobKind, so `enqueue` does not accept it. It is sent by
 * `enqueueUnproven` only (unproven-mail.ts), in its own lane, so that a flood of forms delays no answer or agreement.
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
