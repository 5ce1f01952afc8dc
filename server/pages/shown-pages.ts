import type { FastifyInstance } from 'fastify';
import { createShopClient, type ShopClient } from '#api/shop-client.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { injectFetch } from './inject-fetch.ts';

/** A draft of a section's texts. */
export interface ShownDraft {
  id: string;
  number: number;
  content: SiteTexts;
  until: Date;
}

/** A page of a shop that sells nothing, shown as if it were open. */
export interface OpenShop {
  path: string;
  basename: string;
  /** The response of the API's `GET /fairy`, with what would be sold. */
  fairies: unknown;
  until: Date;
}

/** A client of the embedded API, for which the shop is open: its `GET /fairy` is what is given. */
export function clientAsOpen(app: FastifyInstance, fairies: unknown): ShopClient {
  const inject = injectFetch(app);
  return createShopClient({
    baseUrl: 'http://localhost/api',
    fetch: async (request) =>
      new URL(request.url).pathname === '/api/fairy' ? Response.json(fairies) : inject(request),
  });
}
