import { parse } from 'pg-connection-string';
import { OwnError } from '#server/own-error.ts';

/** DATABASE_URL names a file, of a certificate or a key, that cannot be read. */
export class MissingFile extends OwnError {
  override name = 'MissingFile';
}

/** Reads the files that the address names. The driver does so too, but with each connection. @throws {MissingFile} */
export function checkFiles(databaseUrl: string): void {
  try {
    parse(databaseUrl);
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException;
    if (path === undefined) throw error;
    throw new MissingFile(`DATABASE_URL names a file that cannot be read: ${path}.`);
  }
}

/** Codes of OpenSSL and Node for a certificate that is not trusted, or is not valid today. */
const UNTRUSTED = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_)/;
/** Error codes of an unreachable or silent host. */
const AWAY = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * Describes a failed database connection in a sentence for the operator.
 * @returns undefined for any other error
 */
export function databaseTrouble(error: unknown): string | undefined {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (AWAY.has(code)) return 'The database at DATABASE_URL does not answer.';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'The certificate of the database at DATABASE_URL is for another host: name the host that stands in it.';
  if (UNTRUSTED.test(code))
    return (
      `The certificate of the database at DATABASE_URL is not trusted (${code}): ` +
      'name the file of its certificate authority by &sslrootcert=/path/ca.pem.'
    );
  if (message === 'The server does not support SSL connections')
    return 'The database at DATABASE_URL speaks no TLS: turn it on there (ssl = on), or take sslmode out of the address.';
  if (code === '28P01' || code === '28000')
    return 'The database at DATABASE_URL refuses this user, or the password.';
  if (code === '3D000')
    return 'There is no database of the name in DATABASE_URL. Make it, as PostgreSQL’s own user: createdb --owner shop shop';
  if (code === '42501')
    return (
      'The user in DATABASE_URL may make no tables in that database. Give it to her, as PostgreSQL’s own user: ' +
      'alter database shop owner to shop'
    );
  return undefined;
}
