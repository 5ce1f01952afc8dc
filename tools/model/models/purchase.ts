import type { AnyMachineSnapshot } from 'xstate';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { grosze } from '#domain/grosze.ts';
import { offerBy, purchaseMachine } from '#machines/purchase.machine.ts';
import { modelOf, type Chapter, type Happening } from '../model.ts';
import { orderRefusals } from './every-refusal.ts';
import { purchaseRules } from '../rules/purchase.ts';
import {
  bridge,
  jagna,
  oneCard,
  oneQuestion,
  predictionInput,
  roza,
  sybilla,
  tarotInput,
  threeQuestions,
  twoQuestions,
} from '../sample-shop.ts';
import {
  COUPON,
  acceptTerms,
  applyCode,
  chooseSpecialist,
  chooseVariant,
  clearSpecialist,
  confirmPrice,
  couponGone,
  couponGoneAtOrder,
  couponGood,
  followDeadLink,
  followHerLink,
  followLink,
  forget,
  freshRisen,
  freshSame,
  freshMeanwhile,
  freshRenumbered,
  freshWithoutJagna,
  goBack,
  leaveName,
  orderLost,
  orderMade,
  pay,
  recall,
  redirectDrags,
  reapplyCode,
  removeCode,
  revise,
  restore,
  restoreQuestions,
  serverError,
  turnTerms,
  typeCode,
  typeName,
  typeQuestion,
  type Context,
} from './purchase-happenings.ts';
import { purchaseWords } from '../words/purchase.ts';

const contextOf = ({ context }: AnyMachineSnapshot): Context => context;
const isOrdering = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('ordering');

/** What `draft` of the machine's input is left by. */
const AFTER_LEAVING = `W tej karcie zamów „Jedna karta” u Jagny z kodem „${COUPON}” i przerwij płatność.`;

const chapter = (
  title: string,
  opening: readonly Happening[],
  happenings: (context: Context, snapshot: AnyMachineSnapshot) => readonly Happening[],
  project: (context: Context, snapshot: AnyMachineSnapshot) => unknown,
  endsAt?: Chapter['endsAt'],
  input = tarotInput,
): Chapter => ({
  title,
  input,
  start: [
    ...(input.draft ? [AFTER_LEAVING] : []),
    `Otwórz stronę ${input.byQuestionCount ? '/wrozby' : '/tarot'}.`,
  ].join(' '),
  opening,
  happenings: (snapshot) => happenings(contextOf(snapshot), snapshot),
  project: (snapshot) => project(contextOf(snapshot), snapshot),
  ...(endsAt && { endsAt }),
});

const atForm = [recall, chooseVariant(oneCard), chooseSpecialist(jagna)];
const readyToPay = [...atForm, acceptTerms];

/** A tab in which the payment of Jagna's card was cancelled. */
const returning = {
  ...tarotInput,
  draft: {
    values: {},
    setAside: [],
    coupon: {
      code: COUPON,
      fairyProductId: offerBy({ ...tarotInput, variantId: oneCard.id, fairyId: undefined }, jagna.id)
        ?.fairyProductId,
    },
  },
};

