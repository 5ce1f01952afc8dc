import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { apiContract, blogContract, type Handlers } from './contract.ts';
import { serveContract } from './http/contract-routes.ts';
import { redirectToUnsubscribePage } from './contact/unsubscribe-link.ts';
import { wakeAfterResponses } from '#server/http/wake-jobs.ts';
import type { WakeJobs } from '#server/jobs/due-lanes.ts';
import { createServer, type ServerOptions } from './http/create-server.ts';
import { sendNotFound } from './http/error-response.ts';
import { BODY_LIMITS, MAX_CONCURRENT_REQUESTS, RATE_LIMITS } from './http/limits.ts';
import { protectApi } from './http/protection.ts';
import { servePictures } from './http/sample-pictures.ts';
import { serveStoredPictures } from './http/stored-pictures.ts';
import { compileValidator } from './http/validation.ts';
import { Outbox } from './mail/outbox/outbox.ts';
import { toClosedShop, type ClosedReader } from './pages/closed-shop.ts';
import type { PagesOptions } from './pages/pages.ts';
import { answerPagePlugin } from './answer-page/answer-page-plugin.ts';
import { toPublicConfig } from './pages/public-config.ts';
import { outboxPlugin } from './mail/outbox/outbox-plugin.ts';
import { mailGalleryPlugin } from './mail-gallery/mail-gallery-plugin.ts';
import { contentPagesPlugin, type ContentPagesOptions } from './content-pages/content-pages-plugin.ts';
import { readOpening, requireDocuments } from './store/shop-opening.ts';
import { readEbook } from './store/page-contents.ts';
import { findPicture } from './store/pictures.ts';
import { listSoldProducts } from './store/products.ts';
import { lateHouse, type House } from './plain-pages/house.ts';
import { countPosts, findPost, listPosts } from './store/posts.ts';
import { createBirthDraft } from './orders/birth-draft.ts';
import type { PaymentLedger } from './orders/create-payment-ledger.ts';
import type { Gateways } from './pay/create-payments.ts';
import { serveCards } from './cards/serve-cards.ts';
import { completeWith } from './people/complete-text.ts';
import { errorKeeper } from './store/server-errors.ts';
import { answerHourPlugin } from './calendar-files/answer-hour-plugin.ts';
import { lunarFilePlugin } from './calendar-files/lunar-file-plugin.ts';
import { myDataPlugin } from './my-data/my-data-plugin.ts';
import { giftCardPlugin } from './gift-card/gift-card-plugin.ts';
import { againPlugin } from './order-again/again-plugin.ts';
import { addressPlugin } from './order-address/address-plugin.ts';
import { ratingsPlugin } from './ratings/ratings-plugin.ts';
import { isSampleShop, newSampleEntry } from './desk/access/sample-entry.ts';
import type { SandboxContext } from './pay/sandbox/sandbox-context.ts';
import { sandboxPlugin } from './pay/sandbox/sandbox-plugin.ts';
import { createRefundLedger } from './refunds/create-refund-ledger.ts';
import { blogHandlers } from './routes/blog.ts';
import { catalogueHandlers, readApiFairies } from './routes/catalogue.ts';
import { contactHandlers } from './routes/contact.ts';
import { orderHandlers } from './routes/order.ts';
import { acceptPaymentReturn } from './routes/payment-return.ts';
import { noticeCounts } from './pay/refused-notices.ts';
import { receiptPages } from './withdrawals/receipt-pages.ts';
import { providerHandlers } from './routes/provider.ts';
import { skyHandlers } from './routes/sky.ts';
import { systemHandlers } from './routes/system.ts';
import { withdrawalHandlers } from './routes/withdrawal.ts';
import { VERSION } from './version.ts';
import { withdrawalPressPlugin } from './withdrawal-press/press-plugin.ts';
import { uncached, type CachedRead } from './store/catalogue-cache.ts';
import type { Db } from './store/tables/tables.ts';
import { previewPlugin, type PreviewOptions } from './texts/preview-plugin.ts';
import { shopPreviewPlugin, type ShopPreviewOptions } from './texts/shop-preview-plugin.ts';
import { transitionCountsPlugin } from './transition-counts/transition-counts-plugin.ts';

