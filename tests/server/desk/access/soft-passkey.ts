import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

const byteString = (data: Buffer) =>
  data.length < 24
    ? Buffer.concat([Buffer.from([0x40 + data.length]), data])
    : data.length < 256
      ? Buffer.concat([Buffer.from([0x58, data.length]), data])
      : Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data]);
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

/** What the desk's challenge asks, as far as an authenticator needs it. */
interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}

/** An authenticator in software: makes a passkey and signs with it, as a browser would hand it over. */
export class SoftPasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** As long as an authenticator may make it (WebAuthn, 6.5.1). */
  readonly id = randomBytes(1023);
  /** Counts uses; 0 for ever in passkeys that are synchronised. */
  counter = 0;
  /** Whether the person showed a finger, a face or a PIN. */
  isUserVerified = true;
  origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  create(options: Record<string, unknown>): Record<string, unknown> {
    const { challenge, rp } = options as unknown as Asked;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      byteString(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      byteString(Buffer.from(y, 'base64url')),
    ]);
    const data = Buffer.concat([
      this.#authenticatorData(rp?.id ?? '', 0x40),
      Buffer.alloc(16),
      Buffer.from([this.id.length >> 8, this.id.length & 255]),
      this.id,
      publicKey,
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      byteString(data),
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  get(options: Record<string, unknown>): Record<string, unknown> {
    const { challenge, rpId } = options as unknown as Asked;
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#authenticatorData(rpId ?? '', 0);
    const signature = createSign('sha256').update(Buffer.concat([data, sha256(clientData)]));
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature.sign(this.#keys.privateKey)),
    });
  }

  #credential(response: object): Record<string, unknown> {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags | 0x01 | (this.isUserVerified ? 0x04 : 0)]),
      counter,
    ]);
  }
}
