import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/purchase.machine.ts';
import { reportPlacedOrder } from '#browser/order-events.ts';
import { forgetCustomer, rememberCustomer } from '#browser/remembered-customer.ts';
import { scrollToElement } from '#browser/scroll.ts';
import { whenPresent } from '#browser/when-present.ts';
import { couponCopy } from '#copy/coupon.ts';
import { errorCopy } from '#copy/errors.ts';
import { orderHints } from '#copy/order.ts';
import { specialistCopy } from '#copy/specialist.ts';
import { couponFailure, couponSuccess, orderFailure } from '#copy/toasts.ts';
import type { Fairy } from '#domain/catalogue.ts';
import type { Shop } from './shop.tsx';

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>;

export interface PurchaseWorld {
  shop: Shop;
  /** Writes the choice into the address (OP-10). */
  showChoice: (choice: { variantId: string | undefined; fairyId: string | undefined }) => void;
  findFairy: (id: string | undefined) => Fairy | undefined;
  /** Leaves for the payment page. */
  leaveFor: (paymentLink: string) => void;
}

const FORM_HEADING = 'dane-naglowek';
const COUPON_FIELD = 'pole-couponCode';

/** Scrolls to the order form (OP-4) and hands it the focus (A20), once its code is there. */
async function revealForm() {
  const heading = await whenPresent(FORM_HEADING);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  await scrollToElement(heading);
}

/**
 * Carries out in the world what the purchase machine emits: scroll, toast, announcement, analytics, storage,
 * address, redirect. Returns the function that stops listening.
 */
export function hearPurchase(actor: PurchaseActor, { shop, showChoice, findFairy, leaveFor }: PurchaseWorld) {
  const inform = (text: string) => shop.toast('info', { title: text, text: '' });
  let lastFairyId: string | undefined;

  const subscriptions = [
    actor.on('choice.changed', (choice) => {
      lastFairyId = choice.fairyId ?? lastFairyId;
      showChoice(choice);
    }),
    actor.on('choice.unknown', () => inform(specialistCopy.unknownChoice)),
    actor.on('specialist.dropped', () => {
      const fairy = findFairy(lastFairyId);
      if (fairy) inform(specialistCopy.deselected(fairy.name));
    }),
    actor.on('form.revealed', () => {
      const { fairyId, variantId } = actor.getSnapshot().context;
      const fairy = findFairy(fairyId);
      const price = fairy?.products.find(({ productId }) => productId === variantId)?.price;
      if (fairy && price !== undefined) shop.announce(specialistCopy.selectedAnnounce(fairy.name, price));
      void revealForm();
    }),
    actor.on('form.rejected', () => shop.announce(errorCopy.summaryTitle)),
    actor.on('customer.changed', ({ values }) => rememberCustomer(values)),
    actor.on('customer.forgotten', () => {
      forgetCustomer();
      inform(orderHints.forgotten);
    }),
    actor.on('coupon.applied', () => shop.toast('success', couponSuccess)),
    actor.on('coupon.refused', ({ code }) => shop.toast('error', couponFailure(code))),
    actor.on('coupon.cleared', ({ code }) => inform(couponCopy.clearedOnChange(code))),
    actor.on('coupon.awaited', () => shop.announce(couponCopy.applying)),
    actor.on('coupon.removed', () => {
      const { offers, fairyId, variantId } = actor.getSnapshot().context;
      const offer = offers.find((one) => one.fairyId === fairyId && one.variantId === variantId);
      if (offer) shop.announce(couponCopy.removed(offer.price));
    }),
    actor.on('order.placed', ({ order, offer, price, couponCode }) =>
      reportPlacedOrder(
        {
          orderId: order.orderId,
          itemId: offer?.fairyProductId,
          itemName: order.productName ?? '',
          price,
          coupon: couponCode,
        },
        window.location.pathname + window.location.search,
      ),
    ),
    actor.on('order.refused', ({ code }) => {
      shop.toast('error', orderFailure(code));
      // The customer first sees that the price went back up (U9).
      if (actor.getSnapshot().context.couponProblem !== undefined) {
        void whenPresent(COUPON_FIELD).then((field) => field?.focus());
      }
    }),
    actor.on('payment.opened', ({ paymentLink }) => leaveFor(paymentLink)),
  ];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}
