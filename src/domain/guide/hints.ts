import { least, type Grosze } from '../grosze.ts';
import type { GuideLength, GuideManner } from './guide-table.ts';
import { lengthsOf, type GuideOffer } from './rank.ts';

/** Hints that the guide shows with its questions: the lowest prices, and a specialist's quotation. */
export interface GuideHints {
  /** Lowest price of each length; missing if nobody sells it. */
  prices: Partial<Record<GuideLength, Grosze>>;
  /** Somebody who speaks so, in her own words; missing where the desk named nobody. */
  voices: Partial<Record<GuideManner, { voice: string; name: string }>>;
}

/** The hints of an offer. Free specialists lend their voice first; birth charts are left out, as the guide never ends there. */
export function hintsOf(offer: GuideOffer): GuideHints {
  const { prices, voices }: GuideHints = { prices: {}, voices: {} };
  const lengthOf = lengthsOf(offer);
  for (const { productId, productType, price } of offer.fairies.flatMap(({ products }) => products)) {
    const length = productType === 'BIRTH_HOROSCOPE' ? undefined : lengthOf.get(productId);
    if (length) prices[length] = least(price, prices[length] ?? price);
  }
  const freeFirst = [...offer.fairies].sort((a, b) => Number(b.isAvailable) - Number(a.isAvailable));
  for (const { id, name, voice } of freeFirst) {
    const manner = offer.manners[id];
    if (manner && voice) voices[manner] ??= { voice, name };
  }
  return { prices, voices };
}
