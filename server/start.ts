import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { noteVat } from './desk/books/note-vat.ts';
import { buildDesk, type DeskOptions } from './desk/build-desk.ts';
import type { RenderDeskPage } from './desk/desk-page.ts';
import { isSampleShop, newSampleEntry } from './desk/access/sample-entry.ts';
import { startWatch } from './alarms/watch.ts';
import { allJobs } from './all-jobs.ts';
import { manualAnswers, type AnswerSource } from './answers/answer-port.ts';
import { modelAnswers } from './answers/model/model-answers.ts';
import { buildApp, type AppDeps, type ShopDeps } from './app.ts';
import type { Config } from './config.ts';
import { listenForItself, type OwnAddress } from './http/listen-for-itself.ts';
import { JobRunner } from './jobs/job-runner.ts';
import type { WakeJobs } from './jobs/due-lanes.ts';
import { ProcessFigures } from './metrics/process-figures.ts';
import { createMail } from './mail/create-mail.ts';
import { startHousekeeping } from './maintenance.ts';
import type { Pages } from './pages/pages.ts';
import { probeApi } from './pages/probe-api.ts';
import { createPaymentLedger } from './orders/create-payment-ledger.ts';
import { createPayments } from './pay/create-payments.ts';
import { withBreaker } from './pay/provider-breaker.ts';
import { checkDatabase } from './store/check-database.ts';
import { migrate } from './store/migrate.ts';
import { CatalogueCache } from './store/catalogue-cache.ts';
import { drillWhenDue } from './backup/run-drill.ts';
import { openPrepared } from './store/prepared-database.ts';
import { seed } from './store/seed.ts';
import { openPostgres, type Store } from './store/store.ts';

/** How long (ms) a stop waits for jobs under way: half of the time after which the process is ended by force. */
const JOBS_TIME = 10_000;

export interface StartOptions {
  /** Adds the page server. */
  pages?: (
    app: FastifyInstance,
    shown: Parameters<NonNullable<AppDeps['pages']>>[1],
  ) => Promise<Pick<Pages, 'drop'> & Partial<Pages>>;
  /** Renders the desk's page in development; otherwise the build is served. */
  deskPage?: (app: FastifyInstance) => Promise<RenderDeskPage>;
  /** Told of every new way into a sample shop's desk: a link that works once. */
  onSampleEntry?: (link: string) => void;
  /**
   * The server's own program. It can run it once more to try a snapshot out, and finds the prepared database beside it;
   * without it neither happens.
   */
  program?: string;
}

export interface RunningServer {
  app: FastifyInstance;
  /** The desk's server; undefined without one (DESK_PORT=0, API_URL). */
  desk?: FastifyInstance;
  /** Lets requests and jobs under way end, puts a snapshot aside and gives the data folder back. */
  stop: () => Promise<void>;
}

/**
 * Opens the database, brings it up to date, and listens. When anything fails, what was opened is closed again.
 * @throws {DataFolderInUse}, {WrongDatabase} and whatever the database or the port say.
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  if (config.apiUrl !== undefined) return startPages(config, options);
  const store = await openStore(config, options.program);
  try {
    await migrate(store.db);
    await checkDatabase(store.db, config);
    await noteVat(store.db, config);
    if (config.paymentsMode === 'sandbox') await seed(store.db);
    return await startShop(config, store, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** With a foreign API there is nothing to keep here. */
async function startPages(config: Config, { pages }: StartOptions): Promise<RunningServer> {
  const app: FastifyInstance = await buildApp(config, { pages });
  await listen(app, config);
  const { apiUrl = '', publicUrl, apiIdempotency } = config;
  // Not awaited: the shop is open, and its pages say themselves what they cannot show.
  void probeApi({ apiUrl, publicUrl, apiIdempotency }).then((problems) => {
    for (const problem of problems) app.log.warn(problem);
  });
  return { app, stop: () => app.close() };
}

const openStore = (
  { databaseUrl, dataDir, restoreFrom }: Config,
  program: string | undefined,
): Promise<Store> | Store =>
  databaseUrl === undefined ? openPrepared(dataDir, { restoreFrom, program }) : openPostgres(databaseUrl);

