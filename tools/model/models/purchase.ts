import type { AnyMachineSnapshot } from 'xstate';
import { MACHINE_TITLES } from '#copy/machine-titles.ts';
import { grosze } from '#domain/grosze.ts';
import { purchaseMachine } from '#machines/purchase.machine.ts';
import { modelOf, type Chapter, type Happening } from '../model.ts';
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
  confirmPrice,
  couponGone,
  couponGoneAtOrder,
  couponGood,
  followDeadLink,
  followLink,
  forget,
  freshRisen,
  freshSame,
  freshWithoutJagna,
  goBack,
  leaveName,
  orderLost,
  orderMade,
  pay,
  recall,
  redirectDrags,
  removeCode,
  revise,
  restore,
  serverError,
  turnTerms,
  typeCode,
  typeName,
  type Context,
} from './purchase-happenings.ts';
import { purchaseWords } from '../words/purchase.ts';

const contextOf = ({ context }: AnyMachineSnapshot): Context => context;
const isOrdering = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('ordering');

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
  start: `Otwórz stronę ${input.byQuestionCount ? '/wrozby' : '/tarot'}.`,
  opening,
  happenings: (snapshot) => happenings(contextOf(snapshot), snapshot),
  project: (snapshot) => project(contextOf(snapshot), snapshot),
  ...(endsAt && { endsAt }),
});

const atForm = [recall, chooseVariant(oneCard), chooseSpecialist(jagna)];
const readyToPay = [...atForm, acceptTerms];

/** Model of the purchase, in six chapters. */
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
        followDeadLink,
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
        ...(context.offers === tarotInput.offers && context.variantId !== undefined
          ? [freshSame, freshRisen, freshWithoutJagna]
          : []),
      ],
      ({ variantId, fairyId, offers }) => [variantId, fairyId, offers.length, offers[0]?.price],
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
          chooseSpecialist(sybilla),
          chooseVariant(bridge),
          pay(context, 'PAYU'),
          couponGoneAtOrder,
          serverError,
        ];
      },
      ({ variantId, fairyId, couponCode, discountedPrice, couponProblem }) => [
        variantId,
        fairyId,
        couponCode,
        discountedPrice,
        couponProblem,
      ],
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
        ...(snapshot.hasTag('locked') ? [freshRisen] : []),
      ],
      ({ provider, unconfirmedOrder }, snapshot) => [isOrdering(snapshot) && provider, unconfirmedOrder],
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
  ],
  rules: purchaseRules,
  exceptions: {},
});
