import { parse, type ConnectionOptions } from 'pg-connection-string';
import { isLoopback } from './setting-forms.ts';

/*
 * Whether somebody between this machine and another can read a connection. Each address is read as the program reads it
 * that opens the connection: its parameters may name another host, or turn off what the scheme promises.
 */

/** Whether requests to this web address can be read. */
export function isWebReadable(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' && !isLoopback(hostname);
}

/**
 * Whether mails to this server can be intercepted. With smtp:// an attacker can remove TLS; without checking
 * certificates anybody can present one.
 */
export function isMailReadable(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (isLoopback(hostname)) return false;
  const isUnchecked = searchParams.has('tls.rejectUnauthorized');
  return isUnchecked || (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true');
}

/** Parameters that name files: reading them is the connection's business. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/** The parts of a database's address, as the shop's own connections read them; without the contents of files. */
export function databaseAddress(databaseUrl: string): ConnectionOptions {
  const url = new URL(databaseUrl);
  for (const name of FILES) url.searchParams.delete(name);
  return parse(url.href);
}

/**
 * Whether what goes to and from this database can be read, or changed by somebody who pretends to be it. A socket file
 * and this machine need no TLS. An address without a host leaves it to the environment, so it counts as elsewhere.
 */
export function isDatabaseReadable(databaseUrl: string): boolean {
  const { host, sslmode } = databaseAddress(databaseUrl);
  const isHere = host !== null && (host.startsWith('/') || isLoopback(host));
  return !isHere && sslmode !== 'verify-full';
}
