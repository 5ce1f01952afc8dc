import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from '#server/http/error-response.ts';
import { isLoopback } from '#server/settings/setting-forms.ts';
import { sha256 } from '#server/sha256.ts';
import { connectionsOf } from '#server/store/store.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { EXPOSITION_TYPE, expositionOf } from './exposition.ts';
import type { ProcessFigures } from './process-figures.ts';
import { readShopFigures, type LaneOf } from './shop-figures.ts';

export interface MetricsOptions {
  db: Db;
  figures: ProcessFigures;
  laneOf: LaneOf;
  /** Who shows it may read from anywhere; without one, only this machine itself may. */
  token: string | undefined;
}

/** Set by proxies: such a request comes from somebody else than this machine's own scraper. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-request-id', 'forwarded', 'via'];

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const from = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    return isLoopback(from) && FORWARDED.every((name) => headers[name] === undefined);
  }
  const digest = (text: string) => Buffer.from(sha256(text));
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Serves `/metrics` for a scraper. To anybody else there is nothing at that address. */
export async function metricsPlugin(app: FastifyInstance, options: MetricsOptions): Promise<void> {
  const { db, figures, laneOf, token } = options;
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return sendNotFound(request, reply);
    const own = figures.read(connectionsOf(db));
    // A database that is away is what somebody wants to see: the process's own figures still come.
    const shared = await readShopFigures(db, laneOf).catch(() => []);
    return reply
      .header('cache-control', 'no-store')
      .type(EXPOSITION_TYPE)
      .send(expositionOf([...own, ...shared]));
  });
}
