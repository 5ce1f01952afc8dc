import { expect } from 'vitest';
import type { AnyMachineSnapshot, ContextFrom, EventFromLogic, EventObject } from 'xstate';
import { NOTHING } from '#domain/grosze.ts';
import {
  chosenOffer,
  chosenVariant,
  offerBy,
  shownPrice,
  type CouponPrice,
  type PlacedOrder,
  type PortFailure,
  type purchaseMachine,
} from '#machines/purchase.machine.ts';
import { formatPrice } from '#copy/site/format.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { validationCopy } from '#copy/purchase/validation.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { PAYMENT_LINK } from '#tools/model/models/purchase-happenings.ts';
import { nameOf, titleOf, wireCoupon, wireOrder } from '#tools/model/sample-shop.ts';
import type { CallEnd, HeldCall } from '#tools/model/steps/ui.ts';
import type { Steps } from '#tools/model/walk.ts';
import { spaced, type PlainVisit } from './plain-visit.ts';

type Context = ContextFrom<typeof purchaseMachine>;
type Event<Type extends string> = Extract<EventFromLogic<typeof purchaseMachine>, { type: Type }>;

const read = <Type extends string>(event: EventObject) => event as unknown as Event<Type>;
const contextOf = ({ context }: AnyMachineSnapshot): Context => context;

/** Maps a port's failure to the API's response. */
const refusalOf = ({ code, isLost }: PortFailure): CallEnd =>
  isLost ? 'lost' : { status: code === 500 ? 500 : 409, body: { code, message: 'refused by the test' } };

const failureOf = (event: EventObject) => refusalOf((event as unknown as { error: PortFailure }).error);
const outputOf = (event: EventObject) => (event as unknown as { output: CouponPrice & PlacedOrder }).output;

/** How each event of the purchase comes about in a browser without scripts. */
const plainEvents = (visit: PlainVisit): Steps['events'] => {
  const { browser, network } = visit;
  return {
    'xstate.init': async (_, next) => {
      const { byQuestionCount, offers } = contextOf(next);
      network.offers = offers;
      await visit.open(byQuestionCount ? '/zamow/wrozby' : '/zamow/tarot');
    },
    // A device without scripts remembers nothing: the customer types it, once the form is there.
    'customer.recall': async () => undefined,
    'variant.choose': async (event) => {
      if (!visit.shows('wariant')) await browser.press('pokaz', 'wariant');
      const { variantId } = read<'variant.choose'>(event);
      if (browser.control('wariant').matches('select')) browser.type({ wariant: variantId });
      else browser.check('wariant', variantId);
      await browser.press('dalej');
    },
    'specialist.choose': async (event) => {
      if (!visit.shows('wrozka')) await browser.press('pokaz', 'wrozka');
      await browser.press('wrozka', read<'specialist.choose'>(event).fairyId);
    },
    'address.read': (event) => {
      const { variantId, fairyId } = read<'address.read'>(event);
      const search = new URLSearchParams({
        ...(variantId !== undefined && { wariant: variantId }),
        ...(fairyId !== undefined && { wrozka: fairyId }),
      });
      return visit.open(`/zamow/tarot?${search.toString()}`);
    },
    'catalogue.receive': (event, next) => {
      network.offers = read<'catalogue.receive'>(event).offers;
      return next.hasTag('coupon-checking') ? visit.pressAndHold() : browser.press();
    },
    'field.change': async (event) => {
      const { name, value } = read<'field.change'>(event);
      visit.edit(() => browser.type({ [name]: value }));
    },
    'field.leave': async () => undefined,
    'terms.set': async (event) => {
      visit.edit(() => browser.check('tosChecked', undefined, read<'terms.set'>(event).accepted));
    },
    'coupon.type': async (event) => {
      visit.edit(() => browser.type({ couponCode: read<'coupon.type'>(event).code }));
    },
    'coupon.apply': () => visit.pressAndHold('krok', 'kupon'),
    'specialist.clear': () => browser.press('krok', 'inna-wrozka'),
    'coupon.reapply': () => visit.pressAndHold('krok', 'kupon-znowu'),
    'questions.restore': () => browser.press('krok', 'przywroc'),
    'coupon.remove': () => visit.pressAndHold('krok', 'bez-kuponu'),
    'provider.pick': (event) => visit.pressAndHold('krok', read<'provider.pick'>(event).provider),
    // The link is looked at where the state is recognised.
    'payment.confirm': async () => visit.followLink('Przejdź do płatności'),
    'order.revise': () => visit.pressAndHold('krok', 'popraw'),
    // Back from the link to a changed price, the page asks again whether she agrees.
    'page.restore': async () => {
      visit.back();
      if (browser.text.includes('Cena się zmieniła')) await browser.press('krok', 'popraw');
    },
    'xstate.done.actor.applyCoupon': (event) =>
      visit.end('POST /coupon/apply', { status: 200, body: wireCoupon(outputOf(event)) }),
    'xstate.error.actor.applyCoupon': (event) => visit.end('POST /coupon/apply', failureOf(event)),
    'xstate.done.actor.createOrder': (event) =>
      visit.end('POST /order', { status: 201, body: wireOrder(outputOf(event)) }),
    'xstate.error.actor.createOrder': (event) => visit.end('POST /order', failureOf(event)),
  };
};

const questionsOf = (context: Context) =>
  chosenVariant(context)?.fields.filter((name) => name.startsWith('question')) ?? [];