/** Dependencies of the embedded product API. */
export interface ShopDeps {
  db: Db;
  gateways: Gateways;
  ledger: PaymentLedger;
  /** Caches reads of the catalogue; without it each read queries the database. */
  cached?: CachedRead;
  /** The stand-in provider; missing with live payments. */
  sandbox?: SandboxContext | undefined;
  /** The mails that were not sent; missing when their page must not be shown (EM-4). */
  outbox?: Outbox | undefined;
  /** Wakes the lanes of the jobs that a request has written. */
  wakeJobs?: WakeJobs | undefined;
}

/** What the page server does for others. */
interface PageServer {
  renderDraft?: PreviewOptions['render'];
  renderOpen?: ShopPreviewOptions['render'];
  house?: House;
}

export interface AppDeps {
  /** Missing with API_URL: then pages use a foreign API and none is embedded. */
  shop?: ShopDeps | undefined;
  /** Told of every response, for the figures. */
  observe?: ServerOptions['observe'];
  /** Whether the process is about to end: a proxy shall send nobody any more. */
  isLeaving?: () => boolean;
  /** Registers the page server; called last, so that its catch-all route does not shadow the API. */
  pages?:
    | ((
        app: FastifyInstance,
        shown: Pick<PagesOptions, 'closed' | 'receipts' | 'hasNoPosts'>,
      ) => Promise<PageServer | undefined>)
    | undefined;
}

/** Builds the Fastify server, ready to listen or to be called by `inject`. It uses only its config and dependencies. */
export async function buildApp(
  config: Config,
  { shop, pages, observe, isLeaving = () => false }: AppDeps,
): Promise<FastifyInstance> {
  const app = await createServer(config, {
    url: config.publicUrl,
    referrerPolicy: 'strict-origin-when-cross-origin',
    isEmbeddable: config.corsOrigins.length > 0,
    maxConcurrentRequests: MAX_CONCURRENT_REQUESTS,
    keepError: shop && errorKeeper(shop.db),
    observe,
  });
  if (shop?.wakeJobs) wakeAfterResponses(app, shop.wakeJobs);
  if (shop) await registerShop(app, config, shop, isLeaving);
  else registerHealth(app);
  const house = lateHouse(config.brandName);
  await app.register(myDataPlugin, {
    config,
    house,
    data: shop && {
      db: shop.db,
      outbox: new Outbox(join(config.dataDir, 'outbox')),
    },
  });
  if (shop) await app.register(ratingsPlugin, { config, house, db: shop.db });
  if (shop) await app.register(addressPlugin, { config, house, db: shop.db });
  if (shop) await app.register(giftCardPlugin, { house, db: shop.db });
  if (shop) await app.register(lunarFilePlugin, { publicUrl: config.publicUrl });
  if (shop) await app.register(answerHourPlugin, { publicUrl: config.publicUrl, house, db: shop.db });
  if (shop) await app.register(againPlugin, { house, db: shop.db });
  if (shop) await app.register(answerPagePlugin, { config, house, db: shop.db });
  if (shop) await app.register(withdrawalPressPlugin, { config, house, db: shop.db });
  await app.register(transitionCountsPlugin, { config, db: shop?.db });
  if (shop)
    await app.register(contentPagesPlugin, {
      house,
      products: () => listSoldProducts(shop.db),
      posts: samplePosts(shop.db),
      ebook: async () => (shop.cached ?? uncached)('e-book', () => readEbook(shop.db)),
    });
  const closed: ClosedReader =
    shop &&
    (async () => toClosedShop(await (shop.cached ?? uncached)('opening', () => readOpening(shop.db))));
  const pageServer = await pages?.(app, {
    closed,
    receipts: shop && receiptPages(shop.db),
    // Posts belong to the sample, and are never removed while the server runs.
    hasNoPosts: shop && (await countPosts(shop.db)) === 0,
  });
  if (pageServer?.house) house.become(pageServer.house);
  const render = pageServer?.renderDraft;
  if (shop && render) await app.register(previewPlugin, { db: shop.db, house, config, render });
  const renderOpen = pageServer?.renderOpen;
  if (shop && renderOpen)
    await app.register(shopPreviewPlugin, {
      db: shop.db,
      config,
      fairies: () => readApiFairies(shop.db, true),
      render: renderOpen,
    });
  await app.ready();
  return app;
}

