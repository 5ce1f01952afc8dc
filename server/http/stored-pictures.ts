import type { FastifyInstance } from 'fastify';
import { isNotModified } from './etag.ts';

/** Finds the bytes of a picture by its path. */
export type FindPicture = (path: string) => Promise<Uint8Array | undefined>;

/** How many pictures a process keeps at hand; each has at most 300 kB. */
const KEPT = 40;

/** Media type by the ending of a picture's path. */
const TYPE = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * Serves the pictures that owners have uploaded. A path names its content, so browsers keep it for a year. This process
 * keeps the latest in memory. A picture that is opened by itself may do nothing.
 */
export function serveStoredPictures(app: FastifyInstance, find: FindPicture): void {
  const kept = new Map<string, Buffer>();
  const read = async (path: string): Promise<Buffer | undefined> => {
    const known = kept.get(path);
    const found = known ?? (await find(path));
    if (!found) return undefined;
    const bytes = Buffer.from(found);
    kept.delete(path);
    kept.set(path, bytes);
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return bytes;
  };
  app.get<{ Params: { digest: string; ending: keyof typeof TYPE } }>(
    '/zdjecia/:digest([0-9a-f]{64}).:ending(webp|jpg)',
    async (request, reply) => {
      const { digest, ending } = request.params;
      const bytes = await read(`/zdjecia/${digest}.${ending}`);
      if (!bytes) return reply.callNotFound();
      const etag = `"${digest}"`;
      void reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      });
      if (isNotModified(request, etag)) return reply.code(304).send();
      return reply.type(TYPE[ending]).send(bytes);
    },
  );
}
