import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret of 256 bits for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. All of them have over 110 bits, so that a plain digest cannot be guessed. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Letters and digits that nobody confuses on paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A recovery code: six groups of four characters, 117 bits. */
const newRecoveryCode = (): string =>
  Array.from({ length: 6 }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Ten recovery codes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newRecoveryCode);

/** The digest of a typed recovery code: dashes, blanks and case do not matter. */
export const recoveryCodeDigest = (typed: string): string =>
  digest(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
