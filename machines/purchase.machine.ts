import { assign, emit, enqueueActions, fromPromise, setup, stateIn } from 'xstate';

/** A service the page sells: one card, or one line of the dropdown "Wybór usługi". */
export interface Variant {
  id: string;
  questionsCount: number;
  /** Names of the fields its form shows; nothing else is sent. */
  fields: readonly string[];
}

/** One specialist's offer of one variant. Price in PLN. */
export interface Offer {
  fairyProductId: string;
  fairyId: string;
  variantId: string;
  price: number;
  questionsCount: number;
}

export type Provider = 'PAYU' | 'STRIPE';
/** What was typed, by field name. Always text, as typed. */
export type Values = Readonly<Record<string, string>>;
/** A sentence for each field that is wrong, by field name. */
export type Problems = Readonly<Record<string, string>>;

export interface PurchaseInput {
  variants: readonly Variant[];
  offers: readonly Offer[];
  /** Predictions (OP-6): a change of specialist keeps the question count. */
  byQuestionCount: boolean;
  /** A variant is chosen from the start, the one with the fewest questions (OP-6, BH-5). */
  preselect: boolean;
  /** Names of the fields that are remembered on the device (OF-4). */
  remembered: readonly string[];
}

/** Input of the port `createOrder`. The same `attempt` must never make a second order. */
export interface OrderDraft {
  fairyProductId: string;
  variantId: string;
  values: Values;
  couponCode: string | undefined;
  provider: Provider;
  attempt: number;
}

/** Answer of the port `createOrder`; only `paymentLink` is indispensable (AP-13). */
export interface PlacedOrder {
  paymentLink: string;
  orderId?: number | undefined;
  productName?: string | undefined;
  totalPrice?: number | undefined;
}

/** What a port rejects with. `code`: one of ER-1; `isLost`: nobody knows whether the call was carried out. */
export interface PortFailure {
  code: number;
  isLost: boolean;
}

interface PurchaseContext extends PurchaseInput {
  variantId: string | undefined;
  fairyId: string | undefined;
  values: Values;
  tosChecked: boolean;
  problems: Problems;
  /** Fields whose problem may be shown: left once, or named by a rejected submit. */
  touched: Readonly<Record<string, true>>;
  /** How many submits were rejected; each takes the focus to the summary anew. */
  rejections: number;
  couponCode: string;
  discountedPrice: number | undefined;
  /** Error code of the last refused coupon. */
  couponProblem: number | undefined;
  provider: Provider | undefined;
  attempt: number;
  /** What the last attempt sent, when it may have made an order: the same again must be the same attempt (OF-6). */
  lostOrder: string | undefined;
  failure: number | undefined;
  order: PlacedOrder | undefined;
}

