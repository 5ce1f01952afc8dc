import { beforeEach, describe, expect, it } from 'vitest';
import { notePlaced, storeDraft } from '#browser/order-draft.ts';
import { unfinishedOrder } from '#browser/unfinished-order.ts';
import { noteUnfinished } from '#flows/purchase/note-unfinished.ts';
import { spiedShop } from '#tests/page/stage.tsx';
import { heldPurchase, sampleShop } from './sample-purchase.ts';

/** The page of an order, with variant and specialist chosen and nothing typed. */
function atForm() {
  const { catalogue, input, product, jagna } = sampleShop();
  const { actor } = heldPurchase(input);
  actor.send({ type: 'variant.choose', variantId: product.id });
  actor.send({ type: 'specialist.choose', fairyId: jagna });
  const { shop } = spiedShop();
  const environment = {
    shop,
    findProduct: (id?: string) => catalogue.products.find((one) => one.id === id),
    findFairy: (id?: string) => catalogue.fairies.find((one) => one.id === id),
  };
  return {
    actor,
    type: (value: string) => actor.send({ type: 'field.change', name: 'question0', value, problems: {} }),
    note: (placed?: { orderId: number }) => noteUnfinished(actor, environment, placed),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/tarot');
});

describe('what the home page offers to go on with [RD-2]', () => {
  it('nothing was begun while a choice is all there is; a word begins it, and so does a coupon alone', () => {
    const { actor, note, type } = atForm();
    note();
    expect(unfinishedOrder()).toBeUndefined();
    type('   ');
    note();
    expect(unfinishedOrder()).toBeUndefined();
    type('Co dalej?');
    note();
    expect(unfinishedOrder()).toMatchObject({ fairy: 'Jagna', isPlaced: false });
    localStorage.clear();
    type('');
    actor.send({ type: 'coupon.type', code: 'PAPROC15' });
    note();
    expect(unfinishedOrder()).toMatchObject({ fairy: 'Jagna', isPlaced: false });
  });

  it('an order of a birth chart, which is placed on the home page, is not offered: its chart has to be calculated again', () => {
    const { note, type } = atForm();
    type('Co dalej?');
    window.history.replaceState(null, '', '/');
    note();
    expect(unfinishedOrder()).toBeUndefined();
  });

  it('an order that was placed stays placed in the tab of its words and in one without any; other words are another order', () => {
    const { note, type } = atForm();
    const words = (topic: string) => ({ values: { topic }, setAside: [], coupon: undefined });
    type('Co dalej?');
    storeDraft('/tarot', words('Praca'));
    notePlaced('/tarot', 7);
    note({ orderId: 7 });
    const begun = Date.now() - 86_400_000;
    localStorage.setItem('unfinished-order', JSON.stringify({ ...unfinishedOrder(), begun }));
    note();
    expect(unfinishedOrder(), 'is not younger for another look').toMatchObject({ begun });
    expect(unfinishedOrder(), 'the tab of its words').toMatchObject({ isPlaced: true, orderId: 7 });
    sessionStorage.clear();
    note();
    expect(unfinishedOrder(), 'a tab without any').toMatchObject({ isPlaced: true, orderId: 7 });
    storeDraft('/tarot', words('Dom'));
    note();
    expect(unfinishedOrder(), 'other words').toMatchObject({ isPlaced: false });
    expect(unfinishedOrder()?.orderId).toBeUndefined();
    expect(unfinishedOrder()?.begun, 'begun with its words').toBeGreaterThan(begun);
  });
});
