import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ratingCopy } from '#copy/answer/rate-answer.ts';
import type { Config } from '#server/config.ts';
import { senderOf } from '#server/pages/plain/comes-from-shop.ts';
import { acceptForms, formOf } from '#server/pages/plain/form-reader.ts';
import { showLimit } from '#server/pages/plain/limit-page.ts';
import type { House } from '#server/plain-pages/house.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { RATE_PATH, RATING_KEY, RATING_WORDS_PATH, STARS, STARS_FIELD } from '#domain/ratings.ts';
import { findOwnWords, listShownWords, wordsProblem, writeWords } from './rating-words.ts';
import { findRatedAnswer, rateAnswer } from './rate-answer.ts';
import * as pages from './rating-pages.ts';

/** Ratings that one IP address may send per minute. */
const RATINGS_PER_MINUTE = 20;

export interface RatingsOptions {
  house: House;
  config: Pick<Config, 'publicUrl' | 'rateLimit'>;
  db: Db;
}

/**
 * Serves the page behind the link in the mail with an answer, where its customer rates it once (LW-4), without scripts
 * or cookies. Opening the link rates nothing, since mail scanners open links too.
 */
export async function ratingsPlugin(
  app: FastifyInstance,
  { config, house, db }: RatingsOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    // The origin alone: browsers then name it in the form, and the key in the address goes nowhere.
    void reply.headers({ ...house.headers(), 'referrer-policy': 'strict-origin' });
  });
  acceptForms(app, 16 * 1024);
  if (config.rateLimit) await app.register(rateLimit, { global: false, timeWindow: '1 minute' });
  const { limitTitle, limitLead } = ratingCopy;
  showLimit(app, () => pages.notePage(house, limitTitle, limitLead));

  const rated = async (key: string, stars: number, firstName: string, typed?: string) =>
    pages.ratedPage(house, stars, {
      key,
      firstName,
      now: new Date(),
      own: await findOwnWords(db, key),
      typed,
    });
  const closedPage = () => pages.notePage(house, ratingCopy.closedTitle, ratingCopy.closedLead);

  app.get<{ Querystring: Record<string, unknown> }>(RATE_PATH, async ({ query }, reply) => {
    const key = String(query[RATING_KEY]);
    const answer = await findRatedAnswer(db, key);
    if (!answer) return reply.code(410).send(closedPage());
    return answer.stars === undefined
      ? pages.ratePage(house, key, answer)
      : rated(key, answer.stars, answer.firstName);
  });

  app.get<{ Querystring: Record<string, unknown> }>(RATING_WORDS_PATH, async ({ query }) => {
    const after = String(query[pages.WORDS_AFTER] ?? '');
    // What is no number of a rating is not there.
    return pages.shownWordsPage(
      house,
      await listShownWords(db, /^\d{1,18}$/.test(after) ? after : undefined),
    );
  });

  app.post(RATE_PATH, { config: { rateLimit: { max: RATINGS_PER_MINUTE } } }, async (request, reply) => {
    const form = formOf(request);
    const key = form[RATING_KEY] ?? '';
    const answer = await findRatedAnswer(db, key);
    if (!answer) return reply.code(410).send(closedPage());
    if (senderOf(request, config.publicUrl) === 'foreign')
      return reply.code(403).send(pages.ratePage(house, key, answer, ratingCopy.foreign));
    const chosen = STARS.find((stars) => String(stars) === form[STARS_FIELD]);
    if (chosen === undefined && answer.stars === undefined)
      return reply.code(422).send(pages.ratePage(house, key, answer, ratingCopy.problem));
    if (chosen !== undefined) await rateAnswer(db, { column: 'rating_key', key }, chosen);
    const typed = form[pages.WORDS_FIELD];
    if (typed !== undefined) await writeWords(db, key, typed);
    // What the database kept, which another press may have given first.
    const { stars } = (await findRatedAnswer(db, key)) ?? {};
    if (stars === undefined) return reply.code(410).send(closedPage());
    return reply
      .code(wordsProblem(typed) === undefined ? 200 : 422)
      .send(await rated(key, stars, answer.firstName, typed));
  });
}
