import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmedOrder, newPurchase, sendOrder, tarotOffer } from '#tools/faults/support/buyer.ts';
import { lastCoupon, sameKey } from '#tools/faults/crowds.ts';
import { compareOrders } from '#tools/faults/support/database.ts';
import { fuzz } from '#tools/faults/fuzz.ts';
import { startLiveShop, type LiveShop } from '#tools/faults/support/live-shop.ts';
import { providerTroubles } from '#tools/faults/provider-troubles.ts';
import { FAULTS } from '#tools/faults/support/faulty-provider.ts';
import { refundTroubles } from '#tools/faults/refund-troubles.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { isWholeProof } from '#tools/proof.ts';
import { mailRefusals } from '#tools/faults/mail-refusals.ts';

// A short piece of `npm run faults`: the same faults, fewer of them, in this process.
let shop: LiveShop;
beforeAll(async () => {
  shop = await startLiveShop(await startTestStore());
}, 150_000);
afterAll(() => shop.stop());

/** A provider that hangs takes five seconds each time: `npm run faults`. */
const QUICK = FAULTS.filter((mode) => mode !== 'hangs');

describe('faults, a few of each', () => {
  test('a provider that fails: 502, the coupon is free again, the same press works [OF-6]', async () => {
    expect((await providerTroubles(shop, QUICK)).problems).toEqual([]);
  }, 60_000);

  test.runIf(isWholeProof)(
    'refunds decided at once: each made once, and never more than was paid',
    async () => {
      const { seen, problems } = await refundTroubles(shop, { atOnce: 12, repeats: 2, faults: [] });
      expect(problems).toEqual([]);
      expect(seen).toContain('18 of 24 decisions stood');
    },
    120_000,
  );

  test.runIf(isWholeProof)(
    'a mail server that refuses everybody costs nobody her mails, and no address [DK-22]',
    async () => {
      const reply = '550 5.7.1 Account suspended';
      const { problems } = await mailRefusals(shop, { orders: 2, readers: 8, minutes: 30, reply });
      expect(problems).toEqual([]);
    },
    60_000,
  );

  test('the last coupon goes to one of many [EM-2]', async () => {
    const { seen, problems } = await lastCoupon(shop, 40, 20);
    expect(problems).toEqual([]);
    expect(seen).toBe('1 got it, 39 were told 103');
  }, 60_000);

  test('one press, sent many times at once, gets one response [OF-6]', async () => {
    expect((await sameKey(shop, 30)).problems).toEqual([]);
  }, 60_000);

  test('every operation, fuzzed, responds as the contract says', async () => {
    expect((await fuzz(shop.app, 15, 20_261_121)).problems).toEqual([]);
  }, 60_000);

  test('the comparison notices an order that is lost and one that is doubled', async () => {
    const offer = await tarotOffer(shop.url);
    const buy = async (email?: string) => {
      const purchase = newPurchase(offer, email === undefined ? {} : { email });
      const response = await sendOrder(shop.url, purchase);
      if (response === 'lost') throw new Error('no response');
      return confirmedOrder(response.body, purchase);
    };
    const order = await buy();
    expect(await compareOrders(shop.store, [order])).toEqual([]);
    expect(await compareOrders(shop.store, [{ ...order, orderId: 999_999 }])).toEqual([
      'a confirmed order is not there',
    ]);
    await buy(order.email);
    expect(await compareOrders(shop.store, [order])).toEqual(['one press made two orders']);
  }, 60_000);
});
