import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { OwnError } from '#server/own-error.ts';

/** The first bytes of a sealed file: what it is, and in which version of the form. */
const MAGIC = Buffer.from('SHOPBAK1');
const SALT = 16;
const TAG = 16;
/** Bytes of a part before it is sealed. The last one is shorter, or empty. */
const PART = 64 * 1024;
/** Length of a part's head: its size, with the highest bit for the last. */
const HEAD = 4;
const LAST = 0x80_00_00_00;

const keyOf = (passphrase: string, salt: Buffer) =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 15, maxmem: 64 * 1024 * 1024 });

/** Each part has a number, so that none can be moved, and each file a key, so that none has another one's. */
const nonceOf = (part: number) => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(part, 8);
  return nonce;
};

/**
 * Encrypts what is written to it: AES-256-GCM in parts, the key made from a passphrase by scrypt. A large file
 * takes as much memory as a small one.
 */
export class SealStream extends Transform {
  readonly #key: Buffer;
  #waiting = Buffer.alloc(0);
  #part = 0;

  constructor(passphrase: string) {
    super();
    const salt = randomBytes(SALT);
    this.#key = keyOf(passphrase, salt);
    this.push(Buffer.concat([MAGIC, salt]));
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    while (this.#waiting.length > PART) this.#seal(this.#take(), false);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#seal(this.#waiting, true);
    done();
  }

  #take(): Buffer {
    const part = this.#waiting.subarray(0, PART);
    this.#waiting = this.#waiting.subarray(PART);
    return part;
  }

  #seal(text: Buffer, isLast: boolean): void {
    const head = Buffer.alloc(HEAD);
    head.writeUInt32BE((text.length | (isLast ? LAST : 0)) >>> 0);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonceOf(this.#part)).setAAD(head);
    this.#part += 1;
    this.push(Buffer.concat([head, cipher.update(text), cipher.final(), cipher.getAuthTag()]));
  }
}

/** Decrypts what `SealStream` wrote. Fails for another passphrase, a changed byte, and a file that was cut off. */
export class OpenStream extends Transform {
  readonly #passphrase: string;
  #key: Buffer | undefined;
  #waiting = Buffer.alloc(0);
  #part = 0;
  #isWhole = false;

  constructor(passphrase: string) {
    super();
    this.#passphrase = passphrase;
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    try {
      while (this.#next());
      done();
    } catch {
      done(new OwnError('The backup is damaged, or its passphrase is another one'));
    }
  }

  override _flush(done: TransformCallback): void {
    const isEnd = this.#isWhole && this.#waiting.length === 0;
    done(isEnd ? null : new OwnError('The backup is cut off'));
  }

  /** Opens the next part, if all of it is there. */
  #next(): boolean {
    if (!this.#key) {
      if (this.#waiting.length < MAGIC.length + SALT) return false;
      const start = this.#pull(MAGIC.length + SALT);
      if (!start.subarray(0, MAGIC.length).equals(MAGIC)) throw new OwnError('not a backup of a shop');
      this.#key = keyOf(this.#passphrase, start.subarray(MAGIC.length));
    }
    if (this.#isWhole && this.#waiting.length > 0) throw new OwnError('more than was written');
    if (this.#waiting.length < HEAD) return false;
    const number = this.#waiting.readUInt32BE();
    const size = number & ~LAST;
    if (size > PART) throw new OwnError('no part is as long');
    if (this.#waiting.length < HEAD + size + TAG) return false;
    const head = this.#pull(HEAD);
    const sealed = this.#pull(size);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonceOf(this.#part)).setAAD(head);
    decipher.setAuthTag(this.#pull(TAG));
    this.#part += 1;
    this.push(Buffer.concat([decipher.update(sealed), decipher.final()]));
    this.#isWhole = number >= LAST;
    return true;
  }

  #pull(length: number): Buffer {
    const part = this.#waiting.subarray(0, length);
    this.#waiting = this.#waiting.subarray(length);
    return part;
  }
}
