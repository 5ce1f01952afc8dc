import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { lazily } from '#server/lazily.ts';
import { sendNotFound } from './error-response.ts';
import { pack, sendPacked } from './packed.ts';

/** Policy of an SVG opened as a document: it may use its own inline styles and nothing else. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
const TYPES = new Map([
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.png', 'image/png'],
]);

/** Serves the sample shop's pictures under the paths of the seed (`/sample/jagna.svg`), each kept in its encodings. */
export function servePictures(app: FastifyInstance, rootDir: string): void {
  const folder = join(rootDir, 'server/seed/sample');
  const pictures = new Map(
    (existsSync(folder) ? readdirSync(folder) : []).map((name) => [
      name,
      {
        type: TYPES.get(extname(name)),
        packed: lazily(async () => pack(await readFile(join(folder, name)))),
      },
    ]),
  );
  // One route for all: the log names routes, and a name in it would look like a customer's.
  app.get<{ Params: { name: string } }>('/sample/:name', async (request, reply) => {
    const picture = pictures.get(request.params.name);
    if (picture?.type === undefined) return sendNotFound(request, reply);
    void reply.type(picture.type).headers({
      'cache-control': 'public, max-age=86400',
      'content-security-policy': DRAWING_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendPacked(request, reply, await picture.packed());
  });
}