/** Model of the purchase, in nine chapters. */
export const purchase = modelOf({
  name: 'purchase',
  title: MACHINE_TITLES.purchase,
  machine: purchaseMachine,
  words: purchaseWords,
  chapters: [
    chapter(
      'Wybór wariantu i wróżki',
      [recall],
      () => [
        chooseVariant(oneCard),
        chooseVariant(bridge),
        chooseSpecialist(jagna),
        chooseSpecialist(sybilla),
        goBack,
        followLink,
        followHerLink,
        followDeadLink,
        clearSpecialist,
      ],
      ({ variantId, fairyId }) => [variantId, fairyId],
    ),
    chapter(
      'Świeża lista cen',
      [recall],
      (context) => [
        chooseVariant(oneCard),
        chooseSpecialist(jagna),
        chooseSpecialist(sybilla),
        goBack,
        // The page asks for it at the first choice.
        ...(context.offers === tarotInput.offers && (context.variantId ?? context.fairyId) !== undefined
          ? [freshSame, freshRisen, freshRenumbered, freshWithoutJagna]
          : []),
      ],
      ({ variantId, fairyId, offers }) => [
        variantId,
        fairyId,
        offers.length,
        offers[0]?.price,
        offers[0]?.fairyProductId,
      ],
    ),
    chapter(
      'Formularz',
      atForm,
      (context) => [
        typeName(context, 'Wa'),
        typeName(context, 'Wanda'),
        leaveName(context),
        turnTerms(context),
        forget,
        pay(context, 'PAYU'),
        pay(context, 'STRIPE'),
      ],
      ({ values, tosChecked }) => [values.firstName, tosChecked],
      (snapshot) => isOrdering(snapshot) || contextOf(snapshot).values.email === undefined,
    ),
    chapter(
      'Kupon',
      readyToPay,
      (context) => {
        // From another choice the only way is back: it is looked at for the coupon that it has lost.
        if (context.fairyId === sybilla.id) return [chooseSpecialist(jagna)];
        if (context.variantId === bridge.id) return [chooseVariant(oneCard)];
        return [
          typeCode(COUPON),
          applyCode,
          couponGood(context),
          couponGone,
          removeCode,
          reapplyCode,
          chooseSpecialist(sybilla),
          chooseVariant(bridge),
          pay(context, 'PAYU'),
          couponGoneAtOrder,
          serverError,
          orderMade(context, grosze(10_00)),
          revise,
        ];
      },
      ({ variantId, fairyId, couponCode, discountedPrice, couponProblem, spareCoupon }) => [
        spareCoupon?.code,
        variantId,
        fairyId,
        couponCode,
        discountedPrice,
        couponProblem,
      ],
    ),
    chapter(
      'Kupon a nowa cena',
      [...atForm, typeCode(COUPON), applyCode],
      (context) => [couponGood(context), ...(context.offers === tarotInput.offers ? [freshMeanwhile] : [])],
      ({ offers, discountedPrice }) => [offers[0]?.price, discountedPrice],
      (snapshot) =>
        contextOf(snapshot).offers !== tarotInput.offers && contextOf(snapshot).discountedPrice !== undefined,
    ),
    chapter(
      'Płatność',
      readyToPay,
      (context, snapshot) => [
        pay(context, 'PAYU'),
        pay(context, 'STRIPE'),
        orderMade(context),
        orderMade(context, grosze(10_00)),
        serverError,
        orderLost,
        confirmPrice,
        revise,
        redirectDrags,
        restore,
        ...(snapshot.hasTag('locked') ? [freshMeanwhile] : []),
      ],
      ({ provider, unconfirmed }, snapshot) => [
        isOrdering(snapshot) && provider,
        ...unconfirmed.map(({ content }) => content).sort(),
      ],
    ),
    chapter(
      'Wróżby: pakiety pytań',
      [recall],
      () => [
        ...[oneQuestion, twoQuestions, threeQuestions].map(chooseVariant),
        chooseSpecialist(jagna),
        chooseSpecialist(roza),
      ],
      ({ variantId, fairyId }) => [variantId, fairyId],
      undefined,
      predictionInput,
    ),
    chapter(
      'Wróżby: pytania po zmianie pakietu',
      [recall, chooseSpecialist(jagna)],
      ({ values }) => [
        ...(values.question0 === undefined ? [typeQuestion('Kiedy?')] : []),
        ...[oneQuestion, twoQuestions].map(chooseVariant),
        restoreQuestions,
      ],
      ({ variantId, values, setAside }) => [variantId, values.question0, setAside],
      undefined,
      predictionInput,
    ),
    chapter(
      'Kupon po powrocie z płatności',
      [recall],
      (context) => [
        chooseVariant(oneCard),
        chooseSpecialist(jagna),
        chooseSpecialist(sybilla),
        couponGood(context),
        couponGone,
        reapplyCode,
      ],
      ({ variantId, fairyId, couponCode, discountedPrice, spareCoupon }) => [
        variantId,
        fairyId,
        couponCode,
        discountedPrice,
        spareCoupon,
      ],
      undefined,
      returning,
    ),
  ],
  anyTime: orderRefusals,
  rules: purchaseRules,
  exceptions: {},
});