type PurchaseEvent =
  | { type: 'catalogue.receive'; variants: readonly Variant[]; offers: readonly Offer[] }
  | { type: 'address.read'; variantId: string | undefined; fairyId: string | undefined }
  | { type: 'variant.choose'; variantId: string }
  | { type: 'specialist.choose'; fairyId: string }
  | { type: 'field.change'; name: string; value: string; problems: Problems }
  | { type: 'field.leave'; name: string; problems: Problems }
  | { type: 'terms.set'; accepted: boolean; problems: Problems }
  | { type: 'customer.recall'; values: Values }
  | { type: 'customer.forget' }
  | { type: 'coupon.type'; code: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.remove' }
  | { type: 'provider.pick'; provider: Provider; problems: Problems }
  | { type: 'payment.confirm' }
  | { type: 'order.revise' }
  | { type: 'page.revive' };

type PurchaseEmitted =
  | { type: 'choice.changed'; variantId: string | undefined; fairyId: string | undefined }
  | { type: 'choice.unknown' }
  | { type: 'specialist.dropped'; fairyId: string | undefined }
  | { type: 'form.revealed' }
  | { type: 'form.rejected' }
  | { type: 'customer.changed'; values: Values }
  | { type: 'customer.forgotten' }
  | { type: 'coupon.applied'; price: number; discountedPrice: number }
  | { type: 'coupon.refused'; code: number }
  | { type: 'coupon.removed'; price: number }
  | { type: 'coupon.cleared'; code: string }
  | { type: 'coupon.awaited' }
  | {
      type: 'order.placed';
      order: PlacedOrder;
      offer: Offer | undefined;
      price: number;
      couponCode: string | undefined;
    }
  | { type: 'order.refused'; code: number; isCouponGone: boolean }
  | { type: 'payment.opened'; paymentLink: string };

type Choice = Pick<PurchaseContext, 'variants' | 'offers' | 'byQuestionCount' | 'variantId' | 'fairyId'>;

/** Her offer of the chosen variant; for predictions else her offer with as many questions. */
export function offerBy(choice: Choice, fairyId: string | undefined): Offer | undefined {
  const hers = choice.offers.filter((offer) => offer.fairyId === fairyId);
  const chosen = chosenVariant(choice);
  return (
    hers.find((offer) => offer.variantId === choice.variantId) ??
    hers.find((offer) => choice.byQuestionCount && offer.questionsCount === chosen?.questionsCount)
  );
}

/** The offer that the customer has chosen, once both variant and specialist are. */
export const chosenOffer = (choice: Choice) => offerBy(choice, choice.fairyId);

/** The amount on the summary card, in PLN: what the customer agrees to pay. */
export const shownPrice = (context: PurchaseContext) =>
  context.discountedPrice ?? chosenOffer(context)?.price;

/** The variant that the customer has chosen. */
export const chosenVariant = ({ variants, variantId }: Pick<Choice, 'variants' | 'variantId'>) =>
  variants.find(({ id }) => id === variantId);

/** What was typed in the fields that the chosen variant shows. */
const shownValues = (context: PurchaseContext): Values => {
  const shown = chosenVariant(context)?.fields ?? [];
  return Object.fromEntries(Object.entries(context.values).filter(([name]) => shown.includes(name)));
};

const appliedCode = (context: PurchaseContext) =>
  context.discountedPrice === undefined ? undefined : context.couponCode.trim();

/** Everything that an order is made of, but the attempt's number. */
const orderContent = (context: PurchaseContext): Omit<OrderDraft, 'attempt'> => ({
  fairyProductId: chosenOffer(context)?.fairyProductId ?? '',
  variantId: context.variantId ?? '',
  values: shownValues(context),
  couponCode: appliedCode(context),
  provider: context.provider ?? 'PAYU',
});

/** Two orders with the same content are one order placed twice; the sequence of typing does not count. */
const contentOf = (context: PurchaseContext) => {
  const { values, ...choice } = orderContent(context);
  return JSON.stringify([choice, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]);
};

const isFailure = (error: unknown): error is PortFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'isLost' in error;

/** Anything a port throws that is no PortFailure counts as a generic server error with a known outcome. */
const readFailure = (error: unknown): PortFailure =>
  isFailure(error) ? error : { code: 500, isLost: false };

/** What is chosen before the customer has chosen anything. */
const preselected = ({ preselect, variants }: Pick<PurchaseInput, 'preselect' | 'variants'>) =>
  preselect ? [...variants].sort((a, b) => a.questionsCount - b.questionsCount)[0]?.id : undefined;

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

/** The other problems: what is wrong with the code ends with every news of the coupon. */
const withoutCoupon = ({ problems }: Pick<PurchaseContext, 'problems'>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== 'couponCode'));

const NO_COUPON = { couponCode: '', discountedPrice: undefined, couponProblem: undefined } as const;

/**
 * Ordering one reading: variant, specialist, form, coupon, provider, redirect (OP-1 to OP-10, OF-1 to OF-9).
 *
 * Screens read tags and the selectors above; what should happen outside the page is emitted. Nothing here knows
 * React, the network or the address: `src/flows/purchase/purchase-ports.ts` fills the ports.
 */
