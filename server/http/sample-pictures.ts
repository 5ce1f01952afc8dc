import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Policy of an SVG opened as a document: it may use its own inline styles and nothing else. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
const DAY = 24 * 60 * 60_000;

/** Serves the sample shop's pictures under the paths of the seed (`/sample/jagna.svg`). */
export async function servePictures(app: FastifyInstance, rootDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(rootDir, 'server/seed/sample'),
    prefix: '/sample/',
    index: false,
    decorateReply: false,
    maxAge: DAY,
    setHeaders: (reply) => {
      void reply.header('content-security-policy', DRAWING_POLICY);
      void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
