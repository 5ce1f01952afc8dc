import { contentPagesCopy } from '#copy/site/content-pages.ts';
import { formatPrice, plural } from '#copy/site/format.ts';
import type { Grosze } from '#domain/grosze.ts';
import { PAGE_TYPES } from '#domain/product-type.ts';
import { toPlainText } from '#server/markup/sanitize-contents.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import type { Post } from '#server/store/posts.ts';
import type { SoldProduct } from '#server/store/products.ts';

type Service = keyof typeof PAGE_TYPES;

/** How a post speaks of a service, and where it is sold; of two that it speaks of equally the first is meant. */
const SERVICES = {
  tarot: { words: /tarot|kart[aąęoy]|kartom|rozkład/giu, path: '/tarot' },
  prediction: { words: /wróż|pytani/giu, path: '/wrozby' },
  ritual: { words: /rytuał|świec|intencj/giu, path: '/rytualy' },
  birthHoroscope: { words: /ascenden|urodzeni|narodzin/giu, path: undefined },
  horoscope: { words: /horoskop|merkur|retrograd|planet|pełni|nów|nowiu|księży/giu, path: '/horoskopy' },
} as const satisfies Record<Service, { words: RegExp; path: string | undefined }>;

/** Finds the service that a post speaks of by its words; tarot if it speaks of none (R101). */
export function serviceOf({ titleHtml, body }: Pick<Post, 'titleHtml' | 'body'>): Service {
  const text = [toPlainText(titleHtml), ...body].join(' ');
  const counts = (Object.keys(SERVICES) as Service[]).map((service) => ({
    service,
    count: text.match(SERVICES[service].words)?.length ?? 0,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.find(({ count }) => count === most)?.service ?? 'tarot';
}

/** What a service's card shows: a variant that is on sale. */
export interface ServiceCard {
  product: SoldProduct;
  href: string;
}

/** Chooses the variant that a post ends with: one that it names, else the first on sale of its service. */
export function cardOf(post: Post, sold: readonly SoldProduct[]): ServiceCard | undefined {
  const service = serviceOf(post);
  const types: readonly string[] = PAGE_TYPES[service];
  const offers = sold.filter(({ productType }) => types.includes(productType));
  const text = post.body.join(' ').toLowerCase();
  const product = offers.find(({ title }) => text.includes(title.toLowerCase())) ?? offers[0];
  const { path } = SERVICES[service];
  return (
    product && { product, href: path === undefined ? '/#birth-horoscope' : `${path}?wariant=${product.id}` }
  );
}

const COUNT_WORDS = [
  '',
  'jedna',
  'dwie',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć',
];

const whoSells = (count: number) =>
  `Do wyboru: ${COUNT_WORDS[count] || count} ${plural(count, 'wróżka', 'wróżki', 'wróżek')}`;

const price = (lowest: Grosze) =>
  html`<span>${contentPagesCopy.from} <strong>${formatPrice(lowest)}</strong></span>`;

/** The card of one service, at a post's end. */
export const serviceCard = ({ product, href }: ServiceCard): Html =>
  html`<aside class="service" aria-label="${contentPagesCopy.serviceLabel}">
    <img src="${product.imageSrc}" alt="" width="240" height="340" loading="lazy" />
    <div>
      <p class="rubric">${contentPagesCopy.serviceKicker}</p>
      <h2>${product.title}</h2>
      <p class="muted">${toPlainText(product.description)}</p>
      <p>${whoSells(product.sellers)}</p>
    </div>
    <p class="deal">
      ${price(product.lowest)} <a class="button" href="${href}">${contentPagesCopy.serviceAction}</a>
    </p>
  </aside>`;