/** The posts of the sample blog, all on one page. */
const samplePosts = (db: Db): ContentPagesOptions['posts'] => ({
  list: () => listPosts(db, 100, 1),
  find: (slug) => findPost(db, slug),
});

/** The health checks of a shop that has no database: it is ready as soon as it listens. */
function registerHealth(app: FastifyInstance): void {
  for (const check of ['live', 'ready'])
    app.get(`/api/health/${check}`, async () => ({ status: 'ok', version: VERSION }));
}

async function registerShop(
  app: FastifyInstance,
  config: Config,
  shop: ShopDeps,
  isLeaving: () => boolean,
): Promise<void> {
  const { db, gateways, ledger, sandbox, outbox } = shop;
  const { publicUrl, recaptcha } = config;
  const completeText = completeWith({ ...config, answerNote: toPublicConfig(config).answerNote });
  const handlers: Omit<Handlers, 'listPosts'> = {
    ...catalogueHandlers(db, shop.cached ?? uncached, completeText),
    ...orderHandlers({
      db,
      gateways,
      publicUrl,
      completeText,
      cached: shop.cached,
      earlyStartRequired: config.earlyStartRequired,
    }),
    ...contactHandlers({
      db,
      robotCheck: recaptcha,
      ebookUrl: `${publicUrl}/e-book`,
    }),
    ...withdrawalHandlers({ db, brandName: config.brandName }),
    ...skyHandlers({
      createBirthDraft: async (draft) => {
        await requireDocuments(db);
        return createBirthDraft(db, draft);
      },
    }),
    ...providerHandlers(
      gateways,
      ledger,
      createRefundLedger(db, () => app.log),
      noticeCounts(db),
    ),
    ...systemHandlers(db, isLeaving),
  };

  await app.register(
    async (api) => {
      api.setValidatorCompiler(compileValidator);
      await protectApi(api, config);
      redirectToUnsubscribePage(api);
      acceptPaymentReturn(api, { db, gateways, ledger, publicUrl });
      // Otherwise an unknown path under /api would be served as a page.
      api.all('/*', (request, reply) => sendNotFound(request, reply));
      await serveContract(api, apiContract, handlers, { bodyLimits: BODY_LIMITS, rateLimits: RATE_LIMITS });
    },
    { prefix: '/api' },
  );
  await app.register(
    async (blog) => {
      blog.setValidatorCompiler(compileValidator);
      await protectApi(blog, config);
      await serveContract(blog, blogContract, blogHandlers(db, `${publicUrl}/blog`, publicUrl));
    },
    { prefix: '/blog' },
  );
  servePictures(app, config.rootDir);
  serveCards(app);
  serveStoredPictures(app, (path) => findPicture(db, path));
  if (sandbox) {
    const entry = () => newSampleEntry(db, config.deskUrl);
    const desk = isSampleShop(config) ? { url: config.deskUrl, entry } : undefined;
    await app.register(sandboxPlugin, { ...sandbox, desk });
  }
  if (outbox) {
    await app.register(outboxPlugin, { outbox });
    await app.register(mailGalleryPlugin, { sender: config });
  }
}
