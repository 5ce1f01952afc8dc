import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { apiContract, blogContract, type Handlers } from './contract.ts';
import { serveContract } from './http/contract-routes.ts';
import { leadToUnsubscribePage } from './contact/unsubscribe-link.ts';
import { answerError, answerNotFound } from './http/error-answer.ts';
import { drainOnClose } from './http/graceful-close.ts';
import { BODY_LIMIT } from './http/limits.ts';
import { loggingOptions, logAnswers } from './http/logging.ts';
import { protectApi, protectServer } from './http/protection.ts';
import { servePictures } from './http/sample-pictures.ts';
import { compileValidator } from './http/validation.ts';
import type { Outbox } from './mail/outbox.ts';
import { outboxPlugin } from './mail/outbox-plugin.ts';
import { readingPlugin, type ReadingOptions } from './reading/reading-plugin.ts';
import { findPost, listPosts } from './store/posts.ts';
import { createBirthDraft } from './orders/birth-draft.ts';
import { applyNews } from './orders/payment-ledger.ts';
import type { Gateways } from './pay/create-payments.ts';
import type { SandboxContext } from './pay/sandbox/sandbox-context.ts';
import { sandboxPlugin } from './pay/sandbox/sandbox-plugin.ts';
import { blogHandlers } from './routes/blog.ts';
import { catalogueHandlers } from './routes/catalogue.ts';
import { contactHandlers } from './routes/contact.ts';
import { orderHandlers } from './routes/order.ts';
import { providerHandlers } from './routes/provider.ts';
import { skyHandlers } from './routes/sky.ts';
import { systemHandlers } from './routes/system.ts';
import type { Keep } from './store/catalogue-watch.ts';
import type { Db } from './store/tables.ts';

/** What the embedded product API works with. */
export interface ShopDeps {
  db: Db;
  gateways: Gateways;
  /** Keeps reads of the catalogue; without it each goes to the database. */
  keep?: Keep;
  /** The stand-in provider; missing with live payments. */
  sandbox?: SandboxContext | undefined;
  /** The mails that were not sent, where they may be shown (EM-4). */
  outbox?: Outbox | undefined;
  /** Called after a transaction that may have written jobs. */
  wakeJobs: () => void;
}

export interface AppDeps {
  /** Missing with API_URL: then the shop talks to a foreign API and none is embedded. */
  shop?: ShopDeps | undefined;
  /** Adds the page server; comes last, so that its catch-all leaves the API alone. */
  pages?: ((app: FastifyInstance) => Promise<unknown>) | undefined;
}

/** The whole server, ready to listen or to be asked by `inject`. Nothing outside of `deps` is touched. */
export async function buildApp(config: Config, { shop, pages }: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggingOptions(config.logLevel),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    // Who comes while the server closes is answered (graceful-close.ts).
    return503OnClosing: false,
    // A slow caller must not hold a connection for ever.
    requestTimeout: 30_000,
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  logAnswers(app);
  drainOnClose(app);
  await protectServer(app, config);
  if (shop) await registerShop(app, config, shop);
  // Beside a foreign API our own blog is there, and empty: pages ask it unless BLOG_URL names another.
  else app.get('/blog/wp-json/wp/v2/posts', async () => []);
  await app.register(readingPlugin, {
    brandName: config.brandName,
    posts: shop ? samplePosts(shop.db) : NO_POSTS,
  });
  await pages?.(app);
  await app.ready();
  return app;
}

/** The sample blog shows all it has. */
const samplePosts = (db: Db): ReadingOptions['posts'] => ({
  list: () => listPosts(db, 100, 1),
  find: (slug) => findPost(db, slug),
});

/** Beside a foreign API there is no sample blog. */
const NO_POSTS: ReadingOptions['posts'] = { list: async () => [], find: async () => undefined };

async function registerShop(app: FastifyInstance, config: Config, shop: ShopDeps): Promise<void> {
  const { db, gateways, sandbox, outbox } = shop;
  const { publicUrl, recaptcha } = config;
  const news = {
    applyNews: async (piece: Parameters<typeof applyNews>[1]) => {
      const outcome = await applyNews(db, piece);
      const details = { payment: piece.paymentId, outcome };
      if (outcome === 'amount-differs') app.log.error(details, 'a payment does not match its order');
      else app.log.info(details, 'payment news');
    },
  };
  const handlers: Omit<Handlers, 'listPosts'> = {
    ...catalogueHandlers(db, shop.keep),
    ...orderHandlers({ db, gateways, publicUrl }),
    ...contactHandlers({ db, recaptcha, ebookUrl: `${publicUrl}/e-book` }),
    ...skyHandlers({ createBirthDraft: (draft) => createBirthDraft(db, draft) }),
    ...providerHandlers(gateways, news),
    ...systemHandlers(db),
  };

  await app.register(
    async (api) => {
      api.setValidatorCompiler(compileValidator);
      await protectApi(api, config);
      leadToUnsubscribePage(api);
      // Without it an unknown address under /api would be a page.
      api.all('/*', (request, reply) => answerNotFound(request, reply));
      // What a call may have written for later need not wait for the next look into the table.
      api.addHook('onResponse', async ({ method }) => {
        if (method === 'POST') shop.wakeJobs();
      });
      await serveContract(api, apiContract, handlers);
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
  await servePictures(app, config.rootDir);
  if (sandbox) await app.register(sandboxPlugin, sandbox);
  if (outbox) await app.register(outboxPlugin, { outbox });
}
