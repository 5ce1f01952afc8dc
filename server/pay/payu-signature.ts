import { createHash, timingSafeEqual } from 'node:crypto';

// The names PayU gives to its hash functions, and Node's for the same.
const HASHES = new Map([
  ['MD5', 'md5'],
  ['SHA-256', 'sha256'],
  ['SHA256', 'sha256'],
]);

/** PayU's signature: the hash of the raw body followed by the point of sale's second key. */
const digest = (hash: string, rawBody: Buffer, secondKey: string) =>
  createHash(hash).update(rawBody).update(secondKey, 'utf8').digest();

/** Signs a body as PayU does; returns the header `OpenPayu-Signature`. */
export function signForPayu(
  rawBody: Buffer,
  secondKey: string,
  algorithm: 'MD5' | 'SHA-256' = 'SHA-256',
): string {
  const signature = digest(HASHES.get(algorithm) ?? 'sha256', rawBody, secondKey).toString('hex');
  return `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;
}

/**
 * Verifies the header `OpenPayu-Signature` (`sender=…;signature=…;algorithm=MD5;content=DOCUMENT`, any order) of a body
 * (developers.payu.com, "Notifications"), in constant time.
 */
export function isValidPayuSignature(header: string, rawBody: Buffer, secondKey: string): boolean {
  const parts = new Map(
    header.split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
  const hash = HASHES.get((parts.get('algorithm') ?? '').toUpperCase());
  const given = parts.get('signature') ?? '';
  if (!hash || !/^[0-9a-f]+$/i.test(given)) return false;
  const wanted = digest(hash, rawBody, secondKey);
  const signature = Buffer.from(given, 'hex');
  return signature.length === wanted.length && timingSafeEqual(signature, wanted);
}
