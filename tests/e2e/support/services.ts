import { tarotOffer, type SampleOffer } from './offers.ts';

/** What the sample shop sells on one of its order pages; `link` opens the form there. */
export function offerOn(
  path: '/horoskopy' | '/wrozby' | '/rytualy',
  productSlug: string,
  fairySlug: string,
): SampleOffer {
  const offer = tarotOffer(productSlug, fairySlug);
  return { ...offer, link: offer.link.replace('/tarot', path) };
}
