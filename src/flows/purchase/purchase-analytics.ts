import { chosenOffer, shownPrice } from '#machines/purchase.machine.ts';
import {
  trackCheckout,
  trackItemList,
  trackPaymentChoice,
  trackSelection,
  type ItemList,
  type ShopItem,
} from '#browser/shopping-events.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { must } from '#domain/must.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Pushes analytics events for the steps of a purchase (SH-14): item list, selection, checkout, payment. Each step is
 * pushed once until its subject changes. Returns the function that unsubscribes.
 */
export function trackPurchase(actor: PurchaseActor, list: ItemList, catalogue: () => Catalogue): () => void {
  const first = actor.getSnapshot();
  let isListed = false;
  let variantId = first.context.variantId;
  let checkedOut: string | undefined;
  let isOrdering = first.hasTag('ordering');

  const itemOf = (id: string): ShopItem => ({
    id,
    name: catalogue().products.find((product) => product.id === id)?.title ?? '',
    category: list.name,
  });

  const look = (snapshot = actor.getSnapshot()) => {
    const { context } = snapshot;
    if (!isListed && context.variants.length > 0) {
      isListed = true;
      trackItemList(
        list,
        context.variants.map(({ id }) => itemOf(id)),
      );
    }
    if (variantId !== context.variantId) {
      variantId = context.variantId;
      if (variantId !== undefined) trackSelection(list, itemOf(variantId));
    }
    const offer = chosenOffer(context);
    if (!offer) return;
    const item: ShopItem = {
      ...itemOf(offer.variantId),
      id: offer.fairyProductId,
      specialist: catalogue().fairies.find(({ id }) => id === context.fairyId)?.name,
    };
    if (snapshot.hasTag('form-open') && checkedOut !== offer.fairyProductId) {
      checkedOut = offer.fairyProductId;
      trackCheckout(item, offer.price);
    }
    if (isOrdering !== snapshot.hasTag('ordering')) {
      isOrdering = !isOrdering;
      const coupon = context.discountedPrice === undefined ? undefined : context.couponCode.trim();
      if (isOrdering)
        trackPaymentChoice(
          item,
          must(shownPrice(context), 'price of an order'),
          must(context.provider, 'provider of an order'),
          coupon,
        );
    }
  };

  look();
  const subscription = actor.subscribe(look);
  return () => subscription.unsubscribe();
}
