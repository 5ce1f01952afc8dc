import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmittedFrom } from 'xstate';
import { storeDraft, storedDraft } from '#browser/order-draft.ts';
import { unfinishedOrder } from '#browser/unfinished-order.ts';
import { grosze } from '#domain/grosze.ts';
import { must } from '#domain/must.ts';
import { choiceNotice } from '#flows/purchase/choice-notice.ts';
import { purchaseListener } from '#flows/purchase/purchase-effects.ts';
import { orderHints } from '#copy/purchase/order.ts';
import { choiceNotices } from '#copy/purchase/choice-notices.ts';
import type { purchaseMachine } from '#machines/purchase.machine.ts';
import { heldPurchase, sampleShop } from './sample-purchase.ts';
import { spiedShop } from '#tests/page/stage.tsx';

const scroll = vi.hoisted(() => vi.fn<(element: Element) => Promise<void>>(async () => {}));
vi.mock('#browser/scroll.ts', () => ({ scrollToElement: scroll }));

type Emitted = EmittedFrom<typeof purchaseMachine>;

/** A listener with test doubles; `receive` tells it what the machine emits. */
function listen() {
  const { catalogue, input, product, jagna } = sampleShop();
  const { actor } = heldPurchase(input);
  const { shop, toast, announce, retract } = spiedShop();
  const leaveFor = vi.fn();
  const receive = purchaseListener(actor, {
    shop,
    orderAddress: () => '/tarot?wariant=a',
    reload: () => {},
    showChoice: () => {},
    findProduct: (id) => catalogue.products.find((one) => one.id === id),
    findFairy: (id) => catalogue.fairies.find((fairy) => fairy.id === id),
    leaveFor,
  });
  return {
    actor,
    product,
    jagna,
    toast,
    announce,
    retract,
    leaveFor,
    receive: (emitted: Emitted) => receive(emitted),
  };
}

const addToPage = (tag: string, id: string) => {
  const element = Object.assign(document.createElement(tag), { id, tabIndex: -1 });
  document.body.append(element);
  return element;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  choiceNotice.set(undefined);
  window.dataLayer = [];
});
afterEach(() => {
  document.body.replaceChildren();
  scroll.mockClear();
});

