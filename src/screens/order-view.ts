import { chosenOffer, chosenVariant, offerBy, type PurchaseInput } from '#machines/purchase.machine.ts';
import type { Fairy, Product } from '#domain/catalogue.ts';

/** What the order screen reads from the catalogue for the machine's present choice; pure. */
type Choice = Pick<PurchaseInput, 'variants' | 'offers' | 'byQuestionCount'> & {
  variantId: string | undefined;
  fairyId: string | undefined;
};

/** The lowest price of a variant, in PLN; `undefined` when nobody sells it. */
export function priceFrom({ offers }: Pick<Choice, 'offers'>, variantId: string): number | undefined {
  const prices = offers.filter((offer) => offer.variantId === variantId).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The specialists who can be chosen for the variant, with her price for it (OP-3, OP-6). */
export const specialistsFor = (choice: Choice, fairies: readonly Fairy[]) =>
  fairies.flatMap((fairy) => {
    const offer = choice.variantId === undefined ? undefined : offerBy(choice, fairy.id);
    return offer ? [{ fairy, price: offer.price }] : [];
  });

/** The chosen product, specialist and price. */
export function chosenParts(choice: Choice, catalogue: { products: readonly Product[]; fairies: readonly Fairy[] }) {
  const variant = chosenVariant(choice);
  return {
    product: catalogue.products.find(({ id }) => id === variant?.id),
    fairy: catalogue.fairies.find(({ id }) => id === choice.fairyId),
    price: chosenOffer(choice)?.price,
  };
}
