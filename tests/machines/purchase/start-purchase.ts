import { createActor, SimulatedClock, type EmittedFrom } from 'xstate';
import type { Grosze } from '#domain/grosze.ts';
import {
  purchaseMachine,
  shownPrice,
  type CouponPrice,
  type OrderDraft,
  type PlacedOrder,
  type Problems,
  type Provider,
  type PurchaseInput,
} from '#machines/purchase.machine.ts';
import { heldPort } from '../held-port.ts';
import { tarot } from './sample-choice.ts';

/** A purchase whose two ports and clock are held by the test. */
export function startPurchase(input: PurchaseInput = tarot) {
  const coupons = heldPort<CouponPrice, { code: string; fairyProductId: string }>();
  const orders = heldPort<PlacedOrder, OrderDraft>();
  const clock = new SimulatedClock();
  const actor = createActor(
    purchaseMachine.provide({ actors: { applyCoupon: coupons.logic, createOrder: orders.logic } }),
    { input, clock },
  );
  const emitted: EmittedFrom<typeof purchaseMachine>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  return {
    coupons,
    orders,
    clock,
    emitted,
    send: actor.send,
    context: () => actor.getSnapshot().context,
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
      actor.getSnapshot().hasTag(tag),
    /** She has a specialist, and looks at that one's variants. */
    wishes: () =>
      actor.getSnapshot().hasTag('step-variant') && actor.getSnapshot().context.fairyId !== undefined,
    price: () => shownPrice(actor.getSnapshot().context),
    saidTypes: () => emitted.map(({ type }) => type),
    /** Types a coupon's code, presses "Zastosuj" and lets the shop return the discounted price. */
    async useCoupon(code: string, discountedPrice: Grosze) {
      actor.send({ type: 'coupon.type', code });
      actor.send({ type: 'coupon.apply' });
      await coupons.last().resolve({ discountedPrice });
    },
    /** Presses a payment button. */
    pay: (provider: Provider = 'PAYU', problems: Problems = {}) =>
      actor.send({ type: 'provider.pick', provider, problems }),
  };
}

export type Purchase = ReturnType<typeof startPurchase>;

/** The event of a field that somebody types in without a mistake. */
export const typing = (name: string, value: string) =>
  ({ type: 'field.change', name, value, problems: {} }) as const;

/** A purchase whose form is open: a variant and a specialist are chosen. */
export function startAtForm(variantId = 'solo', fairyId = 'jagna', input: PurchaseInput = tarot): Purchase {
  const purchase = startPurchase(input);
  purchase.send({ type: 'variant.choose', variantId });
  purchase.send({ type: 'specialist.choose', fairyId });
  purchase.emitted.length = 0;
  return purchase;
}
