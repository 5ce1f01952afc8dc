import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import shapes from '#openapi/desk.yaml?shapes';
import { systemClock, type Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { serveCards } from '#server/cards/serve-cards.ts';
import { otherRelease, serveContract, SHAPE_HEADER } from '#server/http/contract-routes.ts';
import { createServer } from '#server/http/create-server.ts';
import { metricsPlugin, type MetricsOptions } from '#server/metrics/metrics-plugin.ts';
import { sendNotFound } from '#server/http/error-response.ts';
import { CALLS_PER_MINUTE } from '#server/http/limits.ts';
import { servePictures } from '#server/http/sample-pictures.ts';
import { serveStoredPictures } from '#server/http/stored-pictures.ts';
import { compileValidator } from '#server/http/validation.ts';
import { findPicture } from '#server/store/pictures.ts';
import { wakeAfterResponses } from '#server/http/wake-jobs.ts';
import type { WakeJobs } from '#server/jobs/due-lanes.ts';
import { errorKeeper } from '#server/store/server-errors.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { deskContract, readPolicy } from './desk-contract.ts';
import { DeskEvents } from './desk-events.ts';
import { deskHandlers } from './desk-handlers.ts';
import { serveDeskPage, type RenderDeskPage } from './desk-page.ts';
import { createGuard } from './guard.ts';
import { noteForbidden } from './access/refusals.ts';
import { isSampleShop } from './access/sample-entry.ts';
import { readPushKeys } from './push/push-keys.ts';
import { sessionCookie } from './access/session-cookie.ts';
import { Sessions } from './access/sessions.ts';

export interface DeskOptions {
  db: Db;
  clock?: Clock;
  /** Wakes the lanes of the jobs that a request has written. */
  wakeJobs?: WakeJobs | undefined;
  /** Figures for `/metrics`; without them the address responds 404. */
  metrics?: Pick<MetricsOptions, 'figures' | 'laneOf'> | undefined;
  /** Called when the way into a sample shop was used. */
  onSampleEntry?: (() => void) | undefined;
  /** Renders the app's page in development. */
  renderPage?: ((app: FastifyInstance) => Promise<RenderDeskPage>) | undefined;
  /** Interval (ms) at which changes are sent to open desks. */
  eventsEvery?: number;
}

/** Longest answer with all its questions, as JSON with two bytes per character. */
const DRAFT_LIMIT = 512 * 1024;

/** A picture of 300 kB in base64, with the JSON around it. */
const PICTURE_LIMIT = 410 * 1024;

/** The longest text, with its letters of three bytes and the escapes of JSON. */
const TEXT_LIMIT = 768 * 1024;

/** Requests at once above which the desk sheds load; a team has a few tabs each. */
const MAX_AT_ONCE = 300;

/** Wrong tries are counted besides, across processes (wrong-tries.ts). */
const LIMITS = {
  signIn: { max: 30 },
  signInWithRecoveryCode: { max: 30 },
  signInToSample: { max: 30 },
  // A model costs time or money.
  tryPrompt: { max: 10 },
  // Each sends a mail.
  tryConnections: { max: 5 },
  tryNewsletter: { max: 10 },
};

/**
 * Builds the desk's server: the contract under `/desk-api`, the app at every other path. It has a listener of its own,
 * knows no route of the shop, and answers no other origin.
 */
export async function buildDesk(config: Config, options: DeskOptions): Promise<FastifyInstance> {
  const { db, clock = systemClock, wakeJobs } = options;
  const events = new DeskEvents(db, options.eventsEvery);
  const app = await createServer(config, {
    url: config.deskUrl,
    referrerPolicy: 'no-referrer',
    maxConcurrentRequests: MAX_AT_ONCE,
    // HEAD of the event stream would open one that nobody reads.
    exposeHeadRoutes: false,
    endStreams: () => events.stop(),
    keepError: errorKeeper(db),
    observe: (served) => options.metrics?.figures.served({ listener: 'desk', ...served }),
  });

  if (wakeJobs) wakeAfterResponses(app, wakeJobs);

  // Made at the first start.
  await readPushKeys(db);
  const policy = readPolicy(deskContract);
  const isSample = isSampleShop(config);
  const sessions = new Sessions(db, clock, isSample);
  const cookie = sessionCookie(config.deskUrl);
  const guard = createGuard({
    policy,
    sessions,
    cookie,
    deskUrl: config.deskUrl,
    clock,
    onForbidden: (person, operation) => noteForbidden(db, person, operation),
  });
  const handlers = deskHandlers({
    db,
    clock,
    config,
    policy,
    sessions,
    cookie,
    events,
    isSample,
    onSampleEntry: options.onSampleEntry,
  });

  await app.register(
    async (api) => {
      api.setValidatorCompiler(compileValidator);
      api.addHook('onRequest', async (_request, reply) => {
        void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      });
      if (config.rateLimit) await api.register(rateLimit, { max: CALLS_PER_MINUTE, timeWindow: '1 minute' });
      api.all('/*', (request, reply) => {
        // A page of another release calls what this one has no more, or not yet.
        if (request.headers[SHAPE_HEADER] !== undefined) throw otherRelease();
        return sendNotFound(request, reply);
      });
      await serveContract(api, deskContract, handlers, {
        bodyLimits: {
          changePrices: DRAFT_LIMIT,
          saveDraft: DRAFT_LIMIT,
          setPortrait: PICTURE_LIMIT,
          setServicePicture: PICTURE_LIMIT,
          setEbookPicture: PICTURE_LIMIT,
          stopNewsletterAddresses: DRAFT_LIMIT,
          saveText: TEXT_LIMIT,
          checkText: TEXT_LIMIT,
        },
        rateLimits: config.rateLimit ? LIMITS : {},
        shapes,
        guard: (request, operation) => guard.check(request, operation),
        context: (request) => ({ session: guard.sessionOf(request) }),
      });
    },
    { prefix: '/desk-api' },
  );
  if (options.metrics)
    await app.register(metricsPlugin, { db, token: config.metricsToken, ...options.metrics });
  await servePictures(app, config.rootDir);
  serveCards(app);
  serveStoredPictures(app, (path) => findPicture(db, path));
  const render = await options.renderPage?.(app);
  await serveDeskPage(app, {
    rootDir: config.rootDir,
    shopUrl: config.publicUrl,
    deskUrl: config.deskUrl,
    brandName: config.brandName,
    render,
  });
  await app.ready();
  return app;
}
