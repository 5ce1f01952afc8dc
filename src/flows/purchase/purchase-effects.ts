import type { ActorRefFrom, EmittedFrom } from 'xstate';
import type { purchaseMachine } from '#machines/purchase.machine.ts';
import { afterPaint } from '#browser/after-paint.ts';
import { trackPlacedOrder } from '#browser/order-events.ts';
import { scrollToElement } from '#browser/scroll.ts';
import { whenPresent } from '#browser/when-present.ts';
import { couponCopy } from '#copy/purchase/coupon.ts';
import { errorCopy } from '#copy/site/errors.ts';
import { orderHints } from '#copy/purchase/order.ts';
import { choiceNotices } from '#copy/purchase/choice-notices.ts';
import { couponFailure, couponSuccess, orderFailure, type ToastText } from '#copy/site/toasts.ts';
import { toPln } from '#domain/grosze.ts';
import type { Fairy, Product } from '#domain/catalogue.ts';
import type { Shop } from '#page/shop.tsx';
import { notePlaced } from '#browser/order-draft.ts';
import { choiceNotice, isSameChoice } from './choice-notice.ts';
import { lostChoiceText } from './lost-choice.ts';
import { isBegunHere, noteUnfinished } from './note-unfinished.ts';
import { openStep, STEP_HEADING } from './open-step.ts';
import { choiceIn } from './choice-params.ts';
import { choiceAddress } from './plain/plain-address.ts';
import { visibleProblems } from '../form-problems.ts';

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>;

export interface PurchaseEnvironment {
  shop: Shop;
  /** Path that "Spróbuj ponownie" links to after a failed payment (OR-6, BH-7); this page with the choice unless given. */
  orderAddress?: () => string | undefined;
  /** Reloads the catalogue. */
  reload: () => void;
  /** Writes the choice to the URL (OP-10). */
  showChoice: (
    choice: { variantId: string | undefined; fairyId: string | undefined },
    how?: { isMended: boolean },
  ) => void;
  findFairy: (id: string | undefined) => Fairy | undefined;
  findProduct: (id: string | undefined) => Product | undefined;
  /** Navigates to the payment page. */
  leaveFor: (paymentLink: string) => void;
}

const FORM_HEADING = STEP_HEADING['step-data'];
const FIRST_QUESTION = 'pole-question0';
const COUPON_FIELD = 'pole-couponCode';

async function leadToHeading(heading: HTMLElement) {
  heading.focus({ preventScroll: true });
  await scrollToElement(heading);
}

/** Leads to the heading of a step, once what was chosen is shown: a paint after its press. */
async function leadTo(id: string | undefined): Promise<void> {
  await new Promise<void>(afterPaint);
  await new Promise<void>(afterPaint);
  const heading = id === undefined ? null : document.getElementById(id);
  if (heading) await leadToHeading(heading);
}

/** Scrolls to the order form (OP-4) and focuses its heading (A20), once it has been rendered. */
async function revealForm() {
  const heading = await whenPresent(FORM_HEADING);
  // Late code must not take the focus from a field in use, nor scroll the page under an open dialog: closing it would
  // lead to another place.
  const { activeElement } = document;
  if (!heading || heading.closest('section')?.contains(activeElement)) return;
  if (activeElement?.closest('[role=dialog]')) return;
  await leadToHeading(heading);
}

/**
 * Makes the listener for the purchase machine's emitted events: scroll, toast, announcement, analytics, redirect. It
 * is loaded with the form; urgent effects are in `use-purchase.ts`.
 */
