import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { answerNote } from '#copy/answer/answer-note.ts';
import { answerPageCopy as copy } from '#copy/answer/answer-page.ts';
import { retentionPeriod } from '#copy/law/retention.ts';
import type { ShownAnswer } from '#domain/answer/sent-answer.ts';
import { birthPathOf } from '#domain/paths/birth-path.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';
import type { Config } from '#server/config.ts';
import { senderOf } from '#server/pages/plain/comes-from-shop.ts';
import { acceptForms, formOf } from '#server/pages/plain/form-reader.ts';
import { showLimit } from '#server/pages/plain/limit-page.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import { chosenAt, serviceOf, type NextOffer, type NextOffers } from '#server/order-again/next-offers.ts';
import { ratingCopy } from '#copy/answer/rate-answer.ts';
import { RATE_STEP, STARS, STARS_FIELD } from '#domain/ratings.ts';
import { rateAnswer } from '#server/ratings/rate-answer.ts';
import { ANSWER_PATH } from '#server/shop-links.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { closeAnswerPage } from './close-answer-page.ts';
import { readAnswerPage } from './read-answer-page.ts';

/** Pages that one IP address may open, rate and close per minute: a key cannot be guessed, and trying costs something. */
const [OPENINGS_PER_MINUTE, RATINGS_PER_MINUTE, CLOSINGS_PER_MINUTE] = [60, 20, 10];

export interface AnswerPageOptions {
  house: House;
  config: Pick<Config, 'publicUrl' | 'rateLimit' | 'retention' | 'answerModel'>;
  db: Db;
}

interface Keyed {
  Params: { key: string };
}

/**
 * Serves the answer's page behind the link in its mail, without scripts or cookies. A GET changes nothing; one POST
 * closes the page for ever. The page contains no other key. All invalid keys get the same response, which does not
 * reveal whether a key was ever valid.
 */
export async function answerPagePlugin(
  app: FastifyInstance,
  { config, house, db }: AnswerPageOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    // The origin alone: browsers then name it in the form, and the key in the address goes nowhere.
    void reply.headers({
      ...house.headers(),
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
  });
  acceptForms(app, 1024);
  if (config.rateLimit) await app.register(rateLimit, { global: false, timeWindow: '1 minute' });
  const notePage = (title: string, lead: string, way?: Html) =>
    house.page({
      title,
      from: 'mail',
      body: html`<h1>${title}</h1>
        <p>${lead}</p>
        ${way}`,
    });
  /** A page that opens nothing any more, with the way to a person. */
  const endedPage = (title: string, lead: string) =>
    notePage(title, lead, html`<p><a href="/kontakt">${copy.write}</a></p>`);
  showLimit(app, () => notePage(copy.limitTitle, copy.limitLead));

  /** The page of a key, whatever it opens, and its status. */
  async function pageOf(
    key: string,
    problem?: ShownAnswer['problem'],
  ): Promise<{ status: number; page: string }> {
    const found = await readAnswerPage(db, key);
    if (found.kind === 'gone') return { status: 410, page: endedPage(copy.goneTitle, copy.goneLead) };
    if (found.kind === 'waits')
      return { status: 200, page: notePage(copy.waitTitle, copy.waitLead(found.fairyName)) };
    const { answer, next } = found;
    const page = house.answer({
      title: `${copy.title(answer.fairyName)}: ${answer.productName}`,
      answer: {
        ...answer,
        retention: retentionPeriod(config.retention.orders),
        ...waysOf(answer, next),
        note: config.answerModel && answerNote(),
        problem,
      },
      path: `${ANSWER_PATH}/${answer.key}`,
    });
    return { status: 200, page };
  }

  app.get<Keyed>(
    `${ANSWER_PATH}/:key`,
    { config: { rateLimit: { max: OPENINGS_PER_MINUTE } } },
    async ({ params }, reply) => {
      const { status, page } = await pageOf(params.key);
      return reply.code(status).send(page);
    },
  );

  // A restored tab asks for the address that a refused press has left.
  app.get<Keyed>(`${ANSWER_PATH}/:key/${RATE_STEP}`, (request, reply) =>
    reply.redirect(`${ANSWER_PATH}/${encodeURIComponent(request.params.key)}`, 303),
  );
  app.post<Keyed>(
    `${ANSWER_PATH}/:key/${RATE_STEP}`,
    { config: { rateLimit: { max: RATINGS_PER_MINUTE } } },
    async (request, reply) => {
      const { key } = request.params;
      const isForeign = senderOf(request, config.publicUrl) === 'foreign';
      const chosen = STARS.find((stars) => String(stars) === formOf(request)[STARS_FIELD]);
      if (isForeign || chosen === undefined) {
        const text = isForeign ? copy.foreignRating : ratingCopy.problem;
        const { status, page } = await pageOf(key, { at: 'rating', text });
        return reply.code(status === 200 ? (isForeign ? 403 : 422) : status).send(page);
      }
      await rateAnswer(db, { column: 'answer_key', key }, chosen);
      // What the database kept, which another press may have given first.
      return reply.redirect(`${ANSWER_PATH}/${encodeURIComponent(key)}#ocena`, 303);
    },
  );

  app.post<Keyed>(
    `${ANSWER_PATH}/:key`,
    { config: { rateLimit: { max: CLOSINGS_PER_MINUTE } } },
    async (request, reply) => {
      const { key } = request.params;
      if (senderOf(request, config.publicUrl) === 'foreign') {
        const { page } = await pageOf(key, { at: 'closing', text: copy.foreign });
        return reply.code(403).send(page);
      }
      if (await closeAnswerPage(db, key)) return endedPage(copy.closed, copy.closedLead);
      return reply.code(410).send(endedPage(copy.goneTitle, copy.goneLead));
    },
  );
}

/**
 * Links from the page to further orders. Their addresses hold the choice only: another person with the page's key
 * must not see the names in the order. The form knows them on the customer's own device.
 */
function waysOf(
  { productType, isGift }: Pick<ShownAnswer, 'productType' | 'isGift'>,
  { same, question, isBusy }: NextOffers,
): Pick<ShownAnswer, 'ask' | 'same' | 'instead'> {
  const way = (path: string | undefined, offer: NextOffer | undefined) =>
    path === undefined || offer === undefined
      ? undefined
      : { href: chosenAt(path, offer), price: offer.price };
  const asked = way(SERVICE_PAGES.prediction.path, question);
  const service = serviceOf(productType);
  // That she answers no questions is said above.
  const isSaid = productType === 'PREDICTION' && question === undefined;
  const instead: ShownAnswer['instead'] =
    service === undefined
      ? { kind: 'chart', href: birthPathOf(same?.fairyId) }
      : same === undefined && !isSaid
        ? { kind: 'gone', href: service.path }
        : undefined;
  return {
    ask: asked && { ...asked, isBusy },
    instead: isGift ? undefined : instead,
    // The price of a gift is the giver's business.
    same: isGift || same?.productId === question?.productId ? undefined : way(service?.path, same),
  };
}