async function startShop(config: Config, store: Store, options: StartOptions): Promise<RunningServer> {
  const { pages, program } = options;
  const { db } = store;
  // Requests wake the runner, and the runner's jobs call the shop: one of them has to be named first.
  let runner: JobRunner | undefined;
  const wakeJobs: WakeJobs = (lanes) => runner?.wake(lanes);
  let itself: OwnAddress | undefined;
  const payments = createPayments({
    config,
    db,
    publicUrl: () => config.publicUrl,
    selfUrl: () => itself?.url ?? config.publicUrl,
  });
  const mail = createMail(config, db);
  let dropPages = (): void => undefined;
  const catalogue = new CatalogueCache(db, () => dropPages());
  // Before anything is read: a change from here on is seen as one.
  await catalogue.refresh();
  const ledger = createPaymentLedger(db, payments.gateways, () => app.log);
  const shop: ShopDeps = { db, ...payments, ledger, cached: catalogue.cached, outbox: mail.outbox, wakeJobs };
  const figures = new ProcessFigures();
  let isLeaving = false;
  const app: FastifyInstance = await buildApp(config, {
    shop,
    observe: (served) => figures.served({ listener: 'shop', ...served }),
    isLeaving: () => isLeaving,
    pages: async (server, shown) => {
      const kept = await pages?.(server, shown);
      if (kept) dropPages = kept.drop;
      return kept;
    },
  });
  if (payments.sandbox) itself = await listenForItself(app);
  const gateways = {
    STRIPE: withBreaker(payments.gateways.STRIPE),
    PAYU: withBreaker(payments.gateways.PAYU),
  };
  runner = new JobRunner({
    db,
    log: app.log,
    onFailed: (kind, outcome) => figures.jobFailed(kind, outcome),
    handlers: allJobs({
      config,
      db,
      mail,
      ledger,
      gateways,
      source: answerSource(config),
      log: app.log,
      notifier: payments.sandbox?.notifier,
    }),
  });
  const jobs = runner;
  await listen(app, config);
  const desk = await openDesk(
    config,
    { db, wakeJobs, metrics: { figures, laneOf: jobs.laneOf } },
    options,
  ).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  jobs.start();
  const stopWatch = startWatch({
    db,
    laneOf: jobs.laneOf,
    log: app.log,
    shopName: config.brandName,
    webhookUrl: config.alarms.webhookUrl,
    heartbeatUrl: config.alarms.heartbeatUrl,
  });
  const stopWatching = catalogue.poll();
  const snapshots = join(config.dataDir, 'snapshots');
  const stopHousekeeping = startHousekeeping(
    {
      store,
      outbox: mail.files,
      retention: config.retention,
      snapshots,
      drill:
        store.kind === 'embedded' && program !== undefined
          ? async (signal) => {
              const drill = await drillWhenDue({ db, snapshots, program, signal });
              if (drill?.problem)
                app.log.error({ problem: drill.problem }, 'a snapshot could not be restored');
            }
          : undefined,
    },
    app.log,
  );
  return {
    app,
    ...(desk && { desk }),
    stop: async () => {
      isLeaving = true;
      // Requests still come until the proxy has noticed.
      if (config.stopDelay > 0) await pause(config.stopDelay);
      figures.stop();
      await Promise.all([stopHousekeeping(), stopWatch()]);
      // Before the server: a job under way may be calling it.
      if (!(await jobs.stop(JOBS_TIME)))
        app.log.warn('a job was still running at the stop, and is done again');
      await Promise.all([app.close(), desk?.close()]);
      await itself?.close();
      await stopWatching();
      // Without it the data are all there, and the data folder must be given back.
      await store
        .snapshot()
        .catch((error: unknown) => app.log.error({ err: error }, 'the last snapshot failed'));
      await store.close();
    },
  };
}

/** A model that drafts answers, where the settings name one. */
function answerSource({ answerModel }: Config): AnswerSource {
  if (!answerModel) return manualAnswers;
  const { url, model, key, draftsOnPayment } = answerModel;
  return modelAnswers({ url, model, key, draftsOnPayment });
}

/** Opens the desk on its own port, and makes the way into it when the shop is only a sample. */
async function openDesk(
  config: Config,
  { db, ...rest }: Pick<DeskOptions, 'db' | 'wakeJobs' | 'metrics'>,
  { deskPage, onSampleEntry }: StartOptions,
): Promise<FastifyInstance | undefined> {
  if (!config.desk) return undefined;
  const announce = async () => onSampleEntry?.(await newSampleEntry(db, config.deskUrl));
  const desk: FastifyInstance = await buildDesk(config, {
    db,
    ...rest,
    renderPage: deskPage,
    onSampleEntry: () => {
      announce().catch((error: unknown) => desk.log.error({ err: error }, 'no new way into the sample'));
    },
  });
  await listen(desk, config.desk);
  if (isSampleShop(config)) await announce();
  return desk;
}

async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw error;
  }
}
