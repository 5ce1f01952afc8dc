import type { AnyMachineSnapshot, ContextFrom, EventFromLogic, EventObject } from 'xstate';
import { NOTHING } from '#domain/grosze.ts';
import {
  chosenOffer,
  chosenVariant,
  draftOf,
  offerBy,
  shownPrice,
  type CouponPrice,
  type PlacedOrder,
  type PortFailure,
  type Provider,
  type purchaseMachine,
} from '#machines/purchase.machine.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { couponCopy } from '#copy/purchase/coupon.ts';
import { orderFormCopy } from '#copy/purchase/order.ts';
import { wishCopy } from '#copy/purchase/wish.ts';
import { formatPrice } from '#copy/site/format.ts';
import {
  jagna,
  nameOf,
  rememberedCustomer,
  roza,
  sybilla,
  titleOf,
  wireCoupon,
  wireFairies,
  wireOrder,
} from '../sample-shop.ts';
import type { Steps } from '../walk.ts';
import { consentGiven, exactly, somewhere, starting, type CallEnd, type Ui } from './ui.ts';

type Context = ContextFrom<typeof purchaseMachine>;
type Event<Type extends string> = Extract<EventFromLogic<typeof purchaseMachine>, { type: Type }>;

const PROVIDER: Readonly<Record<Provider, string>> = { PAYU: 'Płatność online', STRIPE: 'Płatność kartą' };
const ORDER_FAILED = 'Nie udało się złożyć zamówienia. Spróbuj ponownie później.';
const COUPON_GONE = 'Kupon nie jest już dostępny';

const terms = starting('Akceptuję regulamin');
const couponField = exactly(couponCopy.label);
const couponFold = exactly(couponCopy.have);
const problemList = exactly('Popraw zaznaczone pola');

const contextOf = ({ context }: AnyMachineSnapshot): Context => context;

const isGoneFrom = (offers: Context['offers'], { id }: { id: string }) =>
  offers.every(({ fairyId }) => fairyId !== id);

/** Maps a port's failure to the API's response: none for a lost call, else an error body. */
const refusalOf = ({ code, isLost }: PortFailure): CallEnd =>
  isLost ? 'lost' : { status: code === 500 ? 500 : 409, body: { code, message: 'refused by the test' } };

/** End of the accessible name of a specialist's button: „Jagna, 42,99 zł”. */
const offerName = (context: Context, fairyId: string | undefined): string =>
  `${nameOf(fairyId)}, ${formatPrice(offerBy(context, fairyId)?.price ?? NOTHING)}`;

/** Accessible name of the button that chooses a specialist, chosen or not. */
const pickName = (context: Context, fairyId: string) =>
  context.variantId === undefined
    ? new RegExp(`^(Wybieram|Wybrano)${starting(`: ${nameOf(fairyId)}, od `).source.slice(1)}`)
    : new RegExp(`^(Wybieram|Wybrano)${exactly(`: ${offerName(context, fairyId)}`).source.slice(1)}`);

/** Chooses a variant: by its card, or on the predictions page in the dropdown. */
const chooseVariant = (ui: Ui, { byQuestionCount }: Context, variantId: string) =>
  byQuestionCount
    ? ui.choose(exactly('Wybór usługi'), starting(titleOf(variantId)))
    : ui.press('radio', starting(titleOf(variantId)));

/** On a phone the empty field is folded. */
async function unfoldCoupon(ui: Ui) {
  if (await ui.shows('textbox', couponField)) return;
  if (await ui.shows('button', couponFold)) await ui.press('button', couponFold);
}

const questionsOf = (context: Context) =>
  chosenVariant(context)?.fields.filter((name) => name.startsWith('question')) ?? [];

/** The label of a field that a walk types in. */
function labelOf(context: Context, name: string): RegExp {
  const asked = questionsOf(context);
  if (!asked.includes(name)) return exactly('Imię');
  return starting(orderFormCopy.question(asked.indexOf(name) + 1, asked.length));
}

