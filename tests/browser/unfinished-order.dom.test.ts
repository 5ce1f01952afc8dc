import { beforeEach, describe, expect, it } from 'vitest';
import { storeDraft, storedDraft } from '#browser/order-draft.ts';
import {
  clearUnfinished,
  forgetUnfinished,
  storeUnfinished,
  unfinishedOrder,
  type UnfinishedOrder,
} from '#browser/unfinished-order.ts';
import { discardUnfinished, hasWords } from '#app/pages/begun-order.ts';
import { settleUnfinished } from '#flows/payment-status/settle-order.ts';
import { UNFINISHED_DAYS } from '#domain/customer.ts';

const order: UnfinishedOrder = {
  address: '/tarot?wariant=a&wrozka=b',
  product: 'Trzy karty',
  fairy: 'Jagna',
  begun: Date.now(),
  isPlaced: true,
};
const words = { values: { topic: 'Praca' }, setAside: [], coupon: undefined };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('an order that was begun on this device [RD-2]', () => {
  it('is kept on the device, or in the tab alone where nobody agreed to be remembered, one at a time', () => {
    storeUnfinished(order, { isLasting: true });
    expect(localStorage).toHaveLength(1);
    storeUnfinished(order, { isLasting: false });
    expect(localStorage).toHaveLength(0);
    expect(unfinishedOrder()).toEqual(order);
    clearUnfinished();
    expect(unfinishedOrder()).toBeUndefined();
  });

  it('is offered for some days [R34]', () => {
    const begun = Date.now() - UNFINISHED_DAYS * 86_400_000;
    storeUnfinished({ ...order, begun: begun - 1_000 }, { isLasting: true });
    expect(unfinishedOrder()).toBeUndefined();
    storeUnfinished({ ...order, begun: begun + 60_000 }, { isLasting: true });
    expect(unfinishedOrder()).toBeDefined();
  });

  it('is gone when it is paid, as good as begun when its payment failed, and untouched by another order', () => {
    const placed = { ...order, orderId: 7 };
    storeUnfinished(placed, { isLasting: true });
    // Also one of the same page, whose mail's link is opened in another tab.
    settleUnfinished(8, true);
    expect(unfinishedOrder()).toEqual(placed);
    settleUnfinished(7, false);
    expect(unfinishedOrder()).toEqual({ ...placed, isPlaced: false });
    expect(localStorage.getItem('unfinished-order')).not.toBeNull();
    // One that was in its tab alone, since nobody agreed to be remembered, stays there.
    storeUnfinished(placed, { isLasting: false });
    settleUnfinished(7, false);
    expect(unfinishedOrder()).toEqual({ ...placed, isPlaced: false });
    expect(localStorage).toHaveLength(0);
    settleUnfinished(7, true);
    expect(unfinishedOrder()).toBeUndefined();
    storeUnfinished(order, { isLasting: true });
    settleUnfinished(7, true);
    expect(unfinishedOrder(), 'begun since, and not placed').toEqual(order);
  });

  it('is discarded with what was written for it, and with no other page’s words; a cleared form takes all', () => {
    storeUnfinished(order, { isLasting: true });
    expect(hasWords(order)).toBe(false);
    storeDraft('/tarot', words);
    storeDraft('/rytualy', words);
    expect(hasWords(order)).toBe(true);
    discardUnfinished();
    expect(storedDraft('/tarot').values).toEqual({});
    expect(storedDraft('/rytualy')).toEqual(words);
    storeUnfinished(order, { isLasting: true });
    forgetUnfinished();
    expect([localStorage.getItem('unfinished-order'), sessionStorage.length]).toEqual([null, 0]);
  });

  it.each([
    '7',
    JSON.stringify({ ...order, address: '//elsewhere.example' }),
    JSON.stringify({ ...order, address: 'https://elsewhere.example' }),
    JSON.stringify({ ...order, product: 7 }),
    JSON.stringify({ ...order, begun: 'today' }),
  ])('what it can not have stored itself is ignored: %.60s', (stored) => {
    localStorage.setItem('unfinished-order', stored);
    expect(unfinishedOrder()).toBeUndefined();
  });
});
