import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { draftNoticeCopy } from '#copy/purchase/draft-notice.ts';
import type { Config } from '#server/config.ts';
import { showLimit } from '#server/pages/plain/limit-page.ts';
import { html } from '#server/plain-pages/html.ts';
import { plainPage, plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { findShopPreview, SHOP_PREVIEW_PATH } from './shop-preview.ts';

/** Requests per minute and IP address; each renders a page. */
const PAGES_PER_MINUTE = 60;

/** The parameters of a page's address. */
interface Page {
  Params: { token: string; '*'?: string };
}

/** A rendered page, with its policy. */
interface OpenPage {
  html: string;
  policy: string;
}

export interface ShopPreviewOptions {
  db: Db;
  config: Pick<Config, 'rateLimit'>;
  /** The response of the API's `GET /fairy`, with what would be sold in an open shop. */
  fairies: () => Promise<unknown>;
  /** Renders a page of the shop as if it were open; nothing for an address that is no page. */
  render: (shop: {
    path: string;
    basename: string;
    fairies: unknown;
    until: Date;
  }) => Promise<OpenPage | undefined>;
}

/**
 * Shows a shop that sells nothing as if it were open, at an address that nobody can guess. Pages come without scripts, so
 * that nothing is ordered, counted or kept; their links stay under the address.
 */
export async function shopPreviewPlugin(
  app: FastifyInstance,
  { db, config, fairies, render }: ShopPreviewOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ ...plainPageHeaders(), 'x-robots-tag': 'noindex, nofollow, noarchive' });
  });
  if (config.rateLimit) await app.register(rateLimit, { max: PAGES_PER_MINUTE, timeWindow: '1 minute' });
  showLimit(app, () => LIMIT);
  const show = async ({ params }: FastifyRequest<Page>, reply: FastifyReply) => {
    const { token, '*': rest = '' } = params;
    const until = await findShopPreview(db, token, new Date());
    if (!until) return reply.code(410).send(GONE);
    const page = await render({
      path: `/${rest}`,
      basename: `${SHOP_PREVIEW_PATH}/${token}`,
      fairies: await fairies(),
      until,
    });
    // What has no page of the shop's app, as the blog, is the same in an open shop.
    if (!page) return reply.redirect(new URL(`https://x/${rest}`).pathname.replace(/^\/+/, '/'));
    return reply.header('content-security-policy', page.policy).send(page.html);
  };
  app.get<Page>(`${SHOP_PREVIEW_PATH}/:token`, show);
  app.get<Page>(`${SHOP_PREVIEW_PATH}/:token/*`, show);
}

const GONE = plainPage(
  draftNoticeCopy.shop.gone,
  html`<main>
    <h1>${draftNoticeCopy.shop.gone}</h1>
    <p>${draftNoticeCopy.shop.goneText}</p>
  </main>`,
);

const LIMIT = plainPage(
  draftNoticeCopy.limitTitle,
  html`<main>
    <h1>${draftNoticeCopy.limitTitle}</h1>
    <p>${draftNoticeCopy.limit}</p>
  </main>`,
);