/** Actions that trigger each event of the purchase: of the customer, the server or the clock. */
const purchaseEvents = (ui: Ui): Steps['events'] => {
  const read = <Type extends string>(event: EventObject) => event as unknown as Event<Type>;
  return {
    // The page opens, with the device's stored data.
    'xstate.init': (_, next) =>
      ui.open(contextOf(next).byQuestionCount ? '/wrozby' : '/tarot', {
        device: { ...consentGiven, customer: rememberedCustomer },
        tab: { 'order-draft': { '/tarot': draftOf(contextOf(next)) } },
      }),
    'customer.recall': async () => undefined,
    'variant.choose': (event, next) =>
      chooseVariant(ui, contextOf(next), read<'variant.choose'>(event).variantId),
    'specialist.choose': (event, next) =>
      ui.press('button', pickName(contextOf(next), read<'specialist.choose'>(event).fairyId)),
    'address.read': (event) => {
      const { variantId, fairyId } = read<'address.read'>(event);
      const search = new URLSearchParams({
        ...(variantId !== undefined && { wariant: variantId }),
        ...(fairyId !== undefined && { wrozka: fairyId }),
      });
      return ui.go(`/tarot?${search.toString()}`);
    },
    'catalogue.receive': async (event) => {
      const { offers } = read<'catalogue.receive'>(event);
      // The page asks once, at the first choice, maybe a moment from now; a second list can not come.
      if (ui.callsOf('GET /fairy') > 0 && !ui.holds('GET /fairy')) return;
      await ui.end('GET /fairy', { status: 200, body: wireFairies(offers) });
      for (const { name } of [jagna, sybilla, roza].filter((one) => isGoneFrom(offers, one)))
        await ui.hasNo('button', starting(`Wybieram: ${name}`));
    },
    'field.change': (event, next) => {
      const { name, value } = read<'field.change'>(event);
      return ui.fill(labelOf(contextOf(next), name), value);
    },
    'field.leave': () => ui.leave(exactly('Imię')),
    'terms.set': () => ui.press('checkbox', terms),
    'customer.forget': () => ui.press('button', exactly('Wyczyść zapamiętane dane')),
    'coupon.type': async (event) => {
      await unfoldCoupon(ui);
      await ui.fill(couponField, read<'coupon.type'>(event).code);
    },
    'coupon.apply': async () => {
      await unfoldCoupon(ui);
      await ui.press('button', exactly('Zastosuj'));
    },
    'specialist.clear': () => ui.press('button', exactly('Zmień wróżkę')),
    'coupon.reapply': (_, next) => ui.press('button', exactly(`Zastosuj ${contextOf(next).couponCode}`)),
    'questions.restore': () => ui.press('button', exactly('Przywróć pytania')),
    'coupon.remove': () => ui.press('button', exactly('Usuń kupon')),
    'provider.pick': (event) => ui.press('button', starting(PROVIDER[read<'provider.pick'>(event).provider])),
    'payment.confirm': () => ui.press('button', exactly('Przejdź do płatności')),
    'order.revise': () => ui.press('button', exactly('Wróć do formularza')),
    'page.restore': () => ui.restore(),
    'xstate.done.actor.applyCoupon': (event) =>
      ui.end('POST /coupon/apply', {
        status: 200,
        body: wireCoupon((event as unknown as { output: CouponPrice }).output),
      }),
    'xstate.error.actor.applyCoupon': (event) =>
      ui.end('POST /coupon/apply', refusalOf((event as unknown as { error: PortFailure }).error)),
    'xstate.done.actor.createOrder': (event) =>
      ui.end('POST /order', {
        status: 200,
        body: wireOrder((event as unknown as { output: PlacedOrder }).output),
      }),
    'xstate.error.actor.createOrder': (event) =>
      ui.end('POST /order', refusalOf((event as unknown as { error: PortFailure }).error)),
    'xstate.after.redirectTimeout.purchase.redirecting.leaving': () => ui.advance(5_000),
  };
};

