import type { AnyMachineSnapshot, ContextFrom, EventFromLogic } from 'xstate';
import {
  chosenOffer,
  purchaseMachine,
  shownPrice,
  type Offer,
  type Problems,
  type Provider,
} from '#machines/purchase.machine.ts';
import { PAYMENT_LABEL } from '#copy/payment.ts';
import { answers, elapses, fails, type Chapter, type Happening, type Model } from '../model.ts';
import {
  bridge,
  jagna,
  oneCard,
  oneQuestion,
  predictionInput,
  rememberedCustomer,
  risen,
  roza,
  sybilla,
  tarotInput,
  threeQuestions,
  twoQuestions,
  without,
} from '../sample-shop.ts';
import { purchaseRules } from '../rules/purchase.ts';

type Context = ContextFrom<typeof purchaseMachine>;
type PurchaseEvent = EventFromLogic<typeof purchaseMachine>;

const happens = (event: PurchaseEvent, words: string): Happening => ({ event, words });

export const COUPON = 'PAPROC15';
export const PAYMENT_LINK = 'https://platnosc.example/zamowienie/7';

const message = {
  firstName: 'Imię powinno mieć minimum 3 znaki',
  tosChecked: 'Musisz zaakceptować regulamin i politykę prywatności',
  couponCode: 'Zastosuj kupon albo usuń kod z pola',
};

/** What a screen would find wrong, as far as the happenings can make anything wrong. */
function problemsOf({ values, tosChecked, couponCode, discountedPrice, couponProblem }: Context): Problems {
  const isUnchecked =
    couponCode.trim() !== '' && discountedPrice === undefined && couponProblem === undefined;
  return {
    ...((values.firstName ?? '').length < 3 && { firstName: message.firstName }),
    ...(!tosChecked && { tosChecked: message.tosChecked }),
    ...(isUnchecked && { couponCode: message.couponCode }),
  };
}

const chooseVariant = ({ id, title }: { id: string; title: string }) =>
  happens({ type: 'variant.choose', variantId: id }, `Wybierz wariant „${title}”.`);
const chooseSpecialist = ({ id, name }: { id: string; name: string }) =>
  happens({ type: 'specialist.choose', fairyId: id }, `Przy wróżce ${name} naciśnij „Wybieram”.`);
const readAddress = (words: string, variantId?: string, fairyId?: string) =>
  happens({ type: 'address.read', variantId, fairyId }, words);

const recall = happens(
  { type: 'customer.recall', values: rememberedCustomer },
  'Otwórz stronę na urządzeniu, które pamięta dane klientki.',
);
const goBack = readAddress('Wróć przyciskiem wstecz na początek.');
const followLink = readAddress(`Otwórz odnośnik do: ${oneCard.title}, ${jagna.name}.`, oneCard.id, jagna.id);
const followDeadLink = readAddress(
  'Otwórz odnośnik do wróżki, której już nie ma.',
  oneCard.id,
  '00000000-0000-4000-8000-000000000000',
);

const receive = (offers: readonly Offer[], words: string) =>
  happens({ type: 'catalogue.receive', variants: tarotInput.variants, offers }, words);
const freshSame = receive(
  without(tarotInput.offers, roza.id),
  `Sklep odświeża listę: nie ma na niej wróżki ${roza.name}, reszta bez zmian.`,
);
const freshRisen = receive(risen(tarotInput.offers), 'Sklep odświeża listę: każda cena wzrosła o 10 zł.');
const freshWithoutJagna = receive(
  without(tarotInput.offers, jagna.id),
  `Sklep odświeża listę: nie ma już na niej wróżki ${jagna.name}.`,
);

const typeName = (context: Context, firstName: string) =>
  happens(
    {
      type: 'field.change',
      name: 'firstName',
      value: firstName,
      problems: problemsOf({ ...context, values: { ...context.values, firstName } }),
    },
    `W polu „Imię” wpisz „${firstName}”.`,
  );
