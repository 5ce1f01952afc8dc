import { assign, emit, fromPromise, raise, setup, stateIn } from 'xstate';

/** An amount, the same type as the shop's own: a machine imports nothing of the shop. */
export type Grosze = number & { readonly unit: 'grosz' };

/** A product that the page sells: one card, or one option of the dropdown "Wybór usługi". */
export interface Variant {
  id: string;
  questionsCount: number;
  /** Names of the form fields that this variant shows. Other values are not sent. */
  fields: readonly string[];
}

/** A variant as sold by one specialist. */
export interface Offer {
  fairyProductId: string;
  fairyId: string;
  variantId: string;
  price: Grosze;
  questionsCount: number;
}

export type Provider = 'PAYU' | 'STRIPE';
/** The form's values by field name, as typed. */
export type Values = Readonly<Record<string, string>>;
/** Validation messages by field name. */
export type Problems = Readonly<Record<string, string>>;

/** Fields whose problem may be shown: they lost focus once, or a rejected submit named them. */
type Touched = Readonly<Record<string, true>>;

export interface PurchaseInput {
  variants: readonly Variant[];
  offers: readonly Offer[];
  /** On the predictions page (OP-6) a change of specialist keeps the number of questions, not the variant. */
  byQuestionCount: boolean;
  /** Preselects the variant with the fewest questions (OP-6, BH-5). */
  preselect: boolean;
  /** Names of the fields that are stored on the device (OF-4). */
  remembered: readonly string[];
  /** Names of the fields that nothing remembers but the tab: topic, questions, intention, whom a gift is for. */
  ownWords: readonly string[];
  /** What an earlier visit of this tab left unfinished. */
  draft?: Draft | undefined;
  /** What the form asks consent for; an order names the version of each text. */
  consents?: ConsentTexts | undefined;
}

/** What must not be written twice: kept in the tab until the order is paid. */
export interface Draft {
  /** Values of those fields by name. */
  values: Values;
  /** Questions that a change of variant took out of the form. */
  setAside: readonly string[];
  coupon: SpareCoupon | undefined;
}

/** A coupon that is in no field. With an offer it counts again as soon as that offer is chosen. */
export interface SpareCoupon {
  code: string;
  /** Whether it counted when a change of choice took it off; missing for one of an earlier visit. */
  wasApplied?: boolean | undefined;
  fairyProductId?: string | undefined;
}

/** Texts that a customer can agree to. */
interface ConsentTexts {
  agreed: { terms?: string };
  earlyStart: { version: string; label: string; hint: string; isRequired?: boolean };
}

/** Input of the port `createOrder`. The API must never make two orders for one `attempt`. */
export interface OrderDraft {
  fairyProductId: string;
  variantId: string;
  values: Values;
  consents?: ConsentTexts | undefined;
  couponCode: string | undefined;
  provider: Provider;
  attempt: number;
}

/** Output of the port `createOrder`; only `paymentLink` is required (AP-13). */
export interface PlacedOrder {
  paymentLink: string;
  orderId?: number | undefined;
  productName?: string | undefined;
  totalPrice?: Grosze | undefined;
}

/** Error of a port. `code` is one of ER-1, or the shop's own number for a coupon that is held; `isLost` means that the outcome of the call is unknown. */
export interface PortFailure {
  code: number;
  isLost: boolean;
}

/** What a coupon makes of the chosen offer's price. */
export interface CouponPrice {
  discountedPrice: Grosze;
  /** The lowest price of the thirty days before; shown beside a public reduction. */
  lowestPrice?: Grosze | undefined;
}

interface Attempt {
  number: number;
  content: string;
}

interface PurchaseContext extends PurchaseInput {
  variantId: string | undefined;
  fairyId: string | undefined;
  values: Values;
  tosChecked: boolean;
  problems: Problems;
  touched: Touched;
  /** Number of rejected submits. Each one moves the focus to the error summary. */
  rejections: number;
  couponCode: string;
  discountedPrice: Grosze | undefined;
  /** See CouponPrice. */
  lowestPrice: Grosze | undefined;
  /** Error code of the last refused coupon. */
  couponProblem: number | undefined;
  /** Offered, or applied again, while the coupon's field is empty. */
  spareCoupon: SpareCoupon | undefined;
  /** Questions that a change of variant took out of the form; the last ones first. */
  setAside: readonly string[];
  provider: Provider | undefined;
  /** Number of the attempt under way, or of the last one. */
  attempt: number;
  /** How many numbers were given. */
  attempts: number;
  /** Attempts whose outcome is unknown. Sending the content of one again must reuse its number (OF-6). */
  unconfirmed: readonly Attempt[];
  failure: number | undefined;
  order: PlacedOrder | undefined;
}

