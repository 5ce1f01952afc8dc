import type { Catalogue } from '#domain/catalogue.ts';
import { least, type Grosze } from '#domain/grosze.ts';

/** Number of specialists who sell a reading of a chart, and their lowest price; for a wanted specialist, her price. */
export function readingOffer(
  { fairies, products }: Catalogue,
  wished: string | undefined,
): { name: string | undefined; count: number; from: Grosze } | undefined {
  const her = fairies.find((fairy) => fairy.id === wished && fairy.products.length > 0);
  const sold = new Set(products.map(({ id }) => id));
  const prices = (her ? [her] : fairies).flatMap(({ products: own }) =>
    own.filter(({ productId }) => sold.has(productId)).map(({ price }) => price),
  );
  const [first, ...others] = prices;
  return first === undefined
    ? undefined
    : { name: her?.name, count: prices.length, from: least(first, ...others) };
}