/** How each state of the purchase is recognised on a page without scripts. */
const plainStates = (visit: PlainVisit): Steps['states'] => {
  const { browser, network } = visit;
  const holds = (call: HeldCall) => expect(network.held?.call).toBe(call);
  const amountIs = (context: Context) => {
    const full = formatPrice(chosenOffer(context)?.price ?? NOTHING);
    const now = formatPrice(shownPrice(context) ?? NOTHING);
    const amount = full === now ? full : `Poprzednia cena: ${full} Nowa cena: ${now}`;
    expect(browser.text).toContain(spaced(`Do zapłaty ${amount}`));
  };
  const formIsOpen = (context: Context) => {
    const action = new URL(browser.document.forms[0]?.action ?? '').searchParams;
    expect([action.get('wariant'), action.get('wrozka')]).toEqual([context.variantId, context.fairyId]);
    expect(browser.text).toContain(nameOf(context.fairyId));
    expect(browser.text).toContain(titleOf(context.variantId ?? ''));
    expect(browser.control('firstName').value).toBe(context.values['firstName'] ?? '');
    for (const name of questionsOf(context))
      expect(browser.control(name).value).toBe(context.values[name] ?? '');
    expect(browser.control('tosChecked').checked).toBe(context.tosChecked);
  };
  const couponIs = (context: Context, button: string) => {
    expect(browser.control('couponCode').value).toBe(context.couponCode);
    browser.control('krok', button);
    amountIs(context);
  };
  const problems = () =>
    [...browser.document.querySelectorAll('[role=group][tabindex] li')].map(({ textContent }) => textContent);
  const form = 'purchase.open.filling.form';
  const coupon = 'purchase.open.filling.coupon';
  return {
    'purchase.open.choosingVariant': async () => {
      const variants = browser.control('wariant');
      expect(variants.matches('select') ? variants.value === '' : !variants.checked).toBe(true);
      expect(visit.shows('krok')).toBe(false);
    },
    'purchase.open.choosingHers': async (snapshot) => {
      const { offers, fairyId } = contextOf(snapshot);
      const hers = offers.filter((offer) => offer.fairyId === fairyId);
      for (const { variantId } of hers) expect(browser.control('wariant', variantId).checked).toBe(false);
      expect(browser.text).toContain(nameOf(fairyId).slice(0, -1));
      browser.control('krok', 'inna-wrozka');
    },
    'purchase.open.choosingSpecialist': async (snapshot) => {
      const context = contextOf(snapshot);
      const { fairyId = '' } =
        context.offers.find(({ variantId }) => variantId === chosenVariant(context)?.id) ?? {};
      const label = specialistCopy.pickLabel(
        nameOf(fairyId),
        offerBy(context, fairyId)?.price ?? NOTHING,
        false,
      );
      expect(browser.control('wrozka', fairyId).getAttribute('aria-label')).toBe(label);
      expect(browser.text).toContain(titleOf(context.variantId ?? ''));
      expect(visit.shows('krok')).toBe(false);
    },
    [`${form}.editing`]: async (snapshot) => {
      await visit.showForm(contextOf(snapshot));
      formIsOpen(contextOf(snapshot));
      // Typing a code takes its problem off at once; sent anew and still not applied, it has it again.
      const isTyped = contextOf(snapshot).couponCode !== '';
      expect(problems().filter((text) => !isTyped || text !== validationCopy.couponUnchecked)).toEqual([]);
      if (!visit.isEarlier) expect(browser.text).not.toContain('Coś poszło nie tak!');
    },
    [`${form}.rejected`]: async (snapshot) => {
      await visit.showForm(contextOf(snapshot));
      formIsOpen(contextOf(snapshot));
      const visible = Object.values(visibleProblems(contextOf(snapshot)));
      expect(problems()).toEqual(expect.arrayContaining(visible));
      expect(browser.document.title).toMatch(/^Błąd: /);
    },
    [`${form}.failed`]: async (snapshot) => {
      formIsOpen(contextOf(snapshot));
      if (!visit.isEdited) expect(browser.text).toContain('Coś poszło nie tak!');
    },
    [`${coupon}.absent`]: async (snapshot) => couponIs(contextOf(snapshot), 'kupon'),
    couponChecking: async () => holds('POST /coupon/apply'),
    [`${coupon}.applied`]: async (snapshot) => couponIs(contextOf(snapshot), 'bez-kuponu'),
    [`${coupon}.refused`]: async (snapshot) => {
      expect(browser.text).toContain('Kupon nie jest już dostępny');
      couponIs(contextOf(snapshot), 'kupon');
    },
    ordering: async (snapshot) => {
      holds('POST /order');
      visit.expectOneKeyPerOrder();
      expect(JSON.parse(network.held?.body ?? '{}')).toMatchObject({
        fairyProductId: chosenOffer(contextOf(snapshot))?.fairyProductId,
        customer: { name: contextOf(snapshot).values['firstName'] },
        paymentProvider: contextOf(snapshot).provider,
      });
    },
    'purchase.repriced': async (snapshot) => {
      const price = formatPrice(contextOf(snapshot).order?.totalPrice ?? NOTHING);
      expect(browser.text).toContain(spaced(`Cena się zmieniła. Do zapłaty ${price}.`));
      expect(spaced(browser.text).match(/Do zapłaty [^A-Z]*? zł/g), 'the summary and the notice').toEqual(
        [0, 1].map(() => `Do zapłaty ${spaced(price)}`),
      );
      expect(browser.leftFor).toBeUndefined();
    },
    'purchase.redirecting.leaving': async () => expect(browser.leftFor).toBe(PAYMENT_LINK),
  };
};

/** Test steps of the purchase in a browser without scripts. */
export const plainSteps = (visit: PlainVisit): Steps => ({
  events: plainEvents(visit),
  states: plainStates(visit),
});
