import type { Fairy, Product } from '#domain/catalogue.ts';
import type { CalendarDate } from '#domain/birth-date.ts';
import { shopDay } from '#domain/shop-day.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { getSiteTexts, listFairies, listProducts } from '#api/catalogue.ts';
import type { ShopClient } from '#api/shop-client.ts';
import type { Route } from './routes.ts';
import type { ServicePage } from './service-pages.ts';

/** A part of a page that may fail alone while the rest stands. */
export type Section<T> = { status: 'ready'; data: T } | { status: 'failed' };

export interface Catalogue {
  /** Variants, in the order of the service's types. */
  products: Product[];
  fairies: Fairy[];
}

/** All that a page shows, travelling once as JSON in the page. */
export interface PageData {
  /** Warsaw's day when the page was made; the browser corrects it (SH-6). */
  today: CalendarDate;
  /** Empty when the content service is down: our own copy stands in (SH-13, U34). */
  texts: SiteTexts;
  catalogue: Section<Catalogue> | undefined;
}

/** GET /product per type and GET /fairy, together. Rejects with ApiFailure. */
export async function loadCatalogue(client: ShopClient, service: ServicePage): Promise<Catalogue> {
  const [products, fairies] = await Promise.all([listProducts(client, service.types), listFairies(client)]);
  return { products, fairies };
}

const settled = <T>(work: Promise<T>): Promise<Section<T>> =>
  work.then(
    (data) => ({ status: 'ready', data }),
    () => ({ status: 'failed' }),
  );

/** Gathers a page's data; never rejects, a failed part says so. */
export async function loadPageData(client: ShopClient, route: Route): Promise<PageData> {
  const [texts, catalogue] = await Promise.all([
    getSiteTexts(client, route.section).catch((): SiteTexts => ({})),
    route.service && settled(loadCatalogue(client, route.service)),
  ]);
  return { today: shopDay(), texts, catalogue };
}

/** A page with a failed part is shown, but never kept (architecture.md section 2). */
export const isWhole = (data: PageData) => data.catalogue?.status !== 'failed' && Object.keys(data.texts).length > 0;
