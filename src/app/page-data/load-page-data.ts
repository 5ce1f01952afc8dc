import { EARLY_START_HINT, EARLY_START_REQUIRED_HINT, EARLY_START_TEXT } from '#copy/law/consents.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import type { ConsentTexts } from '#domain/consent-texts.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { specialistSlugs } from '#domain/paths/specialist-path.ts';
import { PAGE_TYPES } from '#domain/product-type.ts';
import { facesOf } from '#domain/specialists/faces.ts';
import type { Post } from '#domain/post.ts';
import { shopDay } from '#domain/shop-day.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { getCatalogue, getSiteTexts, listFairies, listProducts, type OnDropped } from '#api/catalogue.ts';
import { GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { hintsOf } from '#domain/guide/hints.ts';
import { getGuide } from '#api/guide.ts';
import { readMonth } from '#domain/lunar/lunar-calendar.ts';
import { getLunarCalendar } from '#api/lunar-calendar.ts';
import { getSpecialistMore } from '#api/samples.ts';
import type { ShopClient } from '#api/shop-client.ts';
import type { PageData, Section } from '#page/page-data.ts';
import type { Route } from '#page/route.ts';

/** Loads what an order form asks consent for; `digest` is SHA-256 in hex; with `isRequired` no order is taken without the request to begin at once. Never rejects: the terms may be missing. */
export async function loadConsents(
  client: ShopClient,
  digest: (text: string) => string,
  isRequired = false,
): Promise<ConsentTexts> {
  const { TERMS_DESCRIPTION: terms } = await getSiteTexts(client, 'Regulamin').catch((): SiteTexts => ({}));
  return {
    agreed: { ...(terms !== undefined && { terms: digest(terms) }) },
    earlyStart: {
      version: digest(EARLY_START_TEXT),
      label: EARLY_START_TEXT,
      hint: isRequired ? EARLY_START_REQUIRED_HINT : EARLY_START_HINT,
      ...(isRequired && { isRequired }),
    },
  };
}

export interface PageSources {
  client: ShopClient;
  /** The blog's posts, sanitised. */
  posts: () => Promise<Post[]>;
  /** Told of what of the catalogue could not be read. */
  onDropped?: OnDropped;
  /** Sanitises content texts. */
  clean: (texts: SiteTexts) => SiteTexts;
  /** What an order form asks consent for; nothing beside a foreign API, which may refuse what it does not know. */
  consents: () => Promise<ConsentTexts | undefined>;
  /** Reads what pages show while nothing is sold. */
  closed: () => Promise<ClosedShop | undefined>;
  /** Timeout for the blog in milliseconds, so that a slow blog does not delay the page. */
  blogTimeout: number;
}

const settled = <T>(work: Promise<T>): Promise<Section<T>> =>
  work.then(
    (data) => ({ status: 'ready', data }),
    () => ({ status: 'failed' }),
  );

const atMost = <T>(work: Promise<T>, timeout: number): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), timeout))]);

/** Loads the month of a lunar calendar's page; without its days if they cannot be had. */
async function loadLunar(client: ShopClient, wanted: string): Promise<NonNullable<PageData['lunar']>> {
  const { year, month } = readMonth(wanted) ?? shopDay();
  const days = await getLunarCalendar(client, { year, month }).catch(() => undefined);
  return { month: { year, month }, days };
}

/** Loads a specialist and what she sells, as a catalogue with only her; empty if no specialist has this slug. */
async function loadSpecialist(client: ShopClient, slug: string, onDropped?: OnDropped): Promise<Catalogue> {
  const types = Object.values(PAGE_TYPES).flat();
  const [fairies, products] = await Promise.all([
    listFairies(client, onDropped),
    listProducts(client, types, onDropped),
  ]);
  const slugs = specialistSlugs(fairies);
  const fairy = fairies.find(({ id }) => slugs.get(id) === slug);
  if (!fairy) return { products: [], fairies: [] };
  const hers = new Set(fairy.products.map(({ productId }) => productId));
  return { products: products.filter(({ id }) => hers.has(id)), fairies: [fairy] };
}

/** What her page shows beside her card; nothing where the API has no such call. */
async function loadMore(client: ShopClient, catalogue: Section<Catalogue> | undefined) {
  const fairy = catalogue?.status === 'ready' ? catalogue.data.fairies[0] : undefined;
  return fairy && getSpecialistMore(client, fairy.id).catch(() => undefined);
}

/** Loads a page's data. Never rejects: a part that fails is marked as failed. */
export async function loadPageData(route: Route, sources: PageSources): Promise<PageData> {
  const { client, clean } = sources;
  // The home page sells readings of birth charts (BH-5).
  const takesOrders = route.service !== undefined || route.path === '/';
  const [texts, catalogue, faces, posts, newsletterImage, consents, lunar, guide, closed] = await Promise.all(
    [
      getSiteTexts(client, route.section).then(clean, (): SiteTexts => ({})),
      route.specialist === undefined
        ? route.service &&
          settled(getCatalogue(client, route.service.types, { onDropped: sources.onDropped }))
        : settled(loadSpecialist(client, route.specialist, sources.onDropped)),
      route.showsFaces ? settled(listFairies(client, sources.onDropped).then(facesOf)) : undefined,
      route.showsPosts ? atMost(settled(sources.posts()), sources.blogTimeout) : undefined,
      route.showsNewsletter
        ? listProducts(client, ['NEWSLETTER']).then(
            ([product]) => product?.imageSrc,
            () => undefined,
          )
        : undefined,
      takesOrders ? sources.consents() : undefined,
      route.lunarMonth === undefined ? undefined : loadLunar(client, route.lunarMonth),
      route.path === GUIDE_PATH ? getGuide(client).then(hintsOf, () => undefined) : undefined,
      sources.closed(),
    ],
  );
  const specialist = route.specialist === undefined ? undefined : await loadMore(client, catalogue);
  return {
    today: shopDay(),
    texts,
    catalogue,
    posts,
    newsletterImage,
    ...(faces && { faces }),
    ...(specialist && { specialist }),
    ...(consents && { consents }),
    ...(lunar && { lunar }),
    ...(guide && { guide }),
    ...(closed && { closed }),
  };
}

/**
 * Whether no part of the page's data failed. Only such pages are cached, so that a failure is not served to the next
 * visitor.
 */
export const isWhole = (route: Route, data: PageData) =>
  data.catalogue?.status !== 'failed' &&
  data.faces?.status !== 'failed' &&
  (!route.showsPosts || data.posts?.status === 'ready') &&
  (!data.lunar || data.lunar.days !== undefined) &&
  (route.path !== GUIDE_PATH || data.guide !== undefined) &&
  Object.keys(data.texts).length > 0;