export const purchaseMachine = setup({
  types: {} as {
    input: PurchaseInput;
    context: PurchaseContext;
    events: PurchaseEvent;
    emitted: PurchaseEmitted;
    tags:
      | 'step-variant'
      | 'step-specialist'
      | 'step-data'
      | 'step-payment'
      | 'form-open'
      | 'locked'
      | 'rejected'
      | 'failed'
      | 'ordering'
      | 'repriced'
      | 'redirecting'
      | 'redirect-slow'
      | 'coupon-checking'
      | 'coupon-applied'
      | 'coupon-refused';
  },
  actors: {
    /** Port, filled by `src/flows/purchase/purchase-ports.ts`: POST /order. */
    createOrder: fromPromise<PlacedOrder, OrderDraft>(() =>
      Promise.reject(new Error('The port createOrder is not connected')),
    ),
    /** Port, filled by `src/flows/purchase/purchase-ports.ts`: POST /coupon/apply; answers with the lowered price in PLN. */
    applyCoupon: fromPromise<number, { code: string; fairyProductId: string }>(() =>
      Promise.reject(new Error('The port applyCoupon is not connected')),
    ),
  },
  delays: { redirectPatience: 5_000 },
  guards: {
    isOfferChosen: ({ context }) => chosenOffer(context) !== undefined,
    isVariantChosen: ({ context }) => context.variants.some(({ id }) => id === context.variantId),
    isKnownVariant: ({ context }, variantId: string) => context.variants.some(({ id }) => id === variantId),
    sellsVariant: ({ context }, variantId: string) =>
      context.offers.some((offer) => offer.fairyId === context.fairyId && offer.variantId === variantId),
    canServe: ({ context }, fairyId: string) => offerBy(context, fairyId) !== undefined,
    isSameSpecialist: ({ context }, fairyId: string) => context.fairyId === fairyId,
    isSameVariant: ({ context }, variantId: string) => context.variantId === variantId,
    keepsOffer: ({ context }, news: Pick<PurchaseInput, 'variants' | 'offers'>) => {
      const knows = (variants: readonly Variant[]) => variants.some(({ id }) => id === context.variantId);
      const before = chosenOffer(context);
      const after = chosenOffer({ ...context, ...news });
      const variantStays =
        context.variantId === undefined
          ? preselected({ ...context, ...news }) === undefined
          : knows(context.variants) && knows(news.variants);
      return (
        variantStays && before?.fairyProductId === after?.fairyProductId && before?.price === after?.price
      );
    },
    isAnotherChoice: ({ context }, address: { variantId: string | undefined; fairyId: string | undefined }) =>
      context.variantId !== (address.variantId ?? preselected(context)) ||
      context.fairyId !== address.fairyId,
    isComplete: (_, problems: Problems) => isEmpty(problems),
    hasNoProblems: ({ context }) => isEmpty(context.problems),
    isCouponChecking: stateIn('#couponChecking'),
    hasCode: ({ context }) => context.couponCode.trim() !== '' && chosenOffer(context) !== undefined,
    hasDiscount: ({ context }) => context.discountedPrice !== undefined,
    wasRefused: ({ context }) => context.couponProblem !== undefined,
    isPriceAsShown: ({ context }, order: PlacedOrder) =>
      order.totalPrice === undefined ||
      Math.round(order.totalPrice * 100) === Math.round((shownPrice(context) ?? 0) * 100),
    isCouponGone: ({ context }, failure: PortFailure) =>
      appliedCode(context) !== undefined && [102, 103, 104].includes(failure.code),
  },
  actions: {
    keepCatalogue: assign((_, news: Pick<PurchaseInput, 'variants' | 'offers'>) => news),
    chooseVariant: assign(({ context }, variantId: string) => ({
      variantId,
      values: Object.fromEntries(
        Object.entries(context.values).filter(([name]) => !name.startsWith('question')),
      ),
    })),
    chooseSpecialist: assign(({ context }, fairyId: string) => ({
      fairyId,
      variantId: offerBy(context, fairyId)?.variantId,
    })),
    dropSpecialist: assign({ fairyId: undefined }),
    sayDropped: emit(({ context }) => ({ type: 'specialist.dropped', fairyId: context.fairyId })),
    sayChoice: emit(({ context }) => ({
      type: 'choice.changed',
      variantId: context.variantId,
      fairyId: context.fairyId,
    })),
    /** A choice that can't be kept is forgotten and said; known parts of it stay. Without a catalogue nothing is judged. */
    settleChoice: enqueueActions(({ context, enqueue }) => {
      if (context.variants.length === 0) return;
      const known = context.variants.some(({ id }) => id === context.variantId);
      const variantId = known ? context.variantId : preselected(context);
      const offer = offerBy({ ...context, variantId }, context.fairyId);
      if ((context.variantId !== undefined && !known) || (context.fairyId !== undefined && !offer)) {
        enqueue.emit({ type: 'choice.unknown' });
      }
      enqueue.assign({ variantId: offer?.variantId ?? variantId, fairyId: offer?.fairyId });
    }),
    readAddress: assign((_, address: { variantId: string | undefined; fairyId: string | undefined }) => ({
      variantId: address.variantId,
      fairyId: address.fairyId,
    })),
    revealForm: emit({ type: 'form.revealed' }),
    keepField: assign(({ context }, field: { name: string; value: string; problems: Problems }) => ({
      values: { ...context.values, [field.name]: field.value },
      problems: field.problems,
    })),
    touchField: assign(({ context }, field: { name: string; problems: Problems }) => ({
      touched: { ...context.touched, [field.name]: true as const },
      problems: field.problems,
    })),
    keepTerms: assign(({ context }, terms: { accepted: boolean; problems: Problems }) => ({
      tosChecked: terms.accepted,
      problems: terms.problems,
      touched: { ...context.touched, tosChecked: true as const },
    })),
    recallCustomer: assign(({ context }, values: Values) => ({
      values: {
        ...context.values,
        ...Object.fromEntries(
          Object.entries(values).filter(
            ([name]) => context.remembered.includes(name) && !context.values[name],
          ),
        ),
      },
    })),
    forgetCustomer: assign(({ context }) => ({
      values: Object.fromEntries(
        Object.entries(context.values).filter(([name]) => !context.remembered.includes(name)),
      ),
      problems: {},
      touched: {},
    })),
    sayForgotten: emit({ type: 'customer.forgotten' }),
    rememberCustomer: emit(({ context }) => ({
      type: 'customer.changed',
      values: Object.fromEntries(
        Object.entries(context.values).filter(([name]) => context.remembered.includes(name)),
      ),
    })),
    rejectForm: assign(({ context }, problems: Problems) => ({
      problems,
      touched: {
        ...context.touched,
        ...Object.fromEntries(Object.keys(problems).map((name) => [name, true as const])),
      },
      rejections: context.rejections + 1,
    })),
    sayRejected: emit({ type: 'form.rejected' }),
    typeCode: assign(({ context }, code: string) => ({
      ...NO_COUPON,
      couponCode: code,
      problems: withoutCoupon(context),
    })),
    /** A coupon never outlives the offer it was checked for (OP-5); the customer is told only of one that counted. */
    clearCoupon: enqueueActions(({ context, enqueue }) => {
      const code = appliedCode(context);
      if (code !== undefined) enqueue.emit({ type: 'coupon.cleared', code });
      enqueue.assign({ ...NO_COUPON, problems: withoutCoupon(context) });
    }),
    removeCoupon: assign(NO_COUPON),
    sayCouponRemoved: emit(({ context }) => ({
      type: 'coupon.removed',
      price: chosenOffer(context)?.price ?? 0,
    })),
    sayCouponAwaited: emit({ type: 'coupon.awaited' }),
    keepDiscount: assign(({ context }, discountedPrice: number) => ({
      discountedPrice,
      couponProblem: undefined,
      problems: withoutCoupon(context),
    })),
    sayCouponApplied: emit(({ context }, discountedPrice: number) => ({
      type: 'coupon.applied',
      price: chosenOffer(context)?.price ?? discountedPrice,
      discountedPrice,
    })),
    refuseCoupon: assign(({ context }, failure: PortFailure) => ({
      discountedPrice: undefined,
      couponProblem: failure.code,
      problems: withoutCoupon(context),
    })),
    sayCouponRefused: emit((_, failure: PortFailure) => ({ type: 'coupon.refused', code: failure.code })),
    startAttempt: assign(({ context }, provider: Provider) => {
      const isRepeat = context.lostOrder === contentOf({ ...context, provider });
      return {
        provider,
        problems: {},
        failure: undefined,
        order: undefined,
        lostOrder: undefined,
        attempt: isRepeat ? context.attempt : context.attempt + 1,
      };
    }),
    keepOrder: assign((_, order: PlacedOrder) => ({ order })),
    sayPlaced: emit(({ context }, order: PlacedOrder) => ({
      type: 'order.placed',
      order,
      offer: chosenOffer(context),
      price: order.totalPrice ?? shownPrice(context) ?? 0,
      couponCode: appliedCode(context),
    })),
    keepFailure: assign(({ context }, failure: PortFailure) => ({
      failure: failure.code,
      lostOrder: failure.isLost ? contentOf(context) : undefined,
    })),
    sayRefused: emit(({ context }, failure: PortFailure) => ({
      type: 'order.refused',
      code: failure.code,
      isCouponGone: context.couponProblem !== undefined && context.couponProblem === failure.code,
    })),
    openPayment: emit(({ context }) => ({
      type: 'payment.opened',
      paymentLink: context.order?.paymentLink ?? '',
    })),
  },
}).createMachine({
  id: 'purchase',
  description: 'Zamówienie odczytu: od wyboru wariantu do strony płatności.',
  context: ({ input }) => ({
    ...input,
    variantId: preselected(input),
    fairyId: undefined,
    values: {},
    tosChecked: false,
    problems: {},
    touched: {},
    rejections: 0,
    ...NO_COUPON,
    provider: undefined,
    attempt: 0,
    lostOrder: undefined,
    failure: undefined,
    order: undefined,
  }),
  initial: 'open',
  on: {
    'catalogue.receive': {
      description:
        'Świeża lista przychodzi, gdy zamówienie jest już w drodze: uzgodniona cena się nie zmienia.',
    },
    'customer.recall': {
      description: 'Urządzenie podpowiada zapamiętane dane; tego, co już wpisano, nie zmienia.',
      actions: { type: 'recallCustomer', params: ({ event }) => event.values },
    },
  },
  states: {
    open: {
      description: 'Wszystko można jeszcze zmienić.',
      initial: 'settling',
      on: {
        'catalogue.receive': [
          {
            guard: { type: 'keepsOffer', params: ({ event }) => event },
            description: 'Świeża lista niczego nie zmienia w wyborze.',
            actions: {
              type: 'keepCatalogue',
              params: ({ event }) => ({ variants: event.variants, offers: event.offers }),
            },
          },
          {
            target: '.settling',
            description:
              'Na świeżej liście wybór zniknął albo ma inną cenę: kupon przepada, krok ustala się od nowa.',
            actions: [
              'clearCoupon',
              {
                type: 'keepCatalogue',
                params: ({ event }) => ({ variants: event.variants, offers: event.offers }),
              },
            ],
          },
        ],
        'address.read': {
          guard: { type: 'isAnotherChoice', params: ({ event }) => event },
          target: '.settling',
          description: 'Adres strony wskazuje inny wybór (wstecz, odświeżenie, przysłany link).',
          actions: ['clearCoupon', { type: 'readAddress', params: ({ event }) => event }],
        },
      },
      states: {
        settling: {
          description: 'Ustalenie kroku z tego, co już wybrano.',
          entry: 'settleChoice',
          always: [
            { guard: 'isOfferChosen', target: 'filling', description: 'Wariant i wróżka są znane.' },
            {
              guard: 'isVariantChosen',
              target: 'choosingSpecialist',
              description: 'Znany jest tylko wariant.',
            },
            { target: 'choosingVariant', description: 'Nic jeszcze nie wybrano.' },
          ],
        },
        choosingVariant: {
          description: 'Klientka ogląda warianty usługi.',
          tags: 'step-variant',
          on: {
            'variant.choose': {
              guard: { type: 'isKnownVariant', params: ({ event }) => event.variantId },
              target: 'choosingSpecialist',
              description: 'Wybiera wariant.',
              actions: [{ type: 'chooseVariant', params: ({ event }) => event.variantId }, 'sayChoice'],
            },
          },
        },
        choosingSpecialist: {
          description: 'Klientka ogląda wróżki, które przyjmują ten wariant.',
          tags: 'step-specialist',
          on: {
            'variant.choose': {
              guard: { type: 'isKnownVariant', params: ({ event }) => event.variantId },
              description: 'Zmienia wariant.',
              actions: [{ type: 'chooseVariant', params: ({ event }) => event.variantId }, 'sayChoice'],
            },
            'specialist.choose': {
              guard: { type: 'canServe', params: ({ event }) => event.fairyId },
              target: 'filling',
              description: 'Wybiera wróżkę; strona przewija się do formularza.',
              actions: [
                { type: 'chooseSpecialist', params: ({ event }) => event.fairyId },
                'sayChoice',
                'revealForm',
              ],
            },
          },
        },
        filling: {
          id: 'filling',
          description: 'Formularz zamówienia i podsumowanie są otwarte.',
          tags: ['step-data', 'form-open'],
          type: 'parallel',
          on: {
            'variant.choose': [
              {
                guard: { type: 'isSameVariant', params: ({ event }) => event.variantId },
                description: 'Wskazuje ten sam wariant: nic się nie zmienia.',
              },
              {
                guard: { type: 'sellsVariant', params: ({ event }) => event.variantId },
                target: 'filling',
                reenter: true,
                description: 'Zmienia wariant, a wróżka też go przyjmuje: kupon przepada, wróżka zostaje.',
                actions: [
                  'clearCoupon',
                  { type: 'chooseVariant', params: ({ event }) => event.variantId },
                  'sayChoice',
                ],
              },
              {
                guard: { type: 'isKnownVariant', params: ({ event }) => event.variantId },
                target: 'choosingSpecialist',
                description: 'Zmienia wariant, którego ta wróżka nie przyjmuje: trzeba wybrać inną.',
                actions: [
                  'clearCoupon',
                  { type: 'chooseVariant', params: ({ event }) => event.variantId },
                  'sayDropped',
                  'dropSpecialist',
                  'sayChoice',
                ],
              },
            ],
            'specialist.choose': [
              {
                guard: { type: 'isSameSpecialist', params: ({ event }) => event.fairyId },
                description: 'Wskazuje tę samą wróżkę: strona wraca do formularza.',
                actions: 'revealForm',
              },
              {
                guard: { type: 'canServe', params: ({ event }) => event.fairyId },
                target: 'filling',
                reenter: true,
                description: 'Zmienia wróżkę: kupon przepada, wpisane dane zostają.',
                actions: [
                  'clearCoupon',
                  { type: 'chooseSpecialist', params: ({ event }) => event.fairyId },
                  'sayChoice',
                  'revealForm',
                ],
              },
            ],
            'provider.pick': [
              {
                guard: 'isCouponChecking',
                description: 'Wybiera płatność, gdy kupon jest jeszcze sprawdzany: proszona jest o chwilę.',
                actions: 'sayCouponAwaited',
              },
              {
                guard: { type: 'isComplete', params: ({ event }) => event.problems },
                target: '#ordering',
                description: 'Wybiera sposób płatności, a formularz jest poprawny.',
                actions: [
                  { type: 'startAttempt', params: ({ event }) => event.provider },
                  'rememberCustomer',
                ],
              },
              {
                target: '.form.rejected',
                description: 'Wybiera sposób płatności, a w formularzu są błędy.',
                actions: [{ type: 'rejectForm', params: ({ event }) => event.problems }, 'sayRejected'],
              },
            ],
            'field.leave': {
              description: 'Wychodzi z pola: pole jest oceniane, dane zapamiętane na urządzeniu.',
              actions: [{ type: 'touchField', params: ({ event }) => event }, 'rememberCustomer'],
            },
            'customer.forget': {
              description: 'Czyści zapamiętane dane.',
              actions: ['forgetCustomer', 'sayForgotten'],
            },
          },
          states: {
            form: {
              description: 'Dane klientki.',
              initial: 'editing',
              on: {
                'field.change': {
                  description: 'Pisze w polu formularza.',
                  actions: { type: 'keepField', params: ({ event }) => event },
                },
                'terms.set': {
                  description: 'Zaznacza albo odznacza regulamin.',
                  actions: { type: 'keepTerms', params: ({ event }) => event },
                },
              },
              states: {
                editing: { description: 'Klientka wypełnia formularz.' },
                rejected: {
                  description: 'Formularz pokazuje listę błędów do poprawienia.',
                  tags: 'rejected',
                  always: { guard: 'hasNoProblems', target: 'editing', description: 'Znika ostatni błąd.' },
                },
                failed: {
                  description: 'Zamówienie nie zostało złożone; dane zostały, można spróbować ponownie.',
                  tags: 'failed',
                },
              },
            },
            coupon: {
              description: 'Kupon rabatowy.',
              initial: 'recalled',
              states: {
                recalled: {
                  description: 'Ustalenie, co wiadomo o kuponie.',
                  always: [
                    { guard: 'hasDiscount', target: 'applied', description: 'Kupon już obniżył cenę.' },
                    { guard: 'wasRefused', target: 'refused', description: 'Kupon został odrzucony.' },
                    { target: 'absent', description: 'Nie ma kuponu.' },
                  ],
                },
                absent: {
                  description: 'Bez kuponu.',
                  on: {
                    'coupon.type': {
                      description: 'Wpisuje kod kuponu.',
                      actions: { type: 'typeCode', params: ({ event }) => event.code },
                    },
                    'coupon.apply': { guard: 'hasCode', target: 'checking', description: 'Stosuje kupon.' },
                  },
                },
                checking: {
                  id: 'couponChecking',
                  description: 'Sklep sprawdza kupon.',
                  tags: 'coupon-checking',
                  invoke: {
                    id: 'applyCoupon',
                    src: 'applyCoupon',
                    input: ({ context }) => ({
                      code: context.couponCode.trim(),
                      fairyProductId: chosenOffer(context)?.fairyProductId ?? '',
                    }),
                    onDone: {
                      target: 'applied',
                      description: 'Kupon jest dobry.',
                      actions: [
                        { type: 'sayCouponApplied', params: ({ event }) => event.output },
                        { type: 'keepDiscount', params: ({ event }) => event.output },
                      ],
                    },
                    onError: {
                      target: 'refused',
                      description: 'Kupon nie działa albo nie udało się go sprawdzić.',
                      actions: [
                        { type: 'refuseCoupon', params: ({ event }) => readFailure(event.error) },
                        { type: 'sayCouponRefused', params: ({ event }) => readFailure(event.error) },
                      ],
                    },
                  },
                },
                applied: {
                  description: 'Kupon obniżył cenę.',
                  tags: 'coupon-applied',
                  on: {
                    'coupon.remove': {
                      target: 'absent',
                      description: 'Usuwa kupon; wraca pełna cena.',
                      actions: ['removeCoupon', 'sayCouponRemoved'],
                    },
                  },
                },
                refused: {
                  description: 'Kupon odrzucony; kod został w polu, cena bez zmian.',
                  tags: 'coupon-refused',
                  on: {
                    'coupon.type': {
                      target: 'absent',
                      description: 'Poprawia kod kuponu.',
                      actions: { type: 'typeCode', params: ({ event }) => event.code },
                    },
                    'coupon.apply': {
                      guard: 'hasCode',
                      target: 'checking',
                      description: 'Stosuje ten sam kod jeszcze raz.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    ordering: {
      id: 'ordering',
      description: 'Sklep składa zamówienie; niczego nie można nacisnąć drugi raz.',
      tags: ['step-payment', 'form-open', 'locked', 'ordering'],
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => ({ ...orderContent(context), attempt: context.attempt }),
        onDone: [
          {
            guard: { type: 'isPriceAsShown', params: ({ event }) => event.output },
            target: 'redirecting',
            description: 'Zamówienie przyjęte za pokazaną cenę.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => event.output },
              { type: 'sayPlaced', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'repriced',
            description: 'Zamówienie przyjęte, ale cena zmieniła się w międzyczasie.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => event.output },
              { type: 'sayPlaced', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isCouponGone', params: ({ event }) => readFailure(event.error) },
            target: 'open.filling.form.failed',
            description: 'Kupon przestał działać: zostaje zdjęty, widać pełną cenę.',
            actions: [
              { type: 'refuseCoupon', params: ({ event }) => readFailure(event.error) },
              { type: 'keepFailure', params: ({ event }) => readFailure(event.error) },
              { type: 'sayRefused', params: ({ event }) => readFailure(event.error) },
            ],
          },
          {
            target: 'open.filling.form.failed',
            description: 'Zamówienia nie udało się złożyć.',
            actions: [
              { type: 'keepFailure', params: ({ event }) => readFailure(event.error) },
              { type: 'sayRefused', params: ({ event }) => readFailure(event.error) },
            ],
          },
        ],
      },
    },
    repriced: {
      description: 'Nowa kwota czeka na zgodę klientki; nikt jej nie przekierowuje.',
      tags: ['step-payment', 'form-open', 'locked', 'repriced'],
      on: {
        'payment.confirm': { target: 'redirecting', description: 'Zgadza się na nową kwotę.' },
        'order.revise': { target: 'open.filling', description: 'Wraca do formularza.' },
      },
    },
    redirecting: {
      description: 'Przeglądarka przechodzi na stronę płatności.',
      tags: ['step-payment', 'form-open', 'locked', 'redirecting'],
      entry: 'openPayment',
      initial: 'leaving',
      on: {
        'page.revive': {
          target: 'open.filling',
          description: 'Wraca przyciskiem wstecz: formularz znów można zmieniać, nic nie zamawia się samo.',
        },
      },
      states: {
        leaving: {
          description: 'Strona płatności się otwiera.',
          after: {
            redirectPatience: { target: 'slow', description: 'Po 5 sekundach strony nadal nie ma.' },
          },
        },
        slow: {
          description: 'Trwa to długo: widać odnośnik do płatności i powrót do formularza.',
          tags: 'redirect-slow',
          on: {
            'order.revise': { target: '#filling', description: 'Wraca do formularza.' },
          },
        },
      },
    },
  },
});