const setTerms = (context: Context) =>
  happens(
    {
      type: 'terms.set',
      accepted: !context.tosChecked,
      problems: problemsOf({ ...context, tosChecked: !context.tosChecked }),
    },
    context.tosChecked ? 'Odznacz regulamin.' : 'Zaznacz regulamin.',
  );
const acceptTerms = happens({ type: 'terms.set', accepted: true, problems: {} }, 'Zaznacz regulamin.');
const leaveName = (context: Context) =>
  happens({ type: 'field.leave', name: 'firstName', problems: problemsOf(context) }, 'Wyjdź z pola „Imię”.');
const forget = happens({ type: 'customer.forget' }, 'Naciśnij „Wyczyść zapamiętane dane”.');
const pay = (context: Context, provider: Provider) =>
  happens(
    { type: 'provider.pick', provider, problems: problemsOf(context) },
    `Naciśnij „${PAYMENT_LABEL[provider]}”.`,
  );

const typeCode = (code: string) =>
  happens({ type: 'coupon.type', code }, `W polu „Kod kuponu” wpisz „${code}”.`);
const applyCode = happens({ type: 'coupon.apply' }, 'Naciśnij „Zastosuj”.');
const removeCode = happens({ type: 'coupon.remove' }, 'Naciśnij „Usuń kupon”.');

/** 15 % off the chosen offer, in PLN. */
const discounted = (context: Context) => Math.round((chosenOffer(context)?.price ?? 0) * 85) / 100;

const couponGood = (context: Context) =>
  answers('applyCoupon', discounted(context), 'Sklep odpowiada: kupon dobry, 15 % taniej.');
const couponGone = fails('applyCoupon', { code: 103, isLost: false }, 'Sklep odpowiada: kupon wygasł (103).');

const orderMade = (context: Context, extra = 0) =>
  answers(
    'createOrder',
    {
      paymentLink: PAYMENT_LINK,
      orderId: 7,
      totalPrice: Math.round(((shownPrice(context) ?? 0) + extra) * 100) / 100,
    },
    extra === 0
      ? 'Sklep przyjmuje zamówienie za pokazaną cenę.'
      : `Sklep przyjmuje zamówienie, ale cena jest o ${extra} zł wyższa.`,
  );
const orderRefused = (code: number, words: string) => fails('createOrder', { code, isLost: false }, words);
const orderLost = fails(
  'createOrder',
  { code: 500, isLost: true },
  'Odpowiedź na zamówienie ginie po drodze.',
);
const serverError = orderRefused(500, 'Sklep odpowiada: zamówienia nie udało się złożyć (500).');
const couponGoneAtOrder = orderRefused(103, 'Sklep odpowiada: kupon przestał działać (103).');

const redirectDrags = elapses(
  'redirectPatience',
  'purchase.redirecting.leaving',
  'Poczekaj 5 sekund; strona płatności się nie otwiera.',
);
const confirmPrice = happens({ type: 'payment.confirm' }, 'Naciśnij „Przejdź do płatności”.');
const revise = happens({ type: 'order.revise' }, 'Naciśnij „Wróć do formularza”.');
const revive = happens({ type: 'page.revive' }, 'Wróć ze strony płatności przyciskiem wstecz.');

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
  opening,
  happenings: (snapshot) => happenings(contextOf(snapshot), snapshot),
  project: (snapshot) => project(contextOf(snapshot), snapshot),
  ...(endsAt && { endsAt }),
});

const atForm = [recall, chooseVariant(oneCard), chooseSpecialist(jagna)];
const readyToPay = [...atForm, acceptTerms];

/** Ordering a reading, in six chapters. */
export const purchase: Model = {
  name: 'purchase',
  title: 'Zamówienie',
  machine: purchaseMachine,
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
        ...(context.offers === tarotInput.offers ? [freshSame, freshRisen, freshWithoutJagna] : []),
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
        setTerms(context),
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
        orderMade(context, 10),
        serverError,
        orderLost,
        confirmPrice,
        revise,
        redirectDrags,
        revive,
        ...(snapshot.hasTag('locked') ? [freshRisen] : []),
      ],
      ({ provider, lostOrder }, snapshot) => [isOrdering(snapshot) && provider, lostOrder !== undefined],
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
};