export function purchaseListener(actor: PurchaseActor, environment: PurchaseEnvironment) {
  const { shop, findFairy, leaveFor } = environment;
  // Address of the ordered choice: going back meanwhile leaves another address in the page.
  const orderAddress = () =>
    environment.orderAddress?.() ?? choiceAddress(window.location.pathname, actor.getSnapshot().context);
  const inform = (text: string, how: Omit<ToastText, 'title' | 'text'>) =>
    shop.toast('info', { title: text, text: '', ...how });
  // A refused order may concern a specialist who is gone, and one that is continued may have another price now. Back
  // navigation while nothing could change has only changed the address.
  const backInForm = () => {
    environment.reload();
    const { variantId, fairyId } = actor.getSnapshot().context;
    if (!isSameChoice(choiceIn(), { variantId, fairyId }))
      environment.showChoice({ variantId, fairyId }, { isMended: true });
  };
  let isDropped = false;
  const tell = (text: string) => {
    const snapshot = actor.getSnapshot();
    const { variantId, fairyId } = snapshot.context;
    // Above an open form there is no room for it: the page leads past that place.
    inform(text, { about: 'choice', isInPage: !snapshot.hasTag('form-open') });
    choiceNotice.set({ actor, text, variantId, fairyId });
  };

  return (emitted: EmittedFrom<typeof purchaseMachine>): void => {
    switch (emitted.type) {
      case 'choice.unknown':
        return tell(lostChoiceText(emitted.lost, findFairy(emitted.fairyId)));
      case 'choice.changed':
        // The choice changes a moment after she is dropped from it.
        if (!isDropped && choiceNotice.get()) {
          shop.retract('choice');
          choiceNotice.set(undefined);
        }
        isDropped = false;
        // A choice alone is not stored on the device; only an order with typed text is.
        if (isBegunHere()) noteUnfinished(actor, environment);
        return;
      case 'customer.changed':
        // A new attempt: what is said of the last one is over.
        if (actor.getSnapshot().hasTag('ordering')) shop.retract('order');
        return noteUnfinished(actor, environment);
      case 'choice.withdrawn':
        tell(lostChoiceText(emitted.lost, findFairy(emitted.fairyId)));
        void leadTo(openStep(actor.getSnapshot()));
        return;
      case 'specialist.wished':
        void leadTo(STEP_HEADING['step-variant']);
        return;
      case 'specialist.cleared':
        void leadTo(STEP_HEADING['step-specialist']);
        return;
      case 'specialist.dropped':
        isDropped = true;
        return tell(choiceNotices.deselected(findFairy(emitted.fairyId)?.name));
      case 'form.revealed':
        afterPaint(() => {
          announceChoice(actor, shop, findFairy);
          void revealForm();
        });
        return;
      case 'form.rejected':
        return shop.announce(
          errorCopy.toMend(Object.keys(visibleProblems(actor.getSnapshot().context)).length),
        );
      case 'customer.forgotten':
        return inform(orderHints.forgotten, { isInPage: false });
      case 'coupon.applied':
        return shop.toast('success', couponSuccess);
      case 'coupon.refused':
        return shop.toast('error', couponFailure(emitted.code));
      case 'coupon.cleared':
        return inform(couponCopy.clearedOnChange(emitted.code, emitted.wasApplied), {
          about: 'coupon',
          isInPage: true,
        });
      case 'coupon.awaited':
        return shop.announce(couponCopy.applying);
      case 'questions.restored':
        // The pressed button is gone.
        document.getElementById(FIRST_QUESTION)?.focus();
        return shop.announce(orderHints.restored);
      case 'coupon.removed':
        shop.retract('coupon');
        return shop.announce(couponCopy.removed(emitted.price));
      case 'order.placed':
        noteUnfinished(actor, environment, emitted.order);
        notePlaced(window.location.pathname, emitted.order.orderId);
        return trackPlacedOrder(
          {
            orderId: emitted.order.orderId,
            itemId: emitted.offer.fairyProductId,
            itemName: emitted.order.productName ?? '',
            price: toPln(emitted.price),
            coupon: emitted.couponCode,
          },
          orderAddress(),
        );
      case 'order.revised':
        return backInForm();
      case 'order.refused':
        backInForm();
        shop.toast('error', orderFailure(emitted.code));
        // Draws attention to the price, which is the full one again (U9).
        if (emitted.isCouponGone) void whenPresent(COUPON_FIELD).then((field) => field?.focus());
        return;
      case 'payment.opened':
        return leaveFor(emitted.paymentLink);
    }
  };
}

function announceChoice(actor: PurchaseActor, shop: Shop, findFairy: PurchaseEnvironment['findFairy']) {
  const { fairyId, variantId } = actor.getSnapshot().context;
  const fairy = findFairy(fairyId);
  const price = fairy?.products.find(({ productId }) => productId === variantId)?.price;
  if (fairy && price !== undefined) shop.announce(choiceNotices.selected(fairy.name, price));
}