describe('what the purchase emits happens in the page', () => {
  it('an opened form takes the focus, the page scrolls to it, and it is said whose it is [OP-4]', async () => {
    const { receive, actor, product, jagna, announce } = listen();
    actor.send({ type: 'variant.choose', variantId: product.id });
    actor.send({ type: 'specialist.choose', fairyId: jagna });
    receive({ type: 'form.revealed' });
    // Its code is still on its way.
    const heading = addToPage('h2', 'dane-naglowek');
    await vi.waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith(heading));
    expect(heading).toHaveFocus();
    expect(announce).toHaveBeenCalledExactlyOnceWith(choiceNotices.selected('Jagna', grosze(89_00)));
  });

  it('late code does not take the focus from a field of the form that she types in already [EG-3]', async () => {
    const section = document.body.appendChild(document.createElement('section'));
    section.innerHTML = '<h2 id="dane-naglowek" tabindex="-1"></h2><input>';
    const field = section.querySelector('input');
    field?.focus();
    listen().receive({ type: 'form.revealed' });
    await new Promise((done) => setTimeout(done, 50));
    expect(field).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
    section.remove();
  });

  it('late code does not move the page under a dialog that she has opened meanwhile [OP-3] [SH-9]', async () => {
    const heading = addToPage('h2', 'dane-naglowek');
    const dialog = addToPage('div', 'opis');
    dialog.setAttribute('role', 'dialog');
    dialog.focus();
    listen().receive({ type: 'form.revealed' });
    await new Promise((done) => setTimeout(done, 50));
    expect(dialog).toHaveFocus();
    expect(heading).not.toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
  });

  it.each([
    [{ type: 'choice.unknown', lost: undefined, fairyId: undefined }, choiceNotices.unknown],
    [{ type: 'customer.forgotten' }, orderHints.forgotten],
    [
      { type: 'coupon.cleared', code: 'X', wasApplied: true },
      'Zmieniono wybór, więc kupon X został usunięty. Możesz zastosować go ponownie.',
    ],
    [
      { type: 'coupon.cleared', code: 'X', wasApplied: false },
      'Zmieniono wybór, więc wpisany kod X został usunięty. Możesz wpisać go ponownie.',
    ],
  ] as const)('%j is said [OP-5] [OP-10]', (emitted, title) => {
    const { receive, toast } = listen();
    receive(emitted);
    expect(toast).toHaveBeenCalledExactlyOnceWith('info', expect.objectContaining({ title }));
  });

  it('a specialist who is let go is said by her name [OP-10] [U19]', () => {
    const { receive, toast, jagna } = listen();
    receive({ type: 'specialist.dropped', fairyId: jagna });
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'info',
      expect.objectContaining({ title: choiceNotices.deselected('Jagna') }),
    );
  });

  it('what is said of a specialist who is let go stays through the change that lets her go, and goes with the next [OP-10]', () => {
    const { receive, retract, jagna } = listen();
    const changed = { type: 'choice.changed', variantId: 'solo', fairyId: undefined } as const;
    receive({ type: 'specialist.dropped', fairyId: jagna });
    receive(changed);
    expect(retract).not.toHaveBeenCalled();
    receive(changed);
    expect(retract).toHaveBeenCalledExactlyOnceWith('choice');
    receive(changed);
    expect(retract).toHaveBeenCalledTimes(1);
  });

  it.each([false, true])(
    'what is said of a choice that was changed is shown as a message, too, where its place is far above an open form: %s [OP-10]',
    (isOpen) => {
      const { receive, toast, actor, product, jagna } = listen();
      actor.send({ type: 'variant.choose', variantId: product.id });
      if (isOpen) actor.send({ type: 'specialist.choose', fairyId: jagna });
      receive({ type: 'choice.withdrawn', lost: 'variant', fairyId: jagna });
      expect(toast).toHaveBeenCalledExactlyOnceWith('info', expect.objectContaining({ isInPage: !isOpen }));
    },
  );

  it('what is said of an order that was refused goes with the next attempt, not with a field [OF-6] [U8]', () => {
    const { receive, retract, actor, product, jagna } = listen();
    const kept = { type: 'customer.changed', values: {} } as const;
    actor.send({ type: 'variant.choose', variantId: product.id });
    actor.send({ type: 'specialist.choose', fairyId: jagna });
    receive(kept);
    expect(retract).not.toHaveBeenCalled();
    actor.send({ type: 'provider.pick', provider: 'PAYU', problems: {} });
    receive(kept);
    expect(retract).toHaveBeenCalledExactlyOnceWith('order');
  });

  it('one whom the fresh list does not hold any more is let go without a name [OP-10] [U19]', () => {
    const { receive, toast } = listen();
    receive({ type: 'specialist.dropped', fairyId: 'archived' });
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'info',
      expect.objectContaining({ title: 'Ta wróżka nie prowadzi tego wariantu. Wybierz inną wróżkę.' }),
    );
  });

  it('a rejected form says how much is to be mended [OF-7]', () => {
    const { receive, announce, actor, product, jagna } = listen();
    actor.send({ type: 'variant.choose', variantId: product.id });
    actor.send({ type: 'specialist.choose', fairyId: jagna });
    actor.send({ type: 'provider.pick', provider: 'PAYU', problems: { firstName: 'x', day: 'y' } });
    receive({ type: 'form.rejected' });
    expect(announce).toHaveBeenCalledExactlyOnceWith('Do poprawy: 2\u00a0pola.');
  });

  it.each([
    [
      { type: 'coupon.applied', price: grosze(89_00), discountedPrice: grosze(75_65) },
      'success',
      'Kupon został zastosowany',
    ],
    [{ type: 'coupon.refused', code: 103 }, 'error', 'Kupon nie został zastosowany!'],
    [{ type: 'order.refused', code: 500, isCouponGone: false }, 'error', 'Coś poszło nie tak!'],
  ] as const)('%j is a toast [ER-2] [ER-3]', (emitted, kind, title) => {
    const { receive, toast } = listen();
    receive(emitted);
    expect(toast).toHaveBeenCalledExactlyOnceWith(kind, expect.objectContaining({ title }));
  });

  it('an order says of a coupon what an order says [ER-3]', () => {
    const { receive, toast } = listen();
    receive({ type: 'order.refused', code: 104, isCouponGone: true });
    expect(toast).toHaveBeenCalledWith('error', {
      about: 'order',
      isInPage: true,
      title: 'Coś poszło nie tak!',
      text: 'Kupon nie jest już dostępny dla tego produktu',
    });
  });

  it('after a coupon that is gone, its field takes the focus, and only then [U9]', async () => {
    const { receive } = listen();
    const field = addToPage('input', 'pole-couponCode');
    receive({ type: 'order.refused', code: 500, isCouponGone: false });
    await Promise.resolve();
    expect(field).not.toHaveFocus();
    receive({ type: 'order.refused', code: 103, isCouponGone: true });
    await vi.waitFor(() => expect(field).toHaveFocus());
  });

  it.each([
    [{ type: 'coupon.awaited' }, 'Sprawdzam...'],
    [{ type: 'coupon.removed', price: grosze(89_00) }, 'Kupon usunięty. Do zapłaty 89,00 zł.'],
  ] as const)('%j is announced [OF-8]', (emitted, sentence) => {
    const { receive, announce } = listen();
    receive(emitted);
    expect(announce.mock.calls[0]?.[0].replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('a coupon that was taken off takes back what was said of it [OF-8]', () => {
    const { receive, retract } = listen();
    receive({ type: 'coupon.removed', price: grosze(89_00) });
    expect(retract).toHaveBeenCalledExactlyOnceWith('coupon');
  });

  it('restored questions are announced, and the first takes the focus of the button that is gone [RD-2] [R56]', () => {
    const { receive, announce } = listen();
    const field = addToPage('textarea', 'pole-question0');
    receive({ type: 'questions.restored' });
    expect(field).toHaveFocus();
    expect(announce).toHaveBeenCalledExactlyOnceWith('Przywrócono pytania.');
  });

  it('a placed order is known as the one of these words, in the tab and on the device [RD-2] [R34]', () => {
    const { receive, actor, product, jagna } = listen();
    const path = window.location.pathname;
    window.history.replaceState(null, '', '/tarot');
    actor.send({ type: 'variant.choose', variantId: product.id });
    actor.send({ type: 'specialist.choose', fairyId: jagna });
    actor.send({ type: 'field.change', name: 'question0', value: 'Co dalej?', problems: {} });
    storeDraft('/tarot', { values: { question0: 'Co dalej?' }, setAside: [], coupon: undefined });
    const order = { paymentLink: 'https://pay.test/5', orderId: 5 };
    const offer = must(actor.getSnapshot().context.offers[0], 'offer');
    receive({ type: 'order.placed', order, offer, price: grosze(75_65), couponCode: undefined });
    expect(storedDraft('/tarot')).toMatchObject({ values: { question0: 'Co dalej?' }, placedAs: 5 });
    expect(unfinishedOrder()).toMatchObject({ isPlaced: true, orderId: 5, fairy: 'Jagna' });
    window.history.replaceState(null, '', path);
  });

  it('a placed order is told once, and the way back to it is kept [OF-5] [OR-6]', () => {
    const { receive, leaveFor } = listen();
    const order = {
      paymentLink: 'https://pay.test/5',
      orderId: 5,
      productName: 'Karta',
      totalPrice: grosze(75_65),
    };
    const offer = {
      fairyProductId: 'jagna-solo',
      fairyId: 'jagna',
      variantId: 'solo',
      price: grosze(89_00),
      questionsCount: 1,
    };
    receive({ type: 'order.placed', order, offer, price: grosze(75_65), couponCode: 'PAPROC15' });
    expect(window.dataLayer).toEqual([
      expect.objectContaining({
        event: 'PlaceAnOrder',
        transaction_id: '5',
        value: 75.65,
        coupon: 'PAPROC15',
      }),
    ]);
    expect(JSON.parse(localStorage.getItem('order-5') ?? '')).toMatchObject({ address: '/tarot?wariant=a' });
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('the payment page is opened [OF-5]', () => {
    const { receive, leaveFor } = listen();
    receive({ type: 'payment.opened', paymentLink: 'https://pay.test/5' });
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.test/5');
    expect(window.dataLayer).toEqual([]);
  });
});
