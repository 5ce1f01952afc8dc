import { isEmpty, storedDraft } from '#browser/order-draft.ts';
import { draftOf } from '#machines/purchase.machine.ts';
import { remembersCustomer } from '#browser/remembered-customer.ts';
import { storeUnfinished, unfinishedOrder } from '#browser/unfinished-order.ts';
import { choiceAddress } from './plain/plain-address.ts';
import type { PurchaseActor, PurchaseEnvironment } from './purchase-effects.ts';

/** Whether the order that this device offers to go on with was begun on this page. */
export const isBegunHere = (): boolean =>
  unfinishedOrder()?.address.split('?')[0] === window.location.pathname;

/**
 * Stores on the device that an order was begun (RD-2): service and specialist, no typed text. An order without any
 * typed text does not count, nor one of a birth chart, which has to be calculated again.
 */
export function noteUnfinished(
  actor: PurchaseActor,
  { shop, findFairy, findProduct }: Pick<PurchaseEnvironment, 'shop' | 'findFairy' | 'findProduct'>,
  placed?: { orderId?: number | undefined },
): void {
  const { context } = actor.getSnapshot();
  const [fairy, product] = [findFairy(context.fairyId), findProduct(context.variantId)];
  const isTyped =
    Object.values(context.values).some((text) => text.trim()) || draftOf(context).coupon !== undefined;
  const { pathname } = window.location;
  if (!fairy || !product || !isTyped || pathname === '/') return;
  const address = choiceAddress(pathname, context);
  const known = unfinishedOrder();
  // Texts changed after placing belong to another order, even with the same choice. A tab without texts continues the
  // known one.
  const draft = storedDraft(pathname);
  const same =
    known?.address === address && (draft.placedAs === known.orderId || isEmpty(draft)) ? known : undefined;
  storeUnfinished(
    {
      address,
      product: product.title,
      fairy: fairy.name,
      begun: same?.begun ?? Date.now(),
      // Until its result is known: she may have come back from a payment that went through.
      isPlaced: Boolean(placed ?? same?.isPlaced),
      orderId: (placed ?? same)?.orderId,
    },
    { isLasting: !shop.config.asksToRemember || remembersCustomer() },
  );
}