type PurchaseEvent =
  | { type: 'catalogue.receive'; variants: readonly Variant[]; offers: readonly Offer[] }
  | { type: 'address.read'; variantId: string | undefined; fairyId: string | undefined }
  | { type: 'variant.choose'; variantId: string }
  | { type: 'specialist.choose'; fairyId: string }
  | { type: 'specialist.clear' }
  | { type: 'field.change'; name: string; value: string; problems: Problems }
  | { type: 'field.leave'; name: string; problems: Problems }
  | { type: 'terms.set'; accepted: boolean; problems: Problems }
  | { type: 'customer.recall'; values: Values }
  | { type: 'customer.forget' }
  | { type: 'coupon.type'; code: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.remove' }
  | { type: 'coupon.reapply' }
  | { type: 'questions.restore'; problems: Problems }
  /** Raised by the machine itself: the offer that the coupon was meant for is no longer chosen. */
  | { type: 'coupon.drop'; code: string }
  /** Raised by the machine itself: the chosen offer has another price. */
  | { type: 'coupon.recheck' }
  | { type: 'provider.pick'; provider: Provider; problems: Problems }
  | { type: 'payment.confirm' }
  | { type: 'order.revise' }
  | { type: 'page.restore' };

type PurchaseEmitted =
  | { type: 'choice.changed'; variantId: string | undefined; fairyId: string | undefined }
  /** `lost` is undefined if the address has several wrong parts. */
  | { type: 'choice.unknown'; lost: LostChoice | undefined; fairyId: string | undefined }
  /** The choice no longer matches the address, though the visitor did not change it. */
  | { type: 'choice.mended'; variantId: string | undefined; fairyId: string | undefined }
  | { type: 'choice.withdrawn'; lost: LostChoice; fairyId: string | undefined }
  | { type: 'specialist.wished' }
  | { type: 'specialist.cleared' }
  | { type: 'specialist.dropped'; fairyId: string | undefined }
  | { type: 'form.revealed' }
  | { type: 'form.rejected' }
  | { type: 'customer.changed'; values: Values }
  | { type: 'customer.forgotten' }
  | { type: 'coupon.applied'; price: Grosze; discountedPrice: Grosze }
  | { type: 'coupon.refused'; code: number }
  | { type: 'coupon.removed'; price: Grosze }
  | { type: 'coupon.cleared'; code: string; wasApplied: boolean }
  | { type: 'coupon.awaited' }
  | { type: 'questions.restored' }
  | {
      type: 'order.placed';
      order: PlacedOrder;
      offer: Offer;
      price: Grosze;
      couponCode: string | undefined;
    }
  | { type: 'order.refused'; code: number; isCouponGone: boolean }
  /** She is back in the form: its prices may be older than the order's. */
  | { type: 'order.revised' }
  | { type: 'payment.opened'; paymentLink: string };

/** Part of a choice, or of an address, that the catalogue lacks: the specialist, her offer of the variant, or the variant. */
export type LostChoice = 'specialist' | 'offer' | 'variant';

/** @throws when the machine lacks what its state promises: never an order, a price or an address made of nothing */
function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new TypeError(`The purchase has no ${what}`);
  return value;
}

type Choice = Pick<PurchaseContext, 'variants' | 'offers' | 'byQuestionCount' | 'variantId' | 'fairyId'>;

/**
 * Finds a specialist's offer of the chosen variant. With `byQuestionCount` it falls back to her offer with the same
 * number of questions.
 */
export function offerBy(choice: Choice, fairyId: string | undefined): Offer | undefined {
  const hers = choice.offers.filter((offer) => offer.fairyId === fairyId);
  const chosen = chosenVariant(choice);
  return (
    hers.find((offer) => offer.variantId === choice.variantId) ??
    hers.find((offer) => choice.byQuestionCount && offer.questionsCount === chosen?.questionsCount)
  );
}

/** The chosen offer; `undefined` until both variant and specialist are chosen. */
export const chosenOffer = (choice: Choice) => offerBy(choice, choice.fairyId);

/** The offer of a choice that is complete: the form is open. */
const orderedOffer = (choice: Choice) => must(chosenOffer(choice), 'chosen offer');

/** The amount shown on the summary card: of an order that was placed, what it costs. */
export const shownPrice = (context: PurchaseContext) =>
  context.order?.totalPrice ?? context.discountedPrice ?? chosenOffer(context)?.price;

/** The chosen variant; `undefined` until one is chosen. */
export const chosenVariant = ({ variants, variantId }: Pick<Choice, 'variants' | 'variantId'>) =>
  variants.find(({ id }) => id === variantId);

/** The entries whose name passes a test. */
const pick = <T>(of: Readonly<Record<string, T>>, test: (name: string, value: T) => boolean | undefined) =>
  Object.fromEntries(Object.entries(of).filter((entry) => test(...entry)));

/** Empties fields: what was wrong with them, and that they were left, goes with their values. */
const emptied = (
  { values, problems, touched }: Pick<PurchaseContext, 'values' | 'problems' | 'touched'>,
  isKept: (name: string) => boolean,
) => ({
  values: pick(values, isKept),
  problems: pick(problems, isKept),
  touched: pick(touched, isKept),
});

/** The values of the fields that the chosen variant shows. */
const shownValues = (context: PurchaseContext): Values =>
  pick(context.values, (name) => chosenVariant(context)?.fields.includes(name));

const isBlank = (text: string) => text.trim() === '';
const isQuestion = (name: string) => name.startsWith('question');

/** The questions in the form, from the first to the last. */
const writtenQuestions = ({ ownWords, values }: Pick<PurchaseContext, 'ownWords' | 'values'>): string[] =>
  ownWords.filter(isQuestion).flatMap((name) => {
    const text = values[name];
    return text === undefined || isBlank(text) ? [] : [text];
  });

/** Names of the question fields that a variant shows. */
const questionFields = ({ fields }: Variant) => fields.filter(isQuestion);

/**
 * The form's values with the questions that a change of variant took out, as many as it has fields for; `undefined`
 * where there are none, or a question is written.
 */
export function restoredValues(context: PurchaseContext): Values | undefined {
  const variant = chosenVariant(context);
  if (!variant || writtenQuestions(context).length > 0) return undefined;
  const restored = questionFields(variant).flatMap((name, at) => {
    const text = context.setAside[at];
    return text === undefined ? [] : [[name, text] as const];
  });
  return restored.length > 0 ? { ...context.values, ...Object.fromEntries(restored) } : undefined;
}

/** Error codes of a coupon that would be refused again if it were applied again: gone, or held by unpaid orders for an hour. */
const GONE_COUPON: readonly (number | undefined)[] = [102, 103, 104, 1103];
const isGone = (code: number | undefined) => GONE_COUPON.includes(code);

/** The code that can be applied again by one press, as long as no other one is typed. */
export const offeredCode = ({
  couponCode,
  spareCoupon,
}: Pick<PurchaseContext, 'couponCode' | 'spareCoupon'>) =>
  isBlank(couponCode) ? spareCoupon?.code : undefined;

