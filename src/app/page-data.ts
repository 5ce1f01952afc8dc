import type { Fairy, Product } from '#domain/catalogue.ts';
import type { CalendarDate } from '#domain/birth-date.ts';
import type { Post } from '#domain/post.ts';
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
  /** On the home page; missing while a slow blog still keeps them. */
  posts: Section<Post[]> | undefined;
  /** Picture of the newsletter block, from the Newsletter product (NL-1). */
  newsletterImage: string | undefined;
}

/** GET /product per type and GET /fairy, together. Rejects with ApiFailure. */
export async function loadCatalogue(client: ShopClient, service: ServicePage): Promise<Catalogue> {
  const [products, fairies] = await Promise.all([listProducts(client, service.types), listFairies(client)]);
  return { products, fairies };
}

export interface PageSources {
  client: ShopClient;
  /** The blog's posts, safe to show. */
  posts: () => Promise<Post[]>;
  /** Makes contents safe to show. */
  clean: (texts: SiteTexts) => SiteTexts;
  /** How long the page waits for the blog, in milliseconds: one slow blog never delays the page. */
  blogPatience: number;
}

const settled = <T>(work: Promise<T>): Promise<Section<T>> =>
  work.then(
    (data) => ({ status: 'ready', data }),
    () => ({ status: 'failed' }),
  );

const atMost = <T>(work: Promise<T>, patience: number): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))]);

/** Gathers a page's data; never rejects, a failed part says so. */
export async function loadPageData(route: Route, sources: PageSources): Promise<PageData> {
  const { client, clean } = sources;
  const [texts, catalogue, posts, newsletterImage] = await Promise.all([
    getSiteTexts(client, route.section).then(clean, (): SiteTexts => ({})),
    route.service && settled(loadCatalogue(client, route.service)),
    route.showsPosts ? atMost(settled(sources.posts()), sources.blogPatience) : undefined,
    route.showsNewsletter
      ? listProducts(client, ['NEWSLETTER']).then(
          ([product]) => product?.imageSrc,
          () => undefined,
        )
      : undefined,
  ]);
  return { today: shopDay(), texts, catalogue, posts, newsletterImage };
}

/** A page with a failed part is shown, but never kept: the next visitor must not be sent the failure. */
export const isWhole = (route: Route, data: PageData) =>
  data.catalogue?.status !== 'failed' &&
  (!route.showsPosts || data.posts?.status === 'ready') &&
  Object.keys(data.texts).length > 0;
