import { RATINGS_LEAD } from '#copy/answer/ratings.ts';
import { RATINGS_LABEL } from '#copy/answer/ratings-label.ts';
import { RATINGS_PATH, type Ratings } from '#domain/ratings.ts';
import { ACCESSIBILITY_LABEL } from '#copy/law/accessibility-label.ts';
import { ACCESSIBILITY_LEAD } from '#copy/law/accessibility.ts';
import { contactCopy } from '#copy/site/contact.ts';
import { loadErrorCopy } from '#copy/site/errors.ts';
import { documentCopy, helpCopy, informationCopy } from '#copy/law/documents.ts';
import { lunarCopy, monthTitle } from '#copy/sky/lunar-calendar.ts';
import { readMonth } from '#domain/lunar/lunar-calendar.ts';
import { guideCopy } from '#copy/purchase/guide.ts';
import { GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { homeCopy } from '#copy/site/home.ts';
import { confirmationCopy, signOffCopy } from '#copy/site/newsletter-links.ts';
import { SERVICE_COPY } from '#copy/purchase/services.ts';
import { notFoundCopy } from '#copy/site/not-found.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import { withdrawalTitle } from '#copy/law/withdraw-label.ts';
import type { Fairy } from '#domain/catalogue.ts';
import { amountText, largest, least } from '#domain/grosze.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { WITHDRAWAL_PATH } from '#domain/paths/withdrawal-path.ts';
import type { PageData } from '#page/page-data.ts';
import type { PublicConfig } from '#page/public-config.ts';
import type { Route } from '#page/route.ts';

/** Content of a page's head (SH-12). */
export interface Head {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** JSON-LD documents. */
  facts: object[];
  isPrivate: boolean;
}

/** Strips markup: content texts may contain it, titles and descriptions may not. */
const plain = (markup: string) =>
  markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A page's default title and description, used when the content service has none. */
function fallbackOf(route: Route): { title: string; description?: string } {
  if (route.service) return SERVICE_COPY[route.service.key];
  if (route.lunarMonth !== undefined) {
    const month = readMonth(route.lunarMonth);
    return {
      title: month ? `${lunarCopy.title}: ${monthTitle(month)}` : lunarCopy.title,
      description: lunarCopy.note,
    };
  }
  switch (route.path) {
    case '/':
      return { title: homeCopy.title, description: homeCopy.slogan };
    case '/zamowienie':
      return { title: resultCopy.pending.title };
    case '/kontakt':
      return { title: contactCopy.title, description: contactCopy.lead };
    case '/regulamin':
      return { title: documentCopy.terms.title, description: documentCopy.terms.lead };
    case '/polityka-prywatnosci':
      return { title: documentCopy.privacy.title, description: documentCopy.privacy.lead };
    case '/informacja':
      return { title: informationCopy.title, description: informationCopy.lead };
    case '/pomoc':
      return { title: helpCopy.title, description: helpCopy.lead };
    case '/dostepnosc':
      return { title: ACCESSIBILITY_LABEL, description: ACCESSIBILITY_LEAD };
    case GUIDE_PATH:
      return { title: guideCopy.open, description: guideCopy.description };
    case RATINGS_PATH:
      return { title: RATINGS_LABEL, description: RATINGS_LEAD };
    case WITHDRAWAL_PATH:
      return { title: withdrawalTitle };
    case '/newsletter/potwierdz':
      return { title: confirmationCopy.asking.title };
    case '/newsletter/wypisz':
      return { title: signOffCopy.title };
    default:
      return { title: notFoundCopy.title };
  }
}

/** Pages that show a section's own texts; the others only borrow Glowna's footer (SH-13). */
const ownsTexts = (route: Route) => route.path === '/' || route.section !== 'Glowna';

/** The specialist whose page it is; `undefined` on every other page, and where nobody has this address. */
const specialistOn = (route: Route, { catalogue }: PageData): Fairy | undefined =>
  route.specialist !== undefined && catalogue?.status === 'ready' ? catalogue.data.fairies[0] : undefined;

/** Whether a specialist's page does not know if she exists, since the list could not be loaded. */
export const isNameless = (route: Route, { catalogue }: PageData): boolean =>
  route.specialist !== undefined && catalogue?.status !== 'ready';

/** Computes a page's head; pure, so server and browser produce the same. */
export function headOf(route: Route, data: PageData, config: PublicConfig): Head {
  const fairy = specialistOn(route, data);
  const hasNoName = isNameless(route, data);
  const fallback = fairy
    ? { title: fairy.seoTitle || fairy.name, description: fairy.seoDescription || fairy.description }
    : hasNoName
      ? { title: loadErrorCopy.pageTitle }
      : fallbackOf(route);
  const texts = ownsTexts(route) ? data.texts : {};
  const title = plain(texts.HEADER_TITLE ?? fallback.title);
  const description = texts.HEADER_DESCRIPTION ?? fallback.description;
  const canonical = route.isPrivate || hasNoName ? undefined : `${config.publicUrl}${route.path}`;
  return {
    title: `${title} – ${config.brandName}`,
    description: description === undefined ? undefined : plain(description),
    canonical,
    facts:
      canonical === undefined
        ? []
        : [
            ...(fairy ? [profile(fairy, config, canonical)] : []),
            ...productFacts(data, config, canonical),
            ...breadcrumbs(route, title, config),
            organization(config),
          ],
    isPrivate: route.isPrivate ?? false,
  };
}

/** A picture's absolute URL; `undefined` if it is missing or invalid. */
const pictureOf = (address: string, publicUrl: string) =>
  address !== '' && URL.canParse(address, publicUrl) ? { image: new URL(address, publicUrl).href } : {};

/** JSON-LD of a specialist's page: a profile of her. */
const profile = (fairy: Fairy, config: PublicConfig, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url,
  mainEntity: {
    '@type': 'Person',
    name: fairy.name,
    description: plain(fairy.description),
    ...pictureOf(fairy.imageSrc, config.publicUrl),
    knowsAbout: fairy.specializations.map(({ content }) => content),
    worksFor: { '@type': 'Organization', name: config.brandName },
  },
});

