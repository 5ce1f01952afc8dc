import { initialTransition, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { chosenOffer, purchaseMachine, type Draft, type PurchaseInput } from '#machines/purchase.machine.ts';
import { SET_ASIDE_FIELDS, TYPED_FIELDS, type PlainOrderForm } from '#schemas/plain-order.reader.ts';
import type { Grosze } from '#domain/grosze.ts';
import { sendTo, type InnerEvent, type PureRun } from '../../pure-run.ts';

type Machine = typeof purchaseMachine;
export type PurchaseSnapshot = SnapshotFrom<Machine>;
export type PurchaseEvent = EventFromLogic<Machine>;

/** The choice that an address names (OP-10). */
export interface Choice {
  variantId: string | undefined;
  fairyId: string | undefined;
}

/** The purchase machine as a pure function. */
export type PurchaseRun = PureRun<Machine>;

/** Sends an event to the machine; one that the state does not know changes nothing. */
export const send = (run: PurchaseRun, event: PurchaseEvent | InnerEvent): PurchaseRun =>
  sendTo(purchaseMachine, run, event);

/** Offers as the page showed them: the chosen one at the price that it named. */
function withShownPrice(input: PurchaseInput, choice: Choice, shown: Grosze | undefined): PurchaseInput {
  const chosen = chosenOffer({ ...input, ...choice });
  if (shown === undefined || !chosen) return input;
  const offers = input.offers.map((offer) => (offer === chosen ? { ...offer, price: shown } : offer));
  return { ...input, offers };
}

/**
 * Restores the machine's state from the page's address and its form, which carries every field. Calls no API. The
 * form is not trusted: its prices are those the customer saw, and are compared with the order's real total (OF-9).
 */
export function resumePurchase(input: PurchaseInput, choice: Choice, form: PlainOrderForm): PurchaseRun {
  const draft: Draft = {
    values: {},
    setAside: SET_ASIDE_FIELDS.map((name) => form[name]).filter((text) => text !== ''),
    coupon: form.kuponOdlozony === '' ? undefined : { code: form.kuponOdlozony },
  };
  const shownInput = withShownPrice({ ...input, draft, remembered: TYPED_FIELDS }, choice, form.cena);
  const [start] = initialTransition(purchaseMachine, shownInput);
  let run: PurchaseRun = { snapshot: start, emitted: [] };
  const play = (event: PurchaseEvent | InnerEvent) => {
    run = send(run, event);
  };
  play({ type: 'address.read', ...choice });
  const values = Object.fromEntries(TYPED_FIELDS.map((name) => [name, form[name]]));
  play({ type: 'customer.recall', values });
  if (form.tosChecked) play({ type: 'terms.set', accepted: true, problems: {} });
  if (form.niepowodzenie !== undefined) {
    play({ type: 'provider.pick', provider: 'PAYU', problems: {} });
    play({ type: 'xstate.error.actor.createOrder', error: { code: form.niepowodzenie, isLost: false } });
  }
  // After the failure, which would take off a coupon that was applied since.
  resumeCoupon(form, play);
  // Earlier events were shown with an earlier page.
  return { snapshot: run.snapshot, emitted: run.emitted.filter(({ type }) => type === 'choice.unknown') };
}

function resumeCoupon(form: PlainOrderForm, play: (event: PurchaseEvent | InnerEvent) => void): void {
  const { couponCode, kuponSprawdzony, cenaZKuponem: discountedPrice, odmowaKuponu } = form;
  // After a price change the coupon is checked again: its discount may have changed.
  if (form.krok === 'popraw' && discountedPrice !== undefined)
    return play({ type: 'coupon.type', code: kuponSprawdzony });
  if (kuponSprawdzony.trim() !== '' && (discountedPrice ?? odmowaKuponu) !== undefined) {
    play({ type: 'coupon.type', code: kuponSprawdzony });
    play({ type: 'coupon.apply' });
    if (discountedPrice !== undefined) {
      const output = { discountedPrice, lowestPrice: form.najnizszaCena };
      play({ type: 'xstate.done.actor.applyCoupon', output });
    } else {
      const error = { code: odmowaKuponu, isLost: false };
      play({ type: 'xstate.error.actor.applyCoupon', error });
    }
  }
  if (couponCode !== kuponSprawdzony) play({ type: 'coupon.type', code: couponCode });
}
