import { sql } from 'kysely';

/** What a failure of SMTP carries beside its words: nodemailer's own fields, and what the mailer adds. */
interface SmtpFailure {
  /** Of nodemailer: EAUTH for a refused password. */
  code?: string;
  /** The step at which the mail server answered (RFC 5321): `RCPT TO`, `DATA`. */
  command?: string;
  responseCode?: number;
  /** The mail server's own words, which may quote the address. */
  response?: string;
  /** Enhanced status about recipient or text (RFC 3463): 5.1.1. */
  smtpStatus?: string;
  /** The failure came before the mail server began to receive the text. */
  isBeforeText?: boolean;
}

/** The fields of SMTP of a failure; none of one that is no error. */
export const asSmtpFailure = (error: unknown): SmtpFailure =>
  error instanceof Error ? (error as SmtpFailure) : {};

const STATUS = /^[45]\d\d[ -]([45]\.\d{1,3}\.\d{1,3})\b/;

/**
 * The enhanced status of an answer about recipient or text; `undefined` where the mail server gave none, or spoke of the
 * sender, whose address has statuses 5.1.x too.
 */
export function smtpStatusOf(error: unknown): string | undefined {
  const { command, response = '' } = asSmtpFailure(error);
  return command === 'RCPT TO' || command === 'DATA' ? STATUS.exec(response)?.[1] : undefined;
}

/**
 * Status codes for a bad recipient's address (RFC 3463, RFC 7505): no such mailbox (1), no such domain (2), not an
 * address (3), moved (6), a domain that takes no mail (10). Others of 5.1 concern the sender (7, 8) or nobody in
 * particular (0, 4, 9). A reply of 550 alone does not suffice: a suspended sender gets it for all mails.
 */
const BAD = /^5\.1\.(1|2|3|6|10)$/;

/** Whether the mail server reports that the recipient's address does not exist. */
export const isBadAddress = (error: unknown): boolean => BAD.test(asSmtpFailure(error).smtpStatus ?? '');

/** As `isBadAddress`, of the last failure of a row of `job`: the status is the end of its label. */
export const HAS_BAD_ADDRESS = sql<boolean>`coalesce(job.last_error ~ ${` ${BAD.source.slice(1)}`}, false)`;

/** Statuses about the very mailbox: full, closed, or unknown just now (RFC 3463, 4.1, 4.2, 5.2); 4.1.7 and 4.1.8 are about the sender. */
const MAILBOX = /^(4\.1\.(?![78]$)|[45]\.2\.)[0-9]+$/;

/** SQL over `job`: the last failure concerned one recipient, not the mail server. */
export const IS_ABOUT_RECIPIENT = sql<boolean>`coalesce(
  job.last_error ~ ${` ${BAD.source.slice(1)}`} or job.last_error ~ ${` ${MAILBOX.source.slice(1)}`}, false
)`;

/** Whether a failure is about the very mailbox: full, closed, or unknown just now (RFC 3463, 4.1, 4.2, 5.2). */
export const isAboutMailbox = (error: unknown): boolean =>
  MAILBOX.test(asSmtpFailure(error).smtpStatus ?? '');

/**
 * Whether a failed mail has certainly not arrived: the server refused it, or had not begun to receive its text. After
 * any other failure, such as a connection that ends after the text, it may have arrived.
 */
export function isCertainlyUnsent(error: unknown): boolean {
  const { responseCode, isBeforeText } = asSmtpFailure(error);
  return responseCode !== undefined || isBeforeText === true;
}