/** Breadcrumbs: home, then the page. The home page has none. */
function breadcrumbs(route: Route, title: string, { publicUrl, brandName }: PublicConfig): object[] {
  if (route.path === '/') return [];
  const steps = [
    { name: brandName, item: `${publicUrl}/` },
    { name: title, item: publicUrl + route.path },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}

const organization = (config: PublicConfig) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: config.brandName,
  url: config.publicUrl,
  email: config.contactEmail,
  ...(config.seller &&
    !config.seller.isSample && {
      legalName: config.seller.name,
      address: config.seller.address,
      taxID: config.seller.nip,
      telephone: config.seller.phone,
    }),
});

/** The mean of all ratings behind some means; nothing where none is shown. */
function aggregateRating(ratings: readonly Ratings[]): object {
  const shown = ratings.flatMap(({ count, mean }) => (mean === undefined ? [] : { count, mean }));
  const ratingCount = shown.reduce((sum, { count }) => sum + count, 0);
  if (ratingCount === 0) return {};
  const stars = shown.reduce((sum, { count, mean }) => sum + count * mean, 0);
  const ratingValue = (stars / ratingCount).toFixed(1);
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount, bestRating: 5 } };
}

/**
 * JSON-LD: a Product with its offers for each variant on sale. An AggregateRating only of ratings by buyers
 * that the page shows, those of the specialists who sell it (LW-16).
 */
function productFacts(data: PageData, config: PublicConfig, url: string): object[] {
  if (data.catalogue?.status !== 'ready') return [];
  const { products, fairies } = data.catalogue.data;
  return products.flatMap((product) => {
    const offers = fairies.flatMap(({ ratings, products: sold }) =>
      sold.filter(({ productId }) => productId === product.id).map(({ price }) => ({ price, ratings })),
    );
    const [first, ...others] = offers.map(({ price }) => price);
    if (first === undefined) return [];
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.title,
      description: plain(product.description),
      ...pictureOf(product.imageSrc, config.publicUrl),
      brand: { '@type': 'Brand', name: config.brandName },
      ...aggregateRating(offers.flatMap(({ ratings }) => ratings ?? [])),
      offers: {
        '@type': 'AggregateOffer',
        url,
        priceCurrency: CURRENCY,
        lowPrice: amountText(least(first, ...others), '.'),
        highPrice: amountText(largest(first, ...others), '.'),
        offerCount: offers.length,
      },
    };
  });
}
