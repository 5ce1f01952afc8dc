import {
  chosenOffer,
  chosenVariant,
  offerBy,
  type Offer,
  type PurchaseInput,
} from '#machines/purchase.machine.ts';
import { formatPrice } from '#copy/site/format.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { wishCopy } from '#copy/purchase/wish.ts';
import { least, type Grosze } from '#domain/grosze.ts';
import type { Fairy, Product } from '#domain/catalogue.ts';

/** The part of the machine's context that the selectors below need. */
type Choice = Pick<PurchaseInput, 'variants' | 'offers' | 'byQuestionCount'> & {
  variantId: string | undefined;
  fairyId: string | undefined;
};

/** The lowest price of a variant; `undefined` if no specialist sells it. */
export function priceFrom({ offers }: Pick<Choice, 'offers'>, variantId: string): Grosze | undefined {
  const [first, ...others] = offers
    .filter((offer) => offer.variantId === variantId)
    .map(({ price }) => price);
  return first === undefined ? undefined : least(first, ...others);
}

/**
 * The specialists who sell the chosen variant, with their price for it (OP-3, OP-6). While no variant is chosen: all,
 * with their lowest price.
 */
export function specialistsFor(choice: Choice, fairies: readonly Fairy[]) {
  // By specialist, since looking through all offers for each of two hundred would take a slow phone a frame.
  const offersOf = new Map<string, Offer[]>();
  for (const offer of choice.offers) {
    const hers = offersOf.get(offer.fairyId);
    if (hers) hers.push(offer);
    else offersOf.set(offer.fairyId, [offer]);
  }
  return fairies.flatMap((fairy) => {
    const offers = offersOf.get(fairy.id) ?? [];
    if (choice.variantId !== undefined) {
      const offer = offerBy({ ...choice, offers }, fairy.id);
      return offer ? [{ fairy, price: offer.price }] : [];
    }
    const [first, ...others] = offers.map(({ price }) => price);
    return first === undefined ? [] : [{ fairy, price: least(first, ...others) }];
  });
}

/**
 * Options of the dropdown "Wybór usługi" (OP-6) with the chosen specialist's price. The lowest price is shown if none is
 * chosen, or if she does not sell the service.
 */
export const serviceOptions = (choice: Choice, products: readonly Product[]) =>
  products.map(({ id, title }) => {
    const own = choice.offers.find(
      (offer) => offer.fairyId === choice.fairyId && offer.variantId === id,
    )?.price;
    const lowest = priceFrom(choice, id);
    const price = own === undefined ? lowest && specialistCopy.fromPrice(lowest) : formatPrice(own);
    return { value: id, label: price ? `${title} (${price})` : title };
  });

/** Looks up the chosen product, specialist and price. */
export function chosenParts(
  choice: Choice,
  catalogue: { products: readonly Product[]; fairies: readonly Fairy[] },
) {
  const variant = chosenVariant(choice);
  return {
    product: catalogue.products.find(({ id }) => id === variant?.id),
    fairy: catalogue.fairies.find(({ id }) => id === choice.fairyId),
    price: chosenOffer(choice)?.price,
  };
}

/**
 * Content of step one after the customer chose a specialist first: her variants and prices, and the variants that she
 * does not sell. `undefined` if a variant is chosen, or no specialist.
 */
export function wishOf(
  choice: Choice,
  { products, fairies }: { products: readonly Product[]; fairies: readonly Fairy[] },
) {
  const fairy = fairies.find(({ id }) => id === choice.fairyId);
  const [first] = products;
  if (choice.variantId !== undefined || !fairy || !first) return undefined;
  const offers = choice.offers.filter(({ fairyId }) => fairyId === fairy.id);
  const sells = ({ id }: Product) => offers.some(({ variantId }) => variantId === id);
  const hers = products.filter(sells);
  const others = products.filter((product) => !sells(product)).map(({ title }) => title);
  const type = first.productType;
  return {
    products: hers,
    offers,
    title: wishCopy.title(fairy.name, type),
    sentences: [
      wishCopy.text(hers.length, products.length, type),
      ...(others.length > 0 ? [wishCopy.others(others, type)] : []),
    ],
  };
}
