import { Transform } from 'node:stream';
import type { preParsingHookHandler, RequestPayload } from 'fastify';

const bodies = new WeakMap<object, Buffer[]>();

/** A preParsing hook that stores the body's bytes beside the parsed body, for signatures. Size limits still apply. */
export const captureRawBody: preParsingHookHandler = (request, _reply, payload, done) => {
  const chunks: Buffer[] = [];
  bodies.set(request, chunks);
  const tee: RequestPayload & Transform = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      tee.receivedEncodedLength = (tee.receivedEncodedLength ?? 0) + chunk.length;
      next(null, chunk);
    },
  });
  payload.on('error', (error) => tee.destroy(error));
  done(null, payload.pipe(tee));
};

/** The bytes that captureRawBody has stored; empty when it did not run. */
export const rawBodyOf = (request: object): Buffer => Buffer.concat(bodies.get(request) ?? []);