/** Checks that recognise each state of the purchase on the screen. */
const purchaseStates = (ui: Ui): Steps['states'] => {
  const formIsOpen = async (context: Context) => {
    await ui.has('button', exactly(`Wybrano: ${offerName(context, context.fairyId)}`));
    await ui.has('textbox', exactly('Imię'), { value: context.values.firstName ?? '' });
    for (const name of questionsOf(context)) {
      await ui.has('textbox', labelOf(context, name), { value: context.values[name] ?? '' });
    }
    await ui.has('checkbox', terms, { checked: context.tosChecked });
  };
  const nobodyIsChosen = () => ui.hasNo('button', /^Wybrano: /);
  const formIsShut = () => ui.hasNo('textbox', exactly('Imię'));
  const amountIs = (context: Context) => {
    const full = formatPrice(chosenOffer(context)?.price ?? NOTHING);
    const now = formatPrice(shownPrice(context) ?? NOTHING);
    // The price of a placed order stands alone: no coupon has reduced it.
    const isReduced = full !== now && shownPrice(context) === context.discountedPrice;
    return ui.reads(
      somewhere(`Do zapłaty ${isReduced ? `Poprzednia cena: ${full} Nowa cena: ${now}` : now}`),
    );
  };
  const couponIs = async (context: Context, button: string, disabled: boolean) => {
    // First what no fold hides: by then the fold is drawn, too.
    await amountIs(context);
    await unfoldCoupon(ui);
    await ui.has('textbox', couponField, { value: context.couponCode });
    await ui.has('button', exactly(button), { disabled });
  };
  const form = 'purchase.open.filling.form';
  const coupon = 'purchase.open.filling.coupon';
  return {
    'purchase.open.choosingVariant': async () => {
      await ui.has('button', /^Wybieram: .+, od\s/);
      await nobodyIsChosen();
      await formIsShut();
    },
    'purchase.open.choosingHers': async (snapshot) => {
      const { offers, fairyId } = contextOf(snapshot);
      const name = nameOf(fairyId);
      await ui.has('heading', somewhere(wishCopy.title(name, 'TAROT')));
      await ui.has('button', starting(`Wybrano: ${name}, od `));
      for (const { variantId } of offers.filter((offer) => offer.fairyId === fairyId)) {
        await ui.has('radio', starting(titleOf(variantId)), { checked: false });
      }
      await formIsShut();
    },
    'purchase.open.choosingSpecialist': async (snapshot) => {
      await ui.has(
        'button',
        exactly(`Wybieram: ${offerName(contextOf(snapshot), firstSeller(contextOf(snapshot)))}`),
      );
      await nobodyIsChosen();
      await formIsShut();
    },
    [`${form}.editing`]: async (snapshot) => {
      await formIsOpen(contextOf(snapshot));
      await ui.hasNo('group', problemList);
      await ui.readsNo(somewhere(ORDER_FAILED));
    },
    [`${form}.rejected`]: async (snapshot) => {
      await formIsOpen(contextOf(snapshot));
      await ui.has('group', problemList);
      for (const problem of Object.values(visibleProblems(contextOf(snapshot)))) {
        await ui.has('link', exactly(problem));
      }
    },
    [`${form}.failed`]: async (snapshot) => {
      await formIsOpen(contextOf(snapshot));
      await ui.reads(somewhere('Coś poszło nie tak!'));
      await ui.reads(somewhere(contextOf(snapshot).failure === 103 ? COUPON_GONE : ORDER_FAILED));
    },
    [`${coupon}.absent`]: (snapshot) =>
      couponIs(contextOf(snapshot), 'Zastosuj', contextOf(snapshot).couponCode === ''),
    couponChecking: async (snapshot) => {
      await ui.reads(somewhere('Sprawdzam...'));
      await couponIs(contextOf(snapshot), 'Zastosuj', true);
    },
    [`${coupon}.applied`]: (snapshot) => couponIs(contextOf(snapshot), 'Usuń kupon', false),
    [`${coupon}.refused`]: async (snapshot) => {
      await ui.reads(somewhere(COUPON_GONE));
      await couponIs(contextOf(snapshot), 'Zastosuj', false);
    },
    ordering: async (snapshot) => {
      const { provider } = contextOf(snapshot);
      await ui.has('button', exactly('Ładowanie...'));
      await ui.has('button', starting(PROVIDER[provider === 'PAYU' ? 'STRIPE' : 'PAYU']), { disabled: true });
      await amountIs(contextOf(snapshot));
    },
    'purchase.repriced': async (snapshot) => {
      const { order } = contextOf(snapshot);
      await ui.reads(
        somewhere(`Cena się zmieniła. Do zapłaty ${formatPrice(order?.totalPrice ?? NOTHING)}.`),
      );
      await ui.has('button', exactly('Przejdź do płatności'));
      await ui.readsNo(
        somewhere(`Do zapłaty ${formatPrice(chosenOffer(contextOf(snapshot))?.price ?? NOTHING)}`),
      );
    },
    'purchase.redirecting.leaving': async (snapshot) => {
      await ui.reads(somewhere('Za chwilę przejdziesz na stronę płatności.'));
      await amountIs(contextOf(snapshot));
    },
    'purchase.redirecting.slow': async (snapshot) => {
      await ui.reads(somewhere('Trwa to dłużej niż zwykle.'));
      await amountIs(contextOf(snapshot));
      await ui.has('link', exactly('Przejdź do płatności'));
    },
  };
};

/** The first specialist who sells the chosen variant. */
const firstSeller = (context: Context) =>
  context.offers.find(({ variantId }) => variantId === chosenVariant(context)?.id)?.fairyId;

/** Test steps of the purchase. */
export const purchaseSteps = (ui: Ui): Steps => ({
  events: purchaseEvents(ui),
  states: purchaseStates(ui),
  // A price for a former choice: if it were applied, the amount would show it.
  late: {
    applyCoupon: () => ui.endLate('POST /coupon/apply', { status: 200, body: { discountedPrice: 0.01 } }),
  },
});
