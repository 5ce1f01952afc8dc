// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A visit of its own: the page remembers by itself what it has reported. */
async function visit() {
  vi.resetModules();
  window.dataLayer = [];
  return import('#browser/order-events.ts');
}

const facts = { orderId: 5, itemId: 'offer', itemName: 'Karta', price: 75.65, coupon: 'PAPROC15' };
const item = { item_id: 'offer', item_name: 'Karta', price: 75.65, quantity: 1 };
const purchases = () =>
  (window.dataLayer ?? []).filter((pushed) => JSON.stringify(pushed).includes('"purchase"'));

beforeEach(() => localStorage.clear());

describe('PlaceAnOrder', () => {
  it('[OF-5] [SH-14] tells number, value in PLN, coupon and item, and nothing else', async () => {
    const { trackPlacedOrder } = await visit();
    trackPlacedOrder(facts, '/tarot');
    expect(window.dataLayer).toEqual([
      {
        event: 'PlaceAnOrder',
        transaction_id: '5',
        value: 75.65,
        currency: 'PLN',
        coupon: 'PAPROC15',
        items: [item],
      },
    ]);
  });

  it('[AP-13] [SH-14] works for an order of which only the link is known', async () => {
    const { trackPlacedOrder } = await visit();
    trackPlacedOrder({ orderId: undefined, itemName: '', price: 89 }, '/tarot');
    expect(window.dataLayer).toEqual([
      {
        event: 'PlaceAnOrder',
        value: 89,
        currency: 'PLN',
        items: [{ item_name: '', price: 89, quantity: 1 }],
      },
    ]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('purchase', () => {
  const summary = { orderId: 5, itemName: 'Jedna karta', price: 70 };

  it('[OR-5] [SH-14] comes from the status response’s summary, with what only the order knew', async () => {
    const { trackPlacedOrder, trackPaidOrder } = await visit();
    trackPlacedOrder(facts, '/tarot');
    trackPaidOrder(5, summary);
    expect(window.dataLayer?.slice(1)).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: '5',
          value: 70,
          currency: 'PLN',
          coupon: 'PAPROC15',
          items: [{ item_id: 'offer', item_name: 'Jedna karta', price: 70, quantity: 1 }],
        },
      },
    ]);
  });

  it('[OR-5] else from what was kept at PlaceAnOrder', async () => {
    (await visit()).trackPlacedOrder(facts, '/tarot');
    (await visit()).trackPaidOrder(5, undefined);
    expect(purchases()).toEqual([
      {
        event: 'purchase',
        ecommerce: { transaction_id: '5', value: 75.65, currency: 'PLN', coupon: 'PAPROC15', items: [item] },
      },
    ]);
  });

  it('[OR-5] once per order, also after a reload', async () => {
    const { trackPaidOrder } = await visit();
    trackPaidOrder(5, summary);
    trackPaidOrder(5, summary);
    expect(purchases()).toHaveLength(1);
    (await visit()).trackPaidOrder(5, summary);
    expect(purchases()).toHaveLength(0);
    (await visit()).trackPaidOrder(6, { ...summary, orderId: 6 });
    expect(purchases()).toHaveLength(1);
  });

  it('[OR-5] [U32] once in a page also where the device keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { trackPaidOrder } = await visit();
    trackPaidOrder(5, summary);
    trackPaidOrder(5, summary);
    vi.restoreAllMocks();
    expect(purchases()).toHaveLength(1);
  });

  it('[OR-5] is not made up for an order that nobody knows anything of', async () => {
    (await visit()).trackPaidOrder(5, undefined);
    expect(window.dataLayer).toEqual([]);
  });
});

describe('[OR-6] the way back to a failed order', () => {
  it('is where it was made', async () => {
    (await visit()).trackPlacedOrder(facts, '/tarot?wariant=a&wrozka=b');
    expect((await visit()).findOrderAddress(5)).toBe('/tarot?wariant=a&wrozka=b');
    expect((await visit()).findOrderAddress(6)).toBeUndefined();
  });

  it.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)', 'tarot', 5])(
    'never leads out of the shop: %s',
    async (address) => {
      localStorage.setItem('order-5', JSON.stringify({ facts, address }));
      expect((await visit()).findOrderAddress(5)).toBeUndefined();
    },
  );
});
