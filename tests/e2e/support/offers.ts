import { readFileSync } from 'node:fs';

interface Seed {
  fairies: { id: string; slug: string; name: string }[];
  products: { id: string; slug: string; title: string }[];
  fairyProducts: { id: string; fairyId: string; productId: string; price: number }[];
}

const seed = JSON.parse(
  readFileSync(new URL('../../../server/seed/catalogue.json', import.meta.url), 'utf8'),
) as Seed;

/** What the sample shop sells (EM-1), in a visitor's words. */
export interface SampleOffer {
  variant: string;
  variantId: string;
  fairy: string;
  fairyId: string;
  fairyProductId: string;
  /** PLN. */
  price: number;
  /** The price as the shop writes it, with ordinary spaces: locators treat all spaces alike. */
  shownPrice: string;
  /** `/tarot?wariant=…&wrozka=…`: the form is open there. */
  link: string;
}

/** An amount in PLN as the shop shows it (BC-1), with an ordinary space. */
export const priceText = (pln: number) => `${pln.toFixed(2).replace('.', ',')} zł`;

/** @throws when the sample shop does not sell it */
export function tarotOffer(productSlug: string, fairySlug: string): SampleOffer {
  const product = seed.products.find(({ slug }) => slug === productSlug);
  const fairy = seed.fairies.find(({ slug }) => slug === fairySlug);
  const sold = seed.fairyProducts.find(
    ({ fairyId, productId }) => fairyId === fairy?.id && productId === product?.id,
  );
  if (!product || !fairy || !sold) throw new Error(`${fairySlug} does not sell ${productSlug}`);
  return {
    variant: product.title,
    variantId: product.id,
    fairy: fairy.name,
    fairyId: fairy.id,
    fairyProductId: sold.id,
    price: sold.price,
    shownPrice: priceText(sold.price),
    link: `/tarot?wariant=${product.id}&wrozka=${fairy.id}`,
  };
}

export const threeCards = tarotOffer('tarot-trzy-karty', 'jagna');
/** Another reading by the same specialist. */
export const oneCard = tarotOffer('tarot-jedna-karta', 'jagna');
/** Asks for the second person's data. */
export const forTwo = tarotOffer('tarot-dla-dwojga', 'jagna');
