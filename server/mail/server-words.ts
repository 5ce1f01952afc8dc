/** Nodemailer's error codes from before any recipient is sent. */
const BEFORE_RECIPIENTS: ReadonlySet<unknown> = new Set([
  'EAUTH',
  'ESOCKET',
  'ETLS',
  'EDNS',
  'ECONNECTION',
  'ETIMEDOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
]);

/** A text without mail addresses, so that it holds nobody's data. */
export const withoutAddresses = (text: string): string =>
  text
    .replaceAll(/[^\s@<>]{1,64}@[^\s@<>]{1,255}/g, '…@…')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The mail server's or TLS's error message, if the failure came before any recipient was named: then it holds no
 * customer's data. Undefined for other failures, whose messages may quote an address.
 */
export function serverWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  return BEFORE_RECIPIENTS.has(code) ? withoutAddresses(error.message).slice(0, 200) : undefined;
}
