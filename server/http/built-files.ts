import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names of these files hold a digest of what they say. */
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

interface BuiltFiles {
  /** Folder of a build, with `assets/` in it. */
  root: string;
  /** Files that are not for visitors, besides the packed forms of others. */
  hidden?: readonly string[];
  /** Whether files are served; in development another program does it. */
  serve?: boolean;
}

/**
 * Serves the files of a build. `assets/` is read at each request: while two releases run side by side, each folder
 * gets the other's files too (docs/operating/updating.md).
 */
export async function serveBuiltFiles(
  app: FastifyInstance,
  { root, hidden = [], serve = true }: BuiltFiles,
): Promise<void> {
  const common = { index: false, preCompressed: true, serve } as const;
  await app.register(fastifyStatic, {
    ...common,
    root,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', 'assets/**', ...hidden],
    setHeaders: (reply) => void reply.header('Cache-Control', DAY),
  });
  if (!serve) return;
  await app.register(fastifyStatic, {
    ...common,
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('Cache-Control', YEAR),
  });
}
