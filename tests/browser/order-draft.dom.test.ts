import { beforeEach, describe, expect, it } from 'vitest';
import { storeOrder } from '#browser/order-events.ts';
import { pln } from '#domain/grosze.ts';
import { keepDraftOf, storeDraft, storedDraft, type OrderDraft } from '#browser/order-draft.ts';
import { forgetUnfinished } from '#browser/unfinished-order.ts';
import { forgetDraftOf } from '#flows/payment-status/settle-order.ts';

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

  it('is gone once the order that was placed with it is paid, and stays with any other', () => {
    const address = '/tarot?wariant=a&wrozka=b#platnosc';
    storeOrder(7, { facts: { orderId: 7, itemName: '', price: pln(1) }, address });
    storeDraft('/tarot', { ...draft, placedAs: 7 });
    storeDraft('/rytualy', draft);
    forgetDraftOf(8);
    expect(storedDraft('/tarot')).toEqual({ ...draft, placedAs: 7 });
    // The form checks its coupon anew: nothing has been written.
    keepDraftOf('/tarot', { ...draft, coupon: { code: 'PAPROC15' } });
    forgetDraftOf(7);
    expect(storedDraft('/tarot')).toEqual(NOTHING);
    expect(storedDraft('/rytualy')).toEqual(draft);
    // A second order is begun on the same page, and the first is looked at once more.
    keepDraftOf('/tarot', draft);
    forgetDraftOf(7);
    expect(storedDraft('/tarot')).toEqual(draft);
    storeDraft('/tarot', { ...draft, placedAs: 7 });
    keepDraftOf('/tarot', { ...draft, values: { topic: 'Praca i dom' } });
    forgetDraftOf(7);
    expect(storedDraft('/tarot').values).toEqual({ topic: 'Praca i dom' });
    forgetUnfinished();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    'kein JSON',
    '7',
    '{"/tarot":7}',
    '{"/tarot":{"values":7,"setAside":7,"coupon":7}}',
    JSON.stringify({ '/tarot': { values: { firstName: 'x', topic: 'x'.repeat(10_001), question0: 7 } } }),
    JSON.stringify({ '/tarot': { setAside: [7, ''], coupon: { code: 'x'.repeat(65) } } }),
  ])('what it can not have stored itself is ignored: %.60s', (stored) => {
    sessionStorage.setItem('order-draft', stored);
    expect(storedDraft('/tarot')).toEqual(NOTHING);
  });
});
