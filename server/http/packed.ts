import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from './etag.ts';

/** Bytes below which a body is sent as it is: one packet carries it anyway. */
export const WORTH_PACKING = 1_024;

/** A body in all its encodings, ready to be sent. A small one is the same in each. */
export interface Packed {
  /** Weak: the encodings of one content are equal in what they say, not in their bytes. */
  etag: string;
  bodies: Record<'identity' | 'gzip' | 'br', Buffer>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** With a window of 64 kB a page takes 3 MB to compress, with the default 32, for half a hundredth of its bytes. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };

const etagOf = (content: Buffer | string) => `W/"${createHash('sha1').update(content).digest('base64url')}"`;

/** Compresses a content in each encoding; it is to be kept, and never done for each request. */
export async function pack(content: Buffer | string): Promise<Packed> {
  const identity = Buffer.from(content);
  const etag = etagOf(identity);
  if (identity.length < WORTH_PACKING) return { etag, bodies: { identity, gzip: identity, br: identity } };
  const [br, gz] = await Promise.all([toBrotli(identity, { params: BROTLI }), toGzip(identity)]);
  return { etag, bodies: { identity, gzip: gz, br } };
}

/** Sends a packed body in the best encoding that the client accepts, or 304 when the client has this version. */
export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: Packed,
): FastifyReply {
  // Beside `Origin`, where another host's pages may read it.
  const vary = [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ');
  void reply.headers({ etag, vary });
  if (reply.statusCode === 200 && isNotModified(request, etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request, ['br', 'gzip']);
  const body = bodies[encoding];
  if (body !== bodies.identity) void reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** The encoding that a client would have, of those offered; the first of those that it takes as gladly. */
export function acceptedEncoding<Offered extends 'br' | 'gzip'>(
  { headers }: FastifyRequest,
  offered: Offered[],
): Offered | 'identity' {
  const accepted = headers['accept-encoding'];
  return (accepted === undefined ? null : negotiate(String(accepted), offered)) ?? 'identity';
}

/** Most compressed texts in the cache: responses made for each request are often equal. */
const MOST_KEPT = 500;

/** Keeps the packed forms of public reads: beside the kept body of a read, or else by its text. */
export class PackedReads {
  readonly #byBody = new WeakMap<object, Promise<Packed>>();
  readonly #byText = new Map<string, Promise<Packed>>();

  /** The packed form of a read's body, which must not be mutated; `serialise` is called once for each body. */
  of(body: object, serialise: () => string): Promise<Packed> {
    const kept = this.#byBody.get(body) ?? this.#ofText(serialise());
    this.#byBody.set(body, kept);
    return kept;
  }

  #ofText(text: string): Promise<Packed> {
    const key = etagOf(text);
    const packed = this.#byText.get(key) ?? pack(text);
    // Used last, dropped last.
    this.#byText.delete(key);
    this.#byText.set(key, packed);
    const [oldest] = this.#byText.keys();
    if (this.#byText.size > MOST_KEPT && oldest !== undefined) this.#byText.delete(oldest);
    return packed;
  }
}