/** What the tab keeps of a purchase until it is paid. */
export function draftOf(context: PurchaseContext): Draft {
  const { values, ownWords, setAside, spareCoupon, couponProblem } = context;
  const code = context.couponCode.trim();
  const fairyProductId = appliedCode(context) && chosenOffer(context)?.fairyProductId;
  const typed = isGone(couponProblem) ? undefined : { code, fairyProductId };
  return {
    values: pick(values, (name, text) => ownWords.includes(name) && !isBlank(text)),
    setAside,
    coupon: code === '' ? spareCoupon : typed,
  };
}

const appliedCode = (context: PurchaseContext) =>
  context.discountedPrice === undefined ? undefined : context.couponCode.trim();

/** The order draft without its attempt number. */
const orderContent = (context: PurchaseContext): Omit<OrderDraft, 'attempt'> => ({
  fairyProductId: orderedOffer(context).fairyProductId,
  variantId: must(context.variantId, 'chosen variant'),
  values: shownValues(context),
  consents: context.consents,
  couponCode: appliedCode(context),
  provider: must(context.provider, 'way to pay'),
});

/** Serialises the order's content to compare attempts; the sequence of typing does not matter. */
const contentOf = (context: PurchaseContext) => {
  const { values, ...choice } = orderContent(context);
  return JSON.stringify([choice, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]);
};

/** The attempt of the same content whose outcome is unknown. */
const lostAttempt = (context: PurchaseContext) =>
  context.unconfirmed.find(({ content }) => content === contentOf(context));

/** The attempts whose outcome is unknown but for the one that was answered now. */
const otherAttempts = ({ attempt, unconfirmed }: PurchaseContext) =>
  unconfirmed.filter(({ number }) => number !== attempt);

const isFailure = (error: unknown): error is PortFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'isLost' in error;

/** Reads a port's error. Anything but a PortFailure counts as a generic server error with a known outcome. */
const readFailure = (error: unknown): PortFailure =>
  isFailure(error) ? error : { code: 500, isLost: false };

/** The preselected variant, if any; with a chosen specialist, one that she sells. */
function preselected(
  { preselect, variants, offers }: Pick<PurchaseInput, 'preselect' | 'variants' | 'offers'>,
  fairyId: string | undefined,
) {
  const hers = variants.filter(({ id }) =>
    offers.some((offer) => offer.fairyId === fairyId && offer.variantId === id),
  );
  const some = hers.length > 0 ? hers : variants;
  return preselect ? [...some].sort((a, b) => a.questionsCount - b.questionsCount)[0]?.id : undefined;
}

const isOnOffer = ({ offers }: Pick<Choice, 'offers'>, fairyId: string | undefined) =>
  offers.some((offer) => offer.fairyId === fairyId);

/** The choice without what the catalogue does not contain; as it is before the catalogue has loaded. */
function settledChoice(context: PurchaseContext): Pick<PurchaseContext, 'variantId' | 'fairyId'> {
  const { variants, fairyId } = context;
  if (variants.length === 0) return { variantId: context.variantId, fairyId };
  const variantId = chosenVariant(context)?.id ?? preselected(context, fairyId);
  if (variantId === undefined)
    return { variantId, fairyId: isOnOffer(context, fairyId) ? fairyId : undefined };
  const offer = offerBy({ ...context, variantId }, fairyId);
  return { variantId: offer?.variantId ?? variantId, fairyId: offer?.fairyId };
}

/** Part of the current choice that a reloaded catalogue lacks. */
function lostChoice(
  context: PurchaseContext,
  update: Pick<PurchaseInput, 'variants' | 'offers'>,
): LostChoice | undefined {
  const next = { ...context, ...update };
  if (update.variants.length === 0) return undefined;
  if (isOnOffer(context, context.fairyId) && settledChoice(next).fairyId === undefined)
    return isOnOffer(next, context.fairyId) ? 'offer' : 'specialist';
  return chosenVariant(context) && !chosenVariant(next) ? 'variant' : undefined;
}

/** What the address names and the catalogue has not; `undefined` for more than one part. */
function unknownPart(context: PurchaseContext): LostChoice | undefined {
  const isVariantGone = context.variantId !== undefined && chosenVariant(context) === undefined;
  if (settledChoice(context).fairyId === context.fairyId) return 'variant';
  if (isOnOffer(context, context.fairyId)) return 'offer';
  return isVariantGone ? undefined : 'specialist';
}

/** A port that nobody has provided. */
const unconnected = (port: string) => () => Promise.reject(new Error(`The port ${port} is not connected`));

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;
const touch = (touched: Touched, names: readonly string[]): Touched => ({
  ...touched,
  ...Object.fromEntries(names.map((name) => [name, true as const])),
});

/** A coupon's code leaves its field. */
const couponEmptied = (context: PurchaseContext) => ({
  ...NO_COUPON,
  ...emptied(context, (name) => name !== 'couponCode'),
});

/** The problems without the coupon's: every change of the coupon's state clears its problem. */
const withoutCoupon = ({ problems }: Pick<PurchaseContext, 'problems'>): Problems =>
  pick(problems, (name) => name !== 'couponCode');

const NO_PRICE = { discountedPrice: undefined, lowestPrice: undefined } as const;
const NO_COUPON = { ...NO_PRICE, couponCode: '', couponProblem: undefined } as const;

/** What a page that opens this file alone starts the machine with: callers must give their own, and builds drop this. */
const SAMPLE: PurchaseInput = {
  variants: [{ id: 'tarot', questionsCount: 1, fields: ['firstName', 'email'] }],
  offers: [
    {
      fairyProductId: 'jagna-tarot',
      fairyId: 'jagna',
      variantId: 'tarot',
      price: 42_99 as Grosze,
      questionsCount: 1,
    },
  ],
  byQuestionCount: false,
  preselect: false,
  remembered: ['firstName', 'email'],
  ownWords: [],
};

