import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { asSmtpFailure } from '#server/mail/mail-failure.ts';
import { CHECK_TIMEOUT, callFailure, failed, OK, type CheckResult } from './check-result.ts';

/** Maps an SMTP failure to a check result. */
export function mailFailure(error: unknown): CheckResult {
  const { code = '', command, response, responseCode } = asSmtpFailure(error);
  const words = response ?? (error instanceof Error ? error.message : '');
  if (code === 'EAUTH') return failed('login', words);
  if (command === 'MAIL FROM') return failed('sender', words);
  if (command === 'RCPT TO') return failed('recipient', words);
  if (responseCode !== undefined) return failed('unexpected', words);
  return callFailure(error);
}

/** Signs in to the mail server and sends the test mail; undefined without SMTP. */
export async function checkMail(
  { mail }: Pick<Config, 'mail'>,
  sendOne: () => Promise<void>,
): Promise<CheckResult | undefined> {
  if (mail.smtpUrl === undefined) return undefined;
  const transport = createTransport({
    url: mail.smtpUrl,
    // Holds for the greeting, too.
    connectionTimeout: CHECK_TIMEOUT,
    socketTimeout: CHECK_TIMEOUT,
    dnsTimeout: 5_000,
  });
  try {
    await transport.verify();
    await sendOne();
    return OK;
  } catch (error) {
    return mailFailure(error);
  } finally {
    transport.close();
  }
}

/** The part of a DNS resolver that the check uses. */
export type Dns = Pick<Resolver, 'resolveTxt'>;

const EMPTY: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

/** TXT records of a name; empty if it has none. @throws when no name server answers */
const textsOf = async (dns: Dns, name: string): Promise<string[]> => {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (EMPTY.has((error as NodeJS.ErrnoException).code)) return [];
    throw error;
  }
};

/**
 * Checks that the domain of MAIL_FROM has SPF and DMARC records. DKIM cannot be checked: only the mail server knows
 * the name of its key.
 */
export async function checkSenderDns(
  { mail }: Pick<Config, 'mail'>,
  dns: Dns = new Resolver({ timeout: 3_000, tries: 2 }),
): Promise<CheckResult | undefined> {
  if (mail.smtpUrl === undefined) return undefined;
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(mail.from)?.[1];
  if (domain === undefined) return failed('no-domain');
  const spf = (await textsOf(dns, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (spf.length !== 1) return failed('no-spf', domain);
  // DMARC: without its own record a subdomain uses that of the parent domain (RFC 7489, 6.6.3).
  const above = domain.split('.').slice(-2).join('.');
  for (const name of new Set([domain, above])) {
    const texts = await textsOf(dns, `_dmarc.${name}`);
    if (texts.some((text) => /^v=DMARC1(\s*;|$)/i.test(text))) return OK;
  }
  return failed('no-dmarc', domain);
}
