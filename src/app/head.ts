import { SERVICE_COPY } from '#copy/services.ts';
import { notFoundCopy } from '#copy/not-found.ts';
import { resultCopy } from '#copy/result.ts';
import type { PageData } from './page-data.ts';
import type { PublicConfig } from './public-config.ts';
import { NOT_FOUND, type Route } from './routes.ts';

/** What stands in a page's head (SH-12). */
export interface Head {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** JSON-LD documents. */
  facts: object[];
  isPrivate: boolean;
}

/** Contents may hold markup; a title or a description is text. */
const plain = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();

function titleOf(route: Route, data: PageData): string {
  if (route === NOT_FOUND) return notFoundCopy.title;
  if (route.path === '/zamowienie') return resultCopy.pending.title;
  const fallback = route.service && SERVICE_COPY[route.service.key].title;
  return plain(data.texts.HEADER_TITLE ?? fallback ?? '');
}

/** The head of a page; pure, so that server and browser agree. */
export function headOf(route: Route, data: PageData, config: PublicConfig): Head {
  const title = titleOf(route, data);
  const description =
    data.texts.HEADER_DESCRIPTION ?? (route.service && SERVICE_COPY[route.service.key].description);
  const canonical = route.isPrivate ? undefined : `${config.publicUrl}${route.path}`;
  return {
    title: title === '' ? config.brandName : `${title} – ${config.brandName}`,
    description: description === undefined ? undefined : plain(description),
    canonical,
    facts: canonical === undefined ? [] : [...productFacts(data, config, canonical), organization(config)],
    isPrivate: route.isPrivate ?? false,
  };
}

const organization = (config: PublicConfig) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: config.brandName,
  url: config.publicUrl,
  email: config.contactEmail,
});

/** One Product with its offers for each variant that somebody sells; no AggregateRating, there is no review count. */
function productFacts(data: PageData, config: PublicConfig, url: string): object[] {
  if (data.catalogue?.status !== 'ready') return [];
  const { products, fairies } = data.catalogue.data;
  return products.flatMap((product) => {
    const prices = fairies.flatMap((fairy) =>
      fairy.products.filter(({ productId }) => productId === product.id).map(({ price }) => price),
    );
    if (prices.length === 0) return [];
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.title,
      description: plain(product.description),
      image: new URL(product.imageSrc, config.publicUrl).href,
      brand: { '@type': 'Brand', name: config.brandName },
      offers: {
        '@type': 'AggregateOffer',
        url,
        priceCurrency: 'PLN',
        lowPrice: Math.min(...prices).toFixed(2),
        highPrice: Math.max(...prices).toFixed(2),
        offerCount: prices.length,
      },
    };
  });
}
