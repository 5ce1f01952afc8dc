import { createShopClient } from '#api/shop-client.ts';
import { draftNoticeCopy } from '#copy/purchase/draft-notice.ts';
import { errorCopy } from '#copy/site/errors.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import type { Config } from '#server/config.ts';
import {
  headOf,
  isNameless,
  isWhole,
  loadPageData,
  NOT_FOUND,
  renderPage,
  routeOf,
  routesOf,
  type PageData,
} from '#src/entry-server.tsx';
import { draftDocument, pageDocument, type PageAssets } from './document.ts';
import { packPage } from './page-cache.ts';
import type { toPublicConfig } from './public-config.ts';

/** A page of a shop that sells nothing, shown as if it were open. */
export interface OpenShop {
  path: string;
  basename: string;
  /** The response of the API's `GET /fairy`, with what would be sold. */
  fairies: unknown;
  until: Date;
}

/** A draft of a section's texts. */
export interface ShownDraft {
  id: string;
  number: number;
  content: SiteTexts;
  until: Date;
}

interface RendersOptions {
  config: Config;
  publicConfig: ReturnType<typeof toPublicConfig>;
  assets: PageAssets;
  /** Where the pages' data come from. */
  sources: Parameters<typeof loadPageData>[1];
  /** All styles, for a page without scripts. */
  wholeCss: string;
  /** Content security policies of pages with scripts and without. */
  policy: string;
  plainPolicy: string;
  /** Calls this server's own API. */
  inject: (request: Request) => Promise<Response>;
  transform?: (url: string, html: string) => Promise<string>;
}

/** Creates the functions that render a page of the shop from its data, as it is and as a draft would make it. */
export function createRenders({
  config,
  publicConfig,
  assets,
  sources,
  wholeCss,
  policy,
  plainPolicy,
  inject,
  transform,
}: RendersOptions) {
  return {
    async route(path: string, form: Pick<PageData, 'withdrawal'> = {}) {
      const route = routeOf(path, config.backend);
      const data = { ...(await loadPageData(route, sources)), ...form };
      const rendered = await renderPage(path, data, publicConfig);
      if (form.withdrawal?.problems) rendered.head.title = errorCopy.prefix + rendered.head.title;
      const css = route.needsAllStyles ? wholeCss : assets.css;
      const html = pageDocument(rendered, data, publicConfig, { ...assets, css });
      const page = await packPage(
        // Any invented address would be a page while the list of specialists can not be had.
        isNameless(route, data) ? 503 : route.status,
        'text/html; charset=utf-8',
        transform ? await transform(path, html) : html,
        Date.now(),
      );
      return { page, isComplete: isWhole(route, data) };
    },

    async data(path: string) {
      const route = routeOf(path, config.backend);
      const data = await loadPageData(route, sources);
      const page = await packPage(
        200,
        'application/json; charset=utf-8',
        JSON.stringify({ data, head: headOf(route, data, publicConfig) }),
        Date.now(),
      );
      return { page, isComplete: isWhole(route, data) };
    },

    async draft({ id, number, content, until }: ShownDraft) {
      const route = routesOf(config.backend).find(({ section }) => section === id) ?? NOT_FOUND;
      const data = { ...(await loadPageData(route, sources)), texts: content };
      const rendered = await renderPage(route.path, data, publicConfig);
      // Without scripts: they would read the address, count the visit and take orders.
      const notice = { title: draftNoticeCopy.title, text: draftNoticeCopy.text(number, until) };
      return { html: draftDocument(rendered, notice, publicConfig, assets), policy };
    },
    async open({ path, basename, fairies, until }: OpenShop) {
      const asOpen = createShopClient({
        baseUrl: 'http://localhost/api',
        fetch: async (request) =>
          new URL(request.url).pathname === '/api/fairy' ? Response.json(fairies) : inject(request),
      });
      const shown = { ...sources, client: asOpen, closed: async () => undefined };
      const data = await loadPageData(routeOf(path, config.backend), shown);
      const rendered = await renderPage(path, data, publicConfig, basename);
      const { title, text } = draftNoticeCopy.shop;
      const page = { ...assets, css: wholeCss };
      return {
        html: draftDocument(rendered, { title, text: text(until) }, publicConfig, page),
        policy: plainPolicy,
      };
    },
  };
}
