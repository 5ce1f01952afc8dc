import { beforeEach, describe, expect, it } from 'vitest';
import { storeOrder } from '#browser/order-events.ts';
import {
  clearDrafts,
  forgetDraftOf,
  storeDraft,
  storedDraft,
  type OrderDraft,
} from '#browser/order-draft.ts';
import { pln } from '#domain/grosze.ts';

const draft: OrderDraft = {
  values: { topic: 'Praca' },
  setAside: ['Kiedy?'],
  coupon: { code: 'PAPROC15', fairyProductId: 'a' },
};
const NOTHING: OrderDraft = { values: {}, setAside: [], coupon: undefined };

beforeEach(() => sessionStorage.clear());

describe('what a tab keeps of an order that is not paid [RD-2]', () => {
  it('each page has its own, and an emptied one leaves nothing behind', () => {
    storeDraft('/tarot', draft);
    storeDraft('/rytualy', { ...NOTHING, values: { intentions: 'Spokój' } });
    expect(storedDraft('/tarot')).toEqual(draft);
    expect(storedDraft('/rytualy').values).toEqual({ intentions: 'Spokój' });
    expect(storedDraft('/wrozby')).toEqual(NOTHING);
    storeDraft('/rytualy', NOTHING);
    storeDraft('/tarot', NOTHING);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone once the order of that page is paid, and stays with any other', () => {
    const address = '/tarot?wariant=a&wrozka=b#platnosc';
    storeOrder(7, { facts: { orderId: 7, itemName: '', price: pln(1) }, address });
    storeDraft('/tarot', draft);
    storeDraft('/rytualy', draft);
    forgetDraftOf(8);
    expect(storedDraft('/tarot')).toEqual(draft);
    forgetDraftOf(7);
    expect(storedDraft('/tarot')).toEqual(NOTHING);
    expect(storedDraft('/rytualy')).toEqual(draft);
    clearDrafts();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    'kein JSON',
    '7',
    '{"/tarot":7}',
    '{"/tarot":{"values":7,"setAside":7,"coupon":7}}',
    JSON.stringify({ '/tarot': { values: { firstName: 'x', topic: 'x'.repeat(2_001), question0: 7 } } }),
    JSON.stringify({ '/tarot': { setAside: [7, ''], coupon: { code: 'x'.repeat(65) } } }),
  ])('what it can not have stored itself is ignored: %.60s', (stored) => {
    sessionStorage.setItem('order-draft', stored);
    expect(storedDraft('/tarot')).toEqual(NOTHING);
  });
});