/**
 * State machine of a purchase: variant, specialist, form, coupon, provider, redirect (OP-1 to OP-10, OF-1 to OF-9).
 *
 * Screens read tags and the selectors above; side effects are emitted events. It does not depend on React, the
 * network or the address: `src/flows/purchase/purchase-ports.ts` provides the ports.
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
      | 'coupon-checking';
  },
  actors: {
    /** Port, provided by `src/flows/purchase/purchase-ports.ts`: POST /order. */
    createOrder: fromPromise<PlacedOrder, OrderDraft>(unconnected('createOrder')),
    /** Port, provided by `src/flows/purchase/purchase-ports.ts`: POST /coupon/apply; returns the discounted price. */
    applyCoupon: fromPromise<CouponPrice, { code: string; fairyProductId: string }>(
      unconnected('applyCoupon'),
    ),
  },
  delays: { redirectTimeout: 5_000 },
  guards: {
    /** A part of the choice is not in the catalogue. */
    isChoiceUnknown: ({ context }) => {
      const known = settledChoice(context);
      return (
        (context.variantId !== undefined &&
          chosenVariant(context) === undefined &&
          context.variants.length > 0) ||
        (context.fairyId !== undefined && known.fairyId === undefined)
      );
    },
    settlesOnOffer: ({ context }) => chosenOffer({ ...context, ...settledChoice(context) }) !== undefined,
    settlesOnVariant: ({ context }) => chosenVariant({ ...context, ...settledChoice(context) }) !== undefined,
    settlesOnSpecialist: ({ context }) => settledChoice(context).fairyId !== undefined,
    /** She sells something on this page. */
    sellsAnything: ({ context }, fairyId: string) => isOnOffer(context, fairyId),
    withdrawsChoice: ({ context }, update: Pick<PurchaseInput, 'variants' | 'offers'>) =>
      lostChoice(context, update) !== undefined,
    isKnownVariant: ({ context }, variantId: string) => context.variants.some(({ id }) => id === variantId),
    sellsVariant: ({ context }, variantId: string) =>
      context.offers.some((offer) => offer.fairyId === context.fairyId && offer.variantId === variantId),
    canServe: ({ context }, fairyId: string) => offerBy(context, fairyId) !== undefined,
    isSameSpecialist: ({ context }, fairyId: string) => context.fairyId === fairyId,
    isSameVariant: ({ context }, variantId: string) => context.variantId === variantId,
    leavesOfferUnchanged: ({ context }, update: Pick<PurchaseInput, 'variants' | 'offers'>) => {
      const knows = (variants: readonly Variant[]) => variants.some(({ id }) => id === context.variantId);
      const before = chosenOffer(context);
      const after = chosenOffer({ ...context, ...update });
      const variantStays =
        context.variantId === undefined
          ? preselected({ ...context, ...update }, undefined) === undefined &&
            isOnOffer(context, context.fairyId) === isOnOffer(update, context.fairyId)
          : knows(context.variants) && knows(update.variants);
      return (
        variantStays && before?.fairyProductId === after?.fairyProductId && before?.price === after?.price
      );
    },
    /** The chosen offer stays, at another price. */
    repricesOffer: ({ context }, update: Pick<PurchaseInput, 'variants' | 'offers'>) => {
      const next = { ...context, ...update };
      const before = chosenOffer(context);
      return (
        before !== undefined &&
        chosenVariant(next) !== undefined &&
        before.fairyProductId === chosenOffer(next)?.fairyProductId
      );
    },
    isAnotherChoice: ({ context }, address: { variantId: string | undefined; fairyId: string | undefined }) =>
      context.variantId !== (address.variantId ?? preselected(context, address.fairyId)) ||
      context.fairyId !== address.fairyId,
    isComplete: (_, problems: Problems) => isEmpty(problems),
    hasNoProblems: ({ context }) => isEmpty(context.problems),
    isCouponChecking: stateIn('#couponChecking'),
    isCode: (_, code: string) => !isBlank(code),
    hasCode: ({ context }) => !isBlank(context.couponCode),
    /** The same order again, of which nobody knows whether it was made. */
    repeatsAttempt: ({ context }, { provider, problems }: { provider: Provider; problems: Problems }) =>
      isEmpty(problems) && lostAttempt({ ...context, provider }) !== undefined,
    isPriceAsShown: ({ context }, order: PlacedOrder) =>
      order.totalPrice === undefined || order.totalPrice === shownPrice(context),
    isCouponGone: ({ context }, failure: PortFailure) =>
      appliedCode(context) !== undefined && isGone(failure.code),
    hasAppliedCoupon: ({ context }) => appliedCode(context) !== undefined,
    hasSpareCoupon: ({ context }) => offeredCode(context) !== undefined,
    /** The coupon of an earlier visit, and what it was applied to is chosen again. */
    isCouponDue: ({ context: { couponCode, spareCoupon, ...choice } }) =>
      isBlank(couponCode) &&
      spareCoupon?.fairyProductId !== undefined &&
      spareCoupon.fairyProductId === chosenOffer(choice)?.fairyProductId,
    hasSetAside: ({ context }) => restoredValues(context) !== undefined,
  },
  actions: {
    assignCatalogue: assign((_, update: Pick<PurchaseInput, 'variants' | 'offers'>) => update),
    assignVariant: assign(({ context }, variantId: string) => ({
      variantId,
      setAside: [...new Set([...writtenQuestions(context), ...context.setAside])],
      ...emptied(context, (name) => !isQuestion(name)),
    })),
    restoreQuestions: assign(({ context }, problems: Problems) => ({
      values: must(restoredValues(context), 'questions that were taken out'),
      setAside: context.setAside.slice(questionFields(must(chosenVariant(context), 'chosen variant')).length),
      problems,
    })),
    emitQuestionsRestored: emit({ type: 'questions.restored' }),
    assignSpecialist: assign(({ context }, fairyId: string) => ({
      fairyId,
      variantId: offerBy(context, fairyId)?.variantId,
    })),
    assignWish: assign((_, fairyId: string) => ({ fairyId })),
    emitSpecialistWished: emit({ type: 'specialist.wished' }),
    emitSpecialistCleared: emit({ type: 'specialist.cleared' }),
    clearSpecialist: assign({ fairyId: undefined }),
    emitSpecialistDropped: emit(({ context }) => ({ type: 'specialist.dropped', fairyId: context.fairyId })),
    emitChoiceChanged: emit(({ context }) => ({
      type: 'choice.changed',
      variantId: context.variantId,
      fairyId: context.fairyId,
    })),
    emitChoiceUnknown: emit(({ context }) => ({
      type: 'choice.unknown',
      lost: unknownPart(context),
      fairyId: context.fairyId,
    })),
    emitChoiceMended: emit(({ context }) => ({
      type: 'choice.mended',
      variantId: context.variantId,
      fairyId: context.fairyId,
    })),
    emitChoiceWithdrawn: emit(({ context }, update: Pick<PurchaseInput, 'variants' | 'offers'>) => ({
      type: 'choice.withdrawn',
      lost: must(lostChoice(context, update), 'choice that is lost'),
      fairyId: context.fairyId,
    })),
    settleChoice: assign(({ context }) => settledChoice(context)),
    assignAddress: assign((_, address: { variantId: string | undefined; fairyId: string | undefined }) => ({
      variantId: address.variantId,
      fairyId: address.fairyId,
    })),
    emitFormRevealed: emit({ type: 'form.revealed' }),
    assignField: assign(({ context }, field: { name: string; value: string; problems: Problems }) => ({
      values: { ...context.values, [field.name]: field.value },
      problems: field.problems,
    })),
    markTouched: assign(({ context }, field: { name: string; problems: Problems }) => ({
      touched: touch(context.touched, [field.name]),
      problems: field.problems,
    })),
    assignTerms: assign(({ context }, terms: { accepted: boolean; problems: Problems }) => ({
      tosChecked: terms.accepted,
      problems: terms.problems,
      touched: touch(context.touched, ['tosChecked']),
    })),
    prefillCustomer: assign(({ context }, values: Values) => ({
      values: {
        ...context.values,
        ...pick(values, (name) => context.remembered.includes(name) && !context.values[name]),
      },
    })),
    clearCustomer: assign(({ context }) => ({
      values: pick(context.values, (name) => !context.remembered.includes(name)),
      problems: {},
      touched: {},
    })),
    emitCustomerForgotten: emit({ type: 'customer.forgotten' }),
    emitCustomerChanged: emit(({ context }) => ({
      type: 'customer.changed',
      values: pick(context.values, (name) => context.remembered.includes(name)),
    })),
    rejectForm: assign(({ context }, problems: Problems) => ({
      problems,
      touched: touch(context.touched, Object.keys(problems)),
      rejections: context.rejections + 1,
    })),
    emitFormRejected: emit({ type: 'form.rejected' }),
    assignCouponCode: assign(({ context }, code: string) => ({
      ...NO_COUPON,
      couponCode: code,
      problems: withoutCoupon(context),
    })),
    /** Raised with the current code, since the next step may bring another one. */
    dropCoupon: raise(({ context }) => ({ type: 'coupon.drop', code: context.couponCode })),
    recheckCoupon: raise({ type: 'coupon.recheck' }),
    /** What the coupon takes off may be what has changed. */
    clearDiscount: assign(NO_PRICE),
    emitCouponCleared: emit(({ context }) => ({
      type: 'coupon.cleared',
      code: context.couponCode.trim(),
      wasApplied: context.discountedPrice !== undefined,
    })),
    setCouponAside: assign(({ context }) => ({
      spareCoupon: isGone(context.couponProblem)
        ? undefined
        : { code: context.couponCode.trim(), wasApplied: context.discountedPrice !== undefined },
    })),
    takeSpareCoupon: assign(({ context }) => ({
      couponCode: must(offeredCode(context), 'coupon that was taken off'),
      spareCoupon: undefined,
    })),
    removeCoupon: assign(({ context }) => couponEmptied(context)),
    emitCouponRemoved: emit(({ context }) => ({
      type: 'coupon.removed',
      price: orderedOffer(context).price,
    })),
    emitCouponAwaited: emit({ type: 'coupon.awaited' }),
    assignDiscount: assign(({ context }, { discountedPrice, lowestPrice }: CouponPrice) => ({
      discountedPrice,
      lowestPrice,
      couponProblem: undefined,
      spareCoupon: undefined,
      problems: withoutCoupon(context),
    })),
    emitCouponApplied: emit(({ context }, { discountedPrice }: CouponPrice) => ({
      type: 'coupon.applied',
      price: orderedOffer(context).price,
      discountedPrice,
    })),
    assignCouponRefusal: assign(({ context }, failure: PortFailure) => ({
      ...NO_PRICE,
      couponProblem: failure.code,
      problems: withoutCoupon(context),
    })),
    emitCouponRefused: emit((_, failure: PortFailure) => ({ type: 'coupon.refused', code: failure.code })),
    beginOrder: assign((_, provider: Provider) => ({
      provider,
      problems: {},
      failure: undefined,
    })),
    countAttempt: assign(({ context }) => ({
      attempt: context.attempts + 1,
      attempts: context.attempts + 1,
    })),
    takeAttempt: assign(({ context }) => ({ attempt: must(lostAttempt(context), 'lost attempt').number })),
    assignOrder: assign(({ context }, order: PlacedOrder) => ({
      order,
      unconfirmed: otherAttempts(context),
    })),
    emitOrderPlaced: emit(({ context }, order: PlacedOrder) => ({
      type: 'order.placed',
      order,
      offer: orderedOffer(context),
      price: must(shownPrice(context), 'price'),
      couponCode: appliedCode(context),
    })),
    assignFailure: assign(({ context }, failure: PortFailure) => ({
      failure: failure.code,
      unconfirmed: failure.isLost
        ? [...otherAttempts(context), { number: context.attempt, content: contentOf(context) }]
        : otherAttempts(context),
    })),
    emitOrderRefused: emit((_, failure: PortFailure) => ({
      type: 'order.refused',
      code: failure.code,
      isCouponGone: false,
    })),
    emitCouponGone: emit((_, failure: PortFailure) => ({
      type: 'order.refused',
      code: failure.code,
      isCouponGone: true,
    })),
    /** Back in the form the price is that of the choice again. */
    dropOrder: assign({ order: undefined }),
    emitOrderRevised: emit({ type: 'order.revised' }),
    emitPaymentOpened: emit(({ context }) => ({
      type: 'payment.opened',
      paymentLink: must(context.order, 'placed order').paymentLink,
    })),
  },
}).createMachine({
  id: 'purchase',
  description: 'Zamówienie odczytu: od wyboru wariantu do strony płatności.',
  context: ({ input = SAMPLE }) => ({
    ...input,
    variantId: preselected(input, undefined),
    fairyId: undefined,
    values: input.draft?.values ?? {},
    tosChecked: false,
    problems: {},
    touched: {},
    rejections: 0,
    ...NO_COUPON,
    spareCoupon: input.draft?.coupon,
    setAside: input.draft?.setAside ?? [],
    provider: undefined,
    attempt: 0,
    attempts: 0,
    unconfirmed: [],
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
      actions: { type: 'prefillCustomer', params: ({ event }) => event.values },
    },
  },
  states: {
    open: {
      description: 'Wszystko można jeszcze zmienić.',
      initial: 'settling',
      on: {
        'catalogue.receive': [
          {
            guard: { type: 'leavesOfferUnchanged', params: ({ event }) => event },
            description: 'Świeża lista niczego nie zmienia w wyborze.',
            actions: {
              type: 'assignCatalogue',
              params: ({ event }) => ({ variants: event.variants, offers: event.offers }),
            },
          },
          {
            guard: { type: 'withdrawsChoice', params: ({ event }) => event },
            target: '.settling',
            description:
              'Na świeżej liście nie ma już tej wróżki, jej oferty albo wariantu: sklep mówi, czego, i prowadzi do kroku, który jest otwarty.',
            actions: [
              'dropCoupon',
              { type: 'emitChoiceWithdrawn', params: ({ event }) => event },
              {
                type: 'assignCatalogue',
                params: ({ event }) => ({ variants: event.variants, offers: event.offers }),
              },
              'settleChoice',
              'emitChoiceMended',
            ],
          },
          {
            guard: { type: 'repricesOffer', params: ({ event }) => event },
            description: 'Na świeżej liście wybór ma inną cenę: widać nową, a kupon jest sprawdzany od nowa.',
            actions: [
              {
                type: 'assignCatalogue',
                params: ({ event }) => ({ variants: event.variants, offers: event.offers }),
              },
              'recheckCoupon',
            ],
          },
          {
            target: '.settling',
            description:
              'Na świeżej liście wybór dopiero się znalazł albo jest inną ofertą: kupon przepada, krok ustala się od nowa.',
            actions: [
              'dropCoupon',
              {
                type: 'assignCatalogue',
                params: ({ event }) => ({ variants: event.variants, offers: event.offers }),
              },
            ],
          },
        ],
        'address.read': {
          guard: { type: 'isAnotherChoice', params: ({ event }) => event },
          target: '.settling',
          description: 'Adres strony wskazuje inny wybór (wstecz, odświeżenie, przysłany link).',
          actions: ['dropCoupon', { type: 'assignAddress', params: ({ event }) => event }],
        },
        'coupon.drop': {
          guard: { type: 'isCode', params: ({ event }) => event.code },
          description: 'Kupon wpisano dla innego wyboru: przepada, a sklep o tym mówi i go proponuje.',
          actions: ['emitCouponCleared', 'setCouponAside', 'removeCoupon'],
        },
      },
      states: {
        settling: {
          description: 'Ustalenie kroku z tego, co już wybrano.',
          always: [
            {
              guard: 'isChoiceUnknown',
              target: 'settling',
              description: 'Czegoś z wyboru nie ma na liście: sklep o tym mówi i tego nie pamięta.',
              actions: ['emitChoiceUnknown', 'settleChoice', 'emitChoiceMended'],
            },
            {
              guard: 'settlesOnOffer',
              target: 'filling',
              description: 'Wariant i wróżka są znane.',
              actions: 'settleChoice',
            },
            {
              guard: 'settlesOnVariant',
              target: 'choosingSpecialist',
              description: 'Znany jest tylko wariant.',
              actions: 'settleChoice',
            },
            {
              guard: 'settlesOnSpecialist',
              target: 'choosingHers',
              description: 'Znana jest tylko wróżka.',
              actions: 'settleChoice',
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
              actions: [
                { type: 'assignVariant', params: ({ event }) => event.variantId },
                'emitChoiceChanged',
              ],
            },
            'specialist.choose': {
              guard: { type: 'sellsAnything', params: ({ event }) => event.fairyId },
              target: 'choosingHers',
              description: 'Zaczyna od wróżki: sklep ją pamięta i prowadzi do tego, co ona sprzedaje.',
              actions: [
                { type: 'assignWish', params: ({ event }) => event.fairyId },
                'emitChoiceChanged',
                'emitSpecialistWished',
              ],
            },
          },
        },
        choosingHers: {
          description: 'Klientka wybrała wróżkę i ogląda tylko jej warianty.',
          tags: 'step-variant',
          on: {
            'variant.choose': {
              guard: { type: 'sellsVariant', params: ({ event }) => event.variantId },
              target: 'filling',
              description: 'Wybiera wariant tej wróżki; strona przewija się do formularza.',
              actions: [
                { type: 'assignVariant', params: ({ event }) => event.variantId },
                'emitChoiceChanged',
                'emitFormRevealed',
              ],
            },
            'specialist.choose': [
              {
                guard: { type: 'isSameSpecialist', params: ({ event }) => event.fairyId },
                description: 'Wskazuje tę samą wróżkę: strona wraca do jej wariantów.',
                actions: 'emitSpecialistWished',
              },
              {
                guard: { type: 'sellsAnything', params: ({ event }) => event.fairyId },
                description: 'Wybiera inną wróżkę.',
                actions: [
                  { type: 'assignWish', params: ({ event }) => event.fairyId },
                  'emitChoiceChanged',
                  'emitSpecialistWished',
                ],
              },
            ],
            'specialist.clear': {
              target: 'choosingVariant',
              description: 'Rezygnuje z wróżki: widać znów wszystkie warianty, strona prowadzi do wróżek.',
              actions: ['clearSpecialist', 'emitChoiceChanged', 'emitSpecialistCleared'],
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
              actions: [
                { type: 'assignVariant', params: ({ event }) => event.variantId },
                'emitChoiceChanged',
              ],
            },
            'specialist.choose': {
              guard: { type: 'canServe', params: ({ event }) => event.fairyId },
              target: 'filling',
              description: 'Wybiera wróżkę; strona przewija się do formularza.',
              actions: [
                { type: 'assignSpecialist', params: ({ event }) => event.fairyId },
                'emitChoiceChanged',
                'emitFormRevealed',
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
                  'dropCoupon',
                  { type: 'assignVariant', params: ({ event }) => event.variantId },
                  'emitChoiceChanged',
                ],
              },
              {
                guard: { type: 'isKnownVariant', params: ({ event }) => event.variantId },
                target: 'choosingSpecialist',
                description: 'Zmienia wariant, którego ta wróżka nie przyjmuje: trzeba wybrać inną.',
                actions: [
                  'dropCoupon',
                  { type: 'assignVariant', params: ({ event }) => event.variantId },
                  'emitSpecialistDropped',
                  'clearSpecialist',
                  'emitChoiceChanged',
                ],
              },
            ],
            'specialist.choose': [
              {
                guard: { type: 'isSameSpecialist', params: ({ event }) => event.fairyId },
                description: 'Wskazuje tę samą wróżkę: strona wraca do formularza.',
                actions: 'emitFormRevealed',
              },
              {
                guard: { type: 'canServe', params: ({ event }) => event.fairyId },
                target: 'filling',
                reenter: true,
                description: 'Zmienia wróżkę: kupon przepada, wpisane dane zostają.',
                actions: [
                  'dropCoupon',
                  { type: 'assignSpecialist', params: ({ event }) => event.fairyId },
                  'emitChoiceChanged',
                  'emitFormRevealed',
                ],
              },
            ],
            'provider.pick': [
              {
                guard: 'isCouponChecking',
                description: 'Wybiera płatność, gdy kupon jest jeszcze sprawdzany: proszona jest o chwilę.',
                actions: 'emitCouponAwaited',
              },
              {
                guard: { type: 'repeatsAttempt', params: ({ event }) => event },
                target: '#ordering',
                description: 'Płaci jeszcze raz za to, czego odpowiedź zginęła: to wciąż ta sama próba.',
                actions: [
                  { type: 'beginOrder', params: ({ event }) => event.provider },
                  'takeAttempt',
                  'emitCustomerChanged',
                ],
              },
              {
                guard: { type: 'isComplete', params: ({ event }) => event.problems },
                target: '#ordering',
                description: 'Wybiera sposób płatności, a formularz jest poprawny.',
                actions: [
                  { type: 'beginOrder', params: ({ event }) => event.provider },
                  'countAttempt',
                  'emitCustomerChanged',
                ],
              },
              {
                // Both regions are entered again; the coupon is unchanged.
                target: ['.form.rejected', '.coupon.kept'],
                description:
                  'Wybiera sposób płatności, a w formularzu są błędy albo kod kuponu czeka na „Zastosuj”.',
                actions: [{ type: 'rejectForm', params: ({ event }) => event.problems }, 'emitFormRejected'],
              },
            ],
            'field.leave': {
              description: 'Wychodzi z pola: pole jest oceniane, dane zapamiętane na urządzeniu.',
              actions: [{ type: 'markTouched', params: ({ event }) => event }, 'emitCustomerChanged'],
            },
            'customer.forget': {
              description: 'Czyści zapamiętane dane.',
              actions: ['clearCustomer', 'emitCustomerForgotten'],
            },
          },
          states: {
            form: {
              description: 'Dane klientki.',
              initial: 'editing',
              on: {
                'field.change': {
                  description: 'Pisze w polu formularza.',
                  actions: { type: 'assignField', params: ({ event }) => event },
                },
                'terms.set': {
                  description: 'Zaznacza albo odznacza regulamin.',
                  actions: { type: 'assignTerms', params: ({ event }) => event },
                },
                'questions.restore': {
                  guard: 'hasSetAside',
                  description: 'Przywraca pytania, które zmiana pakietu zabrała z pól.',
                  actions: [
                    { type: 'restoreQuestions', params: ({ event }) => event.problems },
                    'emitQuestionsRestored',
                  ],
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
                  description: 'Sklep odmówił albo nie odpowiedział; dane zostały, można spróbować ponownie.',
                  tags: 'failed',
                },
              },
            },
            coupon: {
              description: 'Kupon rabatowy.',
              initial: 'absent',
              states: {
                kept: {
                  type: 'history',
                  description: 'Kupon, jaki był przed wysłaniem zamówienia.',
                },
                absent: {
                  description: 'Bez kuponu.',
                  always: {
                    guard: 'isCouponDue',
                    target: 'checking',
                    description: 'Kupon sprzed odświeżenia albo powrotu jest sprawdzany od nowa.',
                    actions: 'takeSpareCoupon',
                  },
                  on: {
                    'coupon.reapply': {
                      guard: 'hasSpareCoupon',
                      target: 'checking',
                      description: 'Stosuje jeszcze raz kupon, który przepadł ze zmianą wyboru.',
                      actions: 'takeSpareCoupon',
                    },
                    'coupon.type': {
                      description: 'Wpisuje kod kuponu.',
                      actions: { type: 'assignCouponCode', params: ({ event }) => event.code },
                    },
                    'coupon.apply': { guard: 'hasCode', target: 'checking', description: 'Stosuje kupon.' },
                  },
                },
                checking: {
                  id: 'couponChecking',
                  description: 'Sklep sprawdza kupon.',
                  tags: 'coupon-checking',
                  on: {
                    'coupon.recheck': {
                      target: 'checking',
                      reenter: true,
                      description: 'Cena się zmieniła: odpowiedź dla dawnej ceny już się nie liczy.',
                    },
                  },
                  invoke: {
                    id: 'applyCoupon',
                    src: 'applyCoupon',
                    input: ({ context }) => ({
                      code: context.couponCode.trim(),
                      fairyProductId: orderedOffer(context).fairyProductId,
                    }),
                    onDone: {
                      target: 'applied',
                      description: 'Kupon jest dobry, także gdy trzyma go własne nieopłacone zamówienie.',
                      actions: [
                        { type: 'emitCouponApplied', params: ({ event }) => event.output },
                        { type: 'assignDiscount', params: ({ event }) => event.output },
                      ],
                    },
                    onError: {
                      target: 'refused',
                      description: 'Kupon nie działa albo nie udało się go sprawdzić.',
                      actions: [
                        { type: 'assignCouponRefusal', params: ({ event }) => readFailure(event.error) },
                        { type: 'emitCouponRefused', params: ({ event }) => readFailure(event.error) },
                      ],
                    },
                  },
                },
                applied: {
                  description: 'Kupon obniżył cenę.',
                  on: {
                    'coupon.remove': {
                      target: 'absent',
                      description: 'Usuwa kupon; wraca pełna cena.',
                      actions: ['removeCoupon', 'emitCouponRemoved'],
                    },
                    'coupon.recheck': {
                      target: 'checking',
                      description: 'Cena się zmieniła: kupon jest sprawdzany od nowa.',
                      actions: 'clearDiscount',
                    },
                  },
                },
                refused: {
                  description: 'Kupon odrzucony; kod został w polu, cena bez zmian i można ją zapłacić.',
                  on: {
                    'coupon.type': {
                      target: 'absent',
                      description: 'Poprawia kod kuponu.',
                      actions: { type: 'assignCouponCode', params: ({ event }) => event.code },
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
              { type: 'assignOrder', params: ({ event }) => event.output },
              { type: 'emitOrderPlaced', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'repriced',
            description: 'Zamówienie przyjęte, ale cena zmieniła się w międzyczasie.',
            actions: [
              { type: 'assignOrder', params: ({ event }) => event.output },
              { type: 'emitOrderPlaced', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isCouponGone', params: ({ event }) => readFailure(event.error) },
            target: ['open.filling.form.failed', 'open.filling.coupon.refused'],
            description: 'Kupon przestał działać: zostaje zdjęty, widać pełną cenę.',
            actions: [
              { type: 'assignCouponRefusal', params: ({ event }) => readFailure(event.error) },
              { type: 'assignFailure', params: ({ event }) => readFailure(event.error) },
              { type: 'emitCouponGone', params: ({ event }) => readFailure(event.error) },
            ],
          },
          {
            target: ['open.filling.form.failed', 'open.filling.coupon.kept'],
            description: 'Sklep odmawia albo nie odpowiada.',
            actions: [
              { type: 'assignFailure', params: ({ event }) => readFailure(event.error) },
              { type: 'emitOrderRefused', params: ({ event }) => readFailure(event.error) },
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
        'order.revise': [
          {
            guard: 'hasAppliedCoupon',
            target: ['open.filling.form.editing', 'open.filling.coupon.checking'],
            description: 'Wraca do formularza; kupon i ceny są sprawdzane od nowa.',
            actions: ['clearDiscount', 'dropOrder', 'emitOrderRevised'],
          },
          {
            target: ['open.filling.form.editing', 'open.filling.coupon.kept'],
            description: 'Wraca do formularza, do którego przychodzi świeża lista cen.',
            actions: ['dropOrder', 'emitOrderRevised'],
          },
        ],
      },
    },
    redirecting: {
      description:
        'Przeglądarka przechodzi na stronę płatności, a gdy nie ma już za co płacić, na stronę zamówienia.',
      tags: ['step-payment', 'form-open', 'locked', 'redirecting'],
      entry: 'emitPaymentOpened',
      initial: 'leaving',
      on: {
        'page.restore': {
          target: ['open.filling.form.editing', 'open.filling.coupon.kept'],
          description: 'Wraca przyciskiem wstecz: formularz znów można zmieniać, nic nie zamawia się samo.',
          actions: ['dropOrder', 'emitOrderRevised'],
        },
      },
      states: {
        leaving: {
          description: 'Strona płatności się otwiera.',
          after: {
            redirectTimeout: { target: 'slow', description: 'Po 5 sekundach strony nadal nie ma.' },
          },
        },
        slow: {
          description: 'Trwa to długo: widać odnośnik do płatności i powrót do formularza.',
          tags: 'redirect-slow',
          on: {
            'order.revise': {
              target: ['#filling.form.editing', '#filling.coupon.kept'],
              description: 'Wraca do formularza.',
              actions: ['dropOrder', 'emitOrderRevised'],
            },
          },
        },
      },
    },
  },
});
