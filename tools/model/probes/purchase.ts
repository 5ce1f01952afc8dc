import { grosze } from '#domain/grosze.ts';
import {
  bridge,
  jagna,
  oneCard,
  predictionInput,
  rememberedCustomer,
  risen,
  roza,
  sybilla,
  tarotInput,
  without,
} from '../sample-shop.ts';
import type { Probe } from '../probes.ts';
import { ODD_ERRORS } from './small.ts';
import {
  failed,
  choose,
  ask,
  read,
  fresh,
  fill,
  recall,
  type,
  apply,
  remove,
  pay,
  revise,
  restore,
  drags,
  good,
  made,
  refused,
  lost,
  atForm,
  withCoupon,
  known,
  wrong,
  other,
  tarot,
  empty,
  emptyPredictions,
  turned,
  ownPackages,
  onlySecondOfRoza,
  first,
  second,
  third,
  named,
  restored,
  clear,
  withoutOffer,
  reapply,
  asks,
  left,
  forJagna,
  alikePackages,
} from './purchase-events.ts';

/** Probes of the purchase. */
export const purchaseProbes: readonly Probe[] = [
  // Errors of an odd shape are a failure of the server whose outcome is known.
  ...[...ODD_ERRORS, { code: 103 }, { isLost: true }].flatMap((error) => [
    tarot(...atForm, type('LATO'), apply, failed('applyCoupon', error)),
    tarot(...atForm, pay(), failed('createOrder', error), pay()),
  ]),
  // Spaces around a code are not part of it, and spaces alone are none.
  tarot(...withCoupon, pay(), lost, pay(), refused(500), remove),
  tarot(...atForm, type('   '), apply, ask(sybilla.id)),
  left(forJagna, choose(oneCard.id), ask(sybilla.id), type('  '), ask(jagna.id), good),
  tarot(...atForm, type(' LATO '), ask(sybilla.id)),
  // A coupon is gone for four reasons; any other refusal leaves it, and one without a coupon is no word about one.
  ...[102, 103, 104, 1103, 101, 500].flatMap((code) => [
    tarot(...withCoupon, pay(), refused(code), pay()),
    tarot(...atForm, pay(), refused(code)),
  ]),
  // The coupon falls with the choice that it was meant for: another variant, another list, another address.
  tarot(...withCoupon, choose(bridge.id)),
  tarot(choose(oneCard.id), ask(sybilla.id), type('LATO'), apply, good, choose(bridge.id)),
  tarot(...withCoupon, fresh({ ...tarotInput, offers: risen(tarotInput.offers) })),
  tarot(...withCoupon, fresh({ ...tarotInput, offers: without(tarotInput.offers, jagna.id) })),
  tarot(...withCoupon, read(bridge.id, jagna.id)),
  // Back from the payment the form has the coupon that it had, and no list of errors.
  tarot(...withCoupon, pay(), made(grosze(30_00)), restore, remove),
  tarot(...withCoupon, pay(), made(grosze(30_00)), drags, revise, remove, type('LATO')),
  tarot(...withCoupon, pay(), made(grosze(35_00)), revise, pay()),
  tarot(
    ...atForm,
    type('LATO'),
    apply,
    failed('applyCoupon', { code: 103, isLost: false }),
    pay(),
    made(grosze(99_00)),
    revise,
  ),
  tarot(...atForm, pay(wrong), pay(), made(grosze(99_00)), revise),
  // If the shop returns no price, the shown one is used.
  tarot(...withCoupon, pay(), made(undefined)),
  tarot(...atForm, pay(), made(grosze(0))),
  // The same order with a mistake in the form is not sent, whatever became of it before.
  tarot(...atForm, pay(), lost, pay(wrong), pay(), lost, pay({}, 'STRIPE')),
  tarot(
    ...atForm,
    fill('firstName', 'A'),
    fill('email', 'a@b.pl'),
    pay(),
    lost,
    fill('email', 'c@d.pl'),
    fill('email', 'a@b.pl'),
    pay(),
  ),
  tarot(...atForm, fill('firstName', 'A', wrong), pay(), refused(500)),
  tarot(...atForm, { type: 'field.leave', name: 'firstName', problems: wrong }),
  // A list of errors is about the form of one specialist.
  tarot(...atForm, pay(wrong), ask(sybilla.id)),
  tarot(...atForm, pay(wrong), choose(bridge.id)),
  // Answers to questions are forgotten with the variant that asked them; who the customer is stays.
  tarot(...atForm, fill('question0', 'Kiedy?'), fill('firstName', 'Wanda'), choose(bridge.id)),
  // Questions that were taken out come back as far as there are fields, and only where nothing is written.
  asks(fill('question0', 'Kiedy? '), choose(second ?? ''), restored, choose(first ?? ''), restored),
  asks(
    choose(third ?? ''),
    fill('question2', 'C?'),
    fill('question0', 'A?'),
    fill('question1', ' '),
    choose(first ?? ''),
    restored,
    choose(second ?? ''),
    restored,
  ),
  asks(
    choose(second ?? ''),
    fill('question1', 'B?'),
    choose(first ?? ''),
    fill('question0', 'D?'),
    restored,
    choose(third ?? ''),
    {
      type: 'questions.restore',
      problems: wrong,
    },
  ),
  asks(
    fill('question0', 'Kiedy?'),
    choose(second ?? ''),
    fill('question0', 'Kiedy?'),
    choose(third ?? ''),
    pay(wrong),
    restored,
  ),
  left({ values: {}, setAside: ['Kiedy?'], coupon: undefined }, ...atForm, restored),
  // What an earlier visit left is there; its coupon counts for the same offer alone, and one that was cleared at a press.
  left({ values: { topic: 'Praca' }, setAside: [], coupon: { code: 'LATO' } }, ...atForm, reapply, good),
  left(forJagna, ...atForm, good, ask(sybilla.id), reapply, good, ask(jagna.id)),
  left(
    forJagna,
    read(oneCard.id, sybilla.id),
    read(oneCard.id, jagna.id),
    failed('applyCoupon', { code: 103, isLost: false }),
    type(''),
  ),
  left(forJagna, choose(oneCard.id), ask(sybilla.id), type('LATO'), ask(jagna.id), reapply, good),
  left(forJagna, choose(oneCard.id), ask(sybilla.id), type('LATO'), apply, good, remove, reapply),
  left(forJagna, ...atForm, pay(), good, pay(wrong), pay(), made(grosze(30_00)), restore),
  tarot(
    ...withCoupon,
    ask(sybilla.id),
    reapply,
    failed('applyCoupon', { code: 500, isLost: true }),
    ask(jagna.id),
    reapply,
  ),
  tarot(...withCoupon, ask(sybilla.id), type('  '), reapply),
  ...[102, 500].map((code) =>
    tarot(
      ...atForm,
      type('LATO'),
      apply,
      failed('applyCoupon', { code, isLost: false }),
      ask(sybilla.id),
      reapply,
    ),
  ),
  // A specialist alone is kept as long as she sells something; a variant that is not hers is not chosen.
  tarot(ask(sybilla.id), choose(bridge.id), ask(other), ask(jagna.id), ask(jagna.id), choose(bridge.id)),
  tarot(ask(jagna.id), clear, ask(other), choose(oneCard.id)),
  tarot(read(undefined, other), read(undefined, jagna.id), read(undefined, jagna.id), read()),
  tarot(ask(jagna.id), fresh({ ...tarotInput, offers: without(tarotInput.offers, jagna.id) })),
  tarot(
    ask(jagna.id),
    fresh({ ...tarotInput, offers: without(tarotInput.offers, roza.id) }),
    choose(bridge.id),
  ),
  tarot(ask(jagna.id), fresh({ ...tarotInput, variants: [] }), fresh(tarotInput)),
  // What a fresh list takes is told: her, her offer, the variant, and the address follows.
  tarot(...atForm, type('LATO'), fresh({ ...tarotInput, offers: without(tarotInput.offers, jagna.id) })),
  tarot(choose(bridge.id), ask(jagna.id), fresh(withoutOffer(bridge.id, jagna.id))),
  tarot(
    ...atForm,
    fresh({ ...tarotInput, variants: tarotInput.variants.filter(({ id }) => id !== oneCard.id) }),
  ),
  tarot(
    choose(oneCard.id),
    fresh({ ...tarotInput, variants: tarotInput.variants.filter(({ id }) => id !== oneCard.id) }),
  ),
  tarot(
    choose(oneCard.id),
    fresh({ ...tarotInput, offers: without(tarotInput.offers, jagna.id) }),
    ask(sybilla.id),
  ),
  tarot(...atForm, fresh({ ...tarotInput, variants: [] }), fresh(tarotInput)),
  {
    input: predictionInput,
    events: [
      ask(roza.id),
      choose(second ?? ''),
      fresh({ ...predictionInput, offers: without(predictionInput.offers, roza.id) }),
    ],
  },
  { input: turned, events: [read(undefined, roza.id), read(undefined, roza.id), read(third, roza.id)] },
  // Of what she sells, and only the one package may be left.
  {
    input: onlySecondOfRoza,
    // The same address once more is no other choice, and takes nothing off.
    events: [read(undefined, roza.id), type('LATO'), read(undefined, roza.id), read(undefined, jagna.id)],
  },
  // A list of one variant, and the address names another.
  { input: { ...tarotInput, variants: [oneCard] }, events: [read(other)] },
  {
    input: { ...ownPackages, variants: ownPackages.variants.toReversed() },
    events: [read(undefined, roza.id), read(undefined, roza.id)],
  },
  // What is typed is not replaced by what the device remembers, and it remembers the customer alone.
  tarot(...atForm, fill('firstName', 'Hanna'), recall({ ...rememberedCustomer, question0: 'Kiedy?' })),
  tarot(...atForm, fill('firstName', 'Hanna'), fill('firstName', ''), recall(rememberedCustomer)),
  tarot(recall(known), ...atForm, { type: 'customer.forget' }, recall(rememberedCustomer)),
  // Before the list has come nothing of a choice is unknown; afterwards it is.
  ...[empty, emptyPredictions].map((input) => ({
    input,
    events: [
      read(oneCard.id, jagna.id),
      fresh(input === empty ? tarotInput : predictionInput),
      choose(other),
    ],
  })),
  { input: emptyPredictions, events: [fresh(predictionInput)] },
  { input: empty, events: [read(other, other), fresh(tarotInput)] },
  { input: empty, events: [read(oneCard.id), fresh(tarotInput), fresh(empty)] },
  tarot(read(other), choose(other), choose(oneCard.id), choose(other), ask(jagna.id), choose(other)),
  tarot(
    read(undefined, jagna.id),
    read(oneCard.id, other),
    read(oneCard.id, jagna.id),
    read(oneCard.id, jagna.id),
  ),
  // A reloaded list may change the choice's name, its price, or nothing.
  tarot(...atForm, type('LATO'), fresh({ ...tarotInput, offers: named('-nowa') })),
  tarot(...atForm, type('LATO'), fresh({ ...tarotInput, variants: tarotInput.variants.slice(1) })),
  tarot(
    choose(bridge.id),
    fresh({ ...tarotInput, variants: tarotInput.variants.filter(({ id }) => id !== bridge.id) }),
  ),
  tarot(fresh({ ...tarotInput, variants: tarotInput.variants.toReversed() }), fresh(predictionInput)),
  tarot(...atForm, fresh({ ...tarotInput, variants: tarotInput.variants.toReversed() }), choose(bridge.id)),
  tarot(choose(oneCard.id), fresh({ ...predictionInput, offers: [] })),
  {
    input: predictionInput,
    events: [fresh(tarotInput), fresh(predictionInput), read(), ask(jagna.id), read(first)],
  },
  {
    input: predictionInput,
    events: [fresh({ ...predictionInput, variants: predictionInput.variants.slice(1) })],
  },
  // The fewest questions are chosen beforehand, wherever they stand in the list.
  { input: { ...turned, draft: forJagna }, events: [read(undefined, jagna.id), read(second), read()] },
  {
    input: { ...turned, preselect: false },
    events: [fresh({ ...turned, offers: [] }), read(first, jagna.id)],
  },
  // She sells the same number of questions as another variant.
  {
    input: ownPackages,
    events: [
      ask(roza.id),
      choose(second ?? ''),
      ask(jagna.id),
      ask(roza.id),
      fill('question0', 'Kiedy?'),
      pay(),
    ],
  },
  {
    input: { ...ownPackages, byQuestionCount: false },
    events: [ask(roza.id), ask(jagna.id), choose(second ?? ''), ask(roza.id)],
  },
  { input: { ...ownPackages, variants: [] }, events: [read(first, roza.id), fresh(ownPackages)] },
  { input: alikePackages, events: [read(undefined, jagna.id)] },
  // Amounts in an order are those that the shop returned.
  tarot(...atForm, pay(), made(grosze(10_00)), { type: 'payment.confirm' }, restore),
];
