import type { Fairy, Product } from '../catalogue.ts';
import type { Grosze } from '../grosze.ts';
import { PAGE_TYPES } from '../product-type.ts';
import type { GuideLength, GuideManner, GuideTable, GuideTopic } from './guide-table.ts';

/** All that is sold today, with the table. */
export interface GuideOffer extends GuideTable {
  products: readonly Product[];
  fairies: readonly Fairy[];
}

/** The answers, as far as they were given. */
export interface GuideWishes {
  topic?: GuideTopic | undefined;
  length?: GuideLength | undefined;
  manner?: GuideManner | undefined;
}

/** One variant by one specialist, and which answers it fits. */
export interface Match {
  product: Product;
  fairy: Fairy;
  price: Grosze;
  fits: { topic: boolean; length: boolean; manner: boolean };
}

/** How much an answer weighs: what it is about, then how much, then how it is said. */
const WEIGHT = { topic: 4, length: 3, manner: 2 } as const;

const scoreOf = ({ fits }: Match) =>
  (fits.topic ? WEIGHT.topic : 0) + (fits.length ? WEIGHT.length : 0) + (fits.manner ? WEIGHT.manner : 0);

/**
 * How much each variant says: as the table has it, else by its lowest price among those of its service, the cheapest short
 * and the dearest long.
 */
export function lengthsOf({ products, fairies, lengths }: GuideOffer): ReadonlyMap<string, GuideLength> {
  const lowest = new Map<string, number>();
  for (const { productId, price } of fairies.flatMap((fairy) => fairy.products))
    lowest.set(productId, Math.min(lowest.get(productId) ?? Infinity, price));
  const found = new Map<string, GuideLength>();
  for (const types of Object.values(PAGE_TYPES) as (readonly string[])[]) {
    // Lists of their own, here and below: the oldest engines have no toSorted.
    const sold: Product[] = products.filter(
      ({ id, productType }) => types.includes(productType) && lowest.has(id),
    );
    sold.sort((a, b) => (lowest.get(a.id) ?? 0) - (lowest.get(b.id) ?? 0));
    for (const [place, { id }] of sold.entries()) {
      const guessed = place === 0 ? 'short' : place === sold.length - 1 ? 'long' : 'middle';
      found.set(id, lengths[id] ?? guessed);
    }
  }
  return found;
}

/** Every offer that can be ordered from here, the best match first; equal ones free, then cheap, first. */
function ranked(offer: GuideOffer, { topic, length, manner }: GuideWishes): Match[] {
  const lengthOf = lengthsOf(offer);
  const byId = new Map(offer.products.map((product) => [product.id, product]));
  const matches = offer.fairies.flatMap((fairy) =>
    fairy.products.flatMap(({ productId, price }): Match[] => {
      const product = byId.get(productId);
      // Its order begins with a birth chart.
      if (!product || product.productType === 'BIRTH_HOROSCOPE') return [];
      const fits = {
        topic: fairy.specializations.some(({ icon }) => icon === topic),
        length: length !== undefined && lengthOf.get(productId) === length,
        manner: manner !== undefined && offer.manners[fairy.id] === manner,
      };
      return [{ product, fairy, price, fits }];
    }),
  );
  return [...matches].sort(
    (a, b) =>
      scoreOf(b) - scoreOf(a) ||
      Number(b.fairy.isAvailable) - Number(a.fairy.isAvailable) ||
      a.price - b.price,
  );
}

/** The best match by somebody free, else by anybody, and two near ones by others; nothing where nothing is sold. */
export function suggestionOf(offer: GuideOffer, wishes: GuideWishes) {
  const all = ranked(offer, wishes);
  const free = all.filter(({ fairy }) => fairy.isAvailable);
  const [pick] = free.length > 0 ? free : all;
  const [best] = all;
  if (!pick || !best) return undefined;
  const near: Match[] = [];
  for (const match of free)
    if (near.length < 2 && [pick, ...near].every(({ fairy }) => fairy.id !== match.fairy.id))
      near.push(match);
  return { pick, near, isSecondBest: scoreOf(pick) < scoreOf(best) };
}
