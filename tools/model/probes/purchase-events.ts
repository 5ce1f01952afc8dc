import type { AnyEventObject } from 'xstate';
import type { Draft, Offer, PurchaseInput, Variant } from '#machines/purchase.machine.ts';
import { type Grosze } from '#domain/grosze.ts';
import { jagna, oneCard, predictionInput, roza, tarotInput } from '../sample-shop.ts';
import type { Probe } from '../probes.ts';

const done = (id: string, output?: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output });
/** Event: a port has rejected. */
export const failed = (id: string, error?: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error,
});

/** Event: a variant is chosen. */
export const choose = (variantId: string): AnyEventObject => ({ type: 'variant.choose', variantId });
/** Event: a specialist is chosen. */
export const ask = (fairyId: string): AnyEventObject => ({ type: 'specialist.choose', fairyId });
/** Event: the address is read. */
export const read = (variantId?: string, fairyId?: string): AnyEventObject => ({
  type: 'address.read',
  variantId,
  fairyId,
});
/** Event: a fresh catalogue comes. */
export const fresh = ({ variants, offers }: Pick<PurchaseInput, 'variants' | 'offers'>): AnyEventObject => ({
  type: 'catalogue.receive',
  variants,
  offers,
});
/** Event: a field is typed in. */
export const fill = (name: string, value: string, problems: object = {}): AnyEventObject => ({
  type: 'field.change',
  name,
  value,
  problems,
});
/** Event with the customer data stored on the device. */
export const recall = (values: object): AnyEventObject => ({ type: 'customer.recall', values });
/** Event: a code is typed. */
export const type = (code: string): AnyEventObject => ({ type: 'coupon.type', code });
export const apply: AnyEventObject = { type: 'coupon.apply' };
export const remove: AnyEventObject = { type: 'coupon.remove' };
/** Event: a payment button is pressed. */
export const pay = (problems: object = {}, provider = 'PAYU'): AnyEventObject => ({
  type: 'provider.pick',
  provider,
  problems,
});
export const revise: AnyEventObject = { type: 'order.revise' };
export const restore: AnyEventObject = { type: 'page.restore' };
export const drags: AnyEventObject = { type: 'xstate.after.redirectTimeout.purchase.redirecting.leaving' };
export const good = done('applyCoupon', { discountedPrice: 30_00, lowestPrice: 29_00 });
/** Event: the order is placed, at this total. */
export const made = (totalPrice?: Grosze) =>
  done('createOrder', { paymentLink: 'https://platnosc.example/7', totalPrice });
/** Event: the order is refused with this code. */
export const refused = (code: number) => failed('createOrder', { code, isLost: false });
export const lost = failed('createOrder', { code: 500, isLost: true });

export const atForm = [choose(oneCard.id), ask(jagna.id)];
export const withCoupon = [...atForm, type(' PAPROC15 '), apply, good];
export const known = { email: 'wanda@example.pl' };
export const wrong = { firstName: 'brak' };
export const other = '00000000-0000-4000-8000-000000000000';

/** A probe of the page of tarot. */
export const tarot = (...events: AnyEventObject[]): Probe => ({ input: tarotInput, events });
export const empty: PurchaseInput = { ...tarotInput, variants: [], offers: [] };
export const emptyPredictions: PurchaseInput = { ...predictionInput, variants: [], offers: [] };
/** The smallest package comes last, and hers has a variant of its own. */
export const turned: PurchaseInput = { ...predictionInput, variants: predictionInput.variants.toReversed() };
const own = (variant: Variant): Variant => ({ ...variant, id: `${variant.id}-roza` });
export const ownPackages: PurchaseInput = {
  ...predictionInput,
  variants: [...predictionInput.variants, ...predictionInput.variants.map(own)],
  offers: predictionInput.offers.map((offer): Offer =>
    offer.fairyId === roza.id ? { ...offer, variantId: `${offer.variantId}-roza` } : offer,
  ),
};
/** All packages have as many questions: the first one is chosen beforehand. */
export const alikePackages: PurchaseInput = {
  ...predictionInput,
  variants: predictionInput.variants.map((variant) => ({ ...variant, questionsCount: 1 })),
};
/** One specialist sells a single package, not the smallest. */
export const onlySecondOfRoza: PurchaseInput = {
  ...predictionInput,
  offers: predictionInput.offers.filter(
    ({ fairyId, variantId }) => fairyId !== roza.id || variantId === predictionInput.variants[1]?.id,
  ),
};
export const [first, second, third] = predictionInput.variants.map(({ id }) => id);
/** The offers under other names. */
export const named = (name: string) =>
  tarotInput.offers.map((offer) => ({ ...offer, fairyProductId: `${offer.fairyProductId}${name}` }));

export const restored: AnyEventObject = { type: 'questions.restore', problems: {} };
export const clear: AnyEventObject = { type: 'specialist.clear' };
/** The catalogue without one offer. */
export const withoutOffer = (variantId: string, fairyId: string) => ({
  ...tarotInput,
  offers: tarotInput.offers.filter((offer) => offer.variantId !== variantId || offer.fairyId !== fairyId),
});
export const reapply: AnyEventObject = { type: 'coupon.reapply' };
/** In a page of questions, from Jagna's form on. */
export const asks = (...events: AnyEventObject[]): Probe => ({
  input: predictionInput,
  events: [ask(jagna.id), ...events],
});
/** After an earlier visit of the same tab. */
export const left = (draft: Draft, ...events: AnyEventObject[]): Probe => ({
  input: { ...tarotInput, draft },
  events,
});
export const forJagna: Draft = {
  values: {},
  setAside: [],
  coupon: {
    code: 'PAPROC15',
    fairyProductId: tarotInput.offers.find(
      ({ fairyId, variantId }) => fairyId === jagna.id && variantId === oneCard.id,
    )?.fairyProductId,
  },
};
