import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** A browser's keys, base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** Size (bytes) of the one record; what is longer is refused by push services. */
const RECORD = 4096;
/** Ends the last record of a message (RFC 8188). */
const LAST = 2;

const newKeys = (): ECDH => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys;
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Encrypts a message for one browser (RFC 8291); the push service cannot read it. `size`: padded length in bytes, so
 * that the length reveals nothing. Salt and keys are new for each message; a test passes its own.
 * @throws for invalid keys
 */
export function encryptPush(
  message: string,
  browser: BrowserKeys,
  { size = 0, salt = randomBytes(16), keys = newKeys() } = {},
): Buffer {
  const theirs = Buffer.from(browser.p256dh, 'base64url');
  const ours = keys.getPublicKey();
  const shared = keys.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(browser.auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  const text = Buffer.from(message);
  const plain = Buffer.concat([text, Buffer.from([LAST]), Buffer.alloc(Math.max(0, size - text.length))]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([head, ours, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
