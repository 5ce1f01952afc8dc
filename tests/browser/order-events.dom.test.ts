import { beforeEach, describe, expect, it, vi } from 'vitest';
import { grosze, pln, toPln } from '#domain/grosze.ts';

/** A visit of its own: the page remembers by itself what it has reported. */
async function visit() {
  vi.resetModules();
  window.dataLayer = [];
  return { ...(await import('#browser/order-events.ts')), ...(await import('#browser/paid-order.ts')) };
}

const facts = { orderId: 5, itemId: 'offer', itemName: 'Karta', price: pln(75.65), coupon: 'PAPROC15' };
const item = { item_id: 'offer', item_name: 'Karta', price: 75.65, quantity: 1 };
const purchases = () =>
  (window.dataLayer ?? []).filter((pushed) => JSON.stringify(pushed).includes('"purchase"'));

beforeEach(() => localStorage.clear());

describe('PlaceAnOrder', () => {
  it('tells number, value in PLN, coupon and item, and nothing else [OF-5] [SH-14]', async () => {
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

  it('works for an order of which only the link is known [AP-13] [SH-14]', async () => {
    const { trackPlacedOrder } = await visit();
    trackPlacedOrder({ orderId: undefined, itemName: '', price: pln(89) }, '/tarot');
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
  const summary = { orderId: 5, itemName: 'Jedna karta', price: pln(70) };

  it('of an order that an earlier version has stored is told at the same value [SH-14]', async () => {
    const stored = '{"facts":{"orderId":5,"itemName":"Karta","price":149.5},"address":"/tarot"}';
    localStorage.setItem('order-5', stored);
    const { trackPlacedOrder, trackPaidOrder } = await visit();
    trackPaidOrder(5, undefined);
    expect(window.dataLayer?.at(-1)).toMatchObject({ ecommerce: { value: 149.5 } });
    // And today's orders are stored in the same unit.
    trackPlacedOrder({ ...facts, orderId: 6, price: toPln(grosze(149_50)) }, '/tarot');
    expect(JSON.parse(localStorage.getItem('order-6') ?? '')).toMatchObject({ facts: { price: 149.5 } });
  });

  it('comes from the status response’s summary, with what only the order knew [OR-5] [SH-14]', async () => {
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

  it('else from what was kept at PlaceAnOrder [OR-5]', async () => {
    (await visit()).trackPlacedOrder(facts, '/tarot');
    (await visit()).trackPaidOrder(5, undefined);
    expect(purchases()).toEqual([
      {
        event: 'purchase',
        ecommerce: { transaction_id: '5', value: 75.65, currency: 'PLN', coupon: 'PAPROC15', items: [item] },
      },
    ]);
  });

  it('once per order, also after a reload [OR-5]', async () => {
    const { trackPaidOrder } = await visit();
    trackPaidOrder(5, summary);
    trackPaidOrder(5, summary);
    expect(purchases()).toHaveLength(1);
    (await visit()).trackPaidOrder(5, summary);
    expect(purchases()).toHaveLength(0);
    (await visit()).trackPaidOrder(6, { ...summary, orderId: 6 });
    expect(purchases()).toHaveLength(1);
  });

  it('once in a page also where the device keeps nothing [OR-5] [U32]', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { trackPaidOrder } = await visit();
    trackPaidOrder(5, summary);
    trackPaidOrder(5, summary);
    vi.restoreAllMocks();
    expect(purchases()).toHaveLength(1);
  });

  it('is not made up for an order that nobody knows anything of [OR-5]', async () => {
    (await visit()).trackPaidOrder(5, undefined);
    expect(window.dataLayer).toEqual([]);
  });
});

describe('the way back to a failed order [OR-6]', () => {
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
