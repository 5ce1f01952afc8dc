import { chosenOffer, chosenVariant, offerBy, type PurchaseInput } from '#machines/purchase.machine.ts';
import { formatPrice } from '#copy/format.ts';
import { specialistCopy } from '#copy/specialist.ts';
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

/** The specialists who can be chosen for the variant, with her price for it (OP-3, OP-6); before that, her lowest price. */
export const specialistsFor = (choice: Choice, fairies: readonly Fairy[]) =>
  fairies.flatMap((fairy) => {
    if (choice.variantId !== undefined) {
      const offer = offerBy(choice, fairy.id);
      return offer ? [{ fairy, price: offer.price }] : [];
    }
    const prices = choice.offers.filter(({ fairyId }) => fairyId === fairy.id).map(({ price }) => price);
    return prices.length > 0 ? [{ fairy, price: Math.min(...prices) }] : [];
  });

/**
 * The lines of the dropdown "Wybór usługi" (OP-6): the chosen specialist's own prices, or the lowest ones while none
 * is chosen or where she does not sell the service.
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

/** The chosen product, specialist and price. */
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
