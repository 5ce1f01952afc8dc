import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { TRANSITION_COUNTS_PATH } from '#domain/counts/transition-counts.ts';
import type { Config } from '#server/config.ts';
import { comesFromShop } from '#server/pages/plain/comes-from-shop.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { addCounts, readCounts } from './add-counts.ts';

/** Beacons of one IP address per minute; further ones are not counted. */
const BEACONS_PER_MINUTE = 30;

/** Size (bytes) of a beacon that is read; the names of all transitions of all machines take half of it. */
const BODY_LIMIT = 48 * 1024;

/** Programs that name themselves as such. */
const BOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|python|curl|wget|monitor|facebookexternalhit/i;

export interface TransitionCountsOptions {
  config: Pick<Config, 'publicUrl' | 'rateLimit'>;
  /** Missing beside a foreign API: then nothing is counted. */
  db: Db | undefined;
  now?: () => Date;
}

/**
 * Receives beacons with counted transitions (LW-17). It is not in the contract, since the API may be a foreign one.
 * The response is always 204, so that nothing can be learnt by trying. The IP address limits the rate and is neither
 * stored nor logged.
 */
export async function transitionCountsPlugin(
  app: FastifyInstance,
  { config, db, now = () => new Date() }: TransitionCountsOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  if (config.rateLimit) await app.register(rateLimit, { global: false, timeWindow: '1 minute' });
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    if (error.statusCode === undefined) request.log.error({ err: error }, 'counts were not added');
    return reply.code(204).send();
  });

  const rate = { rateLimit: { max: BEACONS_PER_MINUTE } };
  app.post(TRANSITION_COUNTS_PATH, { bodyLimit: BODY_LIMIT, config: rate }, async (request, reply) => {
    const isBot = BOT.test(request.headers['user-agent'] ?? 'bot');
    if (db && !isBot && comesFromShop(request, config.publicUrl))
      await addCounts(db, readCounts(request.body), now());
    return reply.code(204).send();
  });
}
