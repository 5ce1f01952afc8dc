import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { grosze } from '#domain/grosze.ts';
import { againKey } from '#server/store/strangers/again-key.ts';
import { mailAgreement } from '#server/answers/agreement-mails.ts';
import { markSent } from '#server/answers/answered-order.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { callOff, draftOrder, paidOrder } from '#tests/server/answers/paid-order.ts';
import { offerOf } from '#tests/server/support/order-requests.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let shop: TestShop;
let order: PlacedOrder;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  order = await paidOrder(shop.store.db);
});
afterAll(() => shop.close());

async function status({ orderId, customerId }: PlacedOrder = order) {
  const response = await shop.app.inject(`/api/order/payment-status/${orderId}?customerId=${customerId}`);
  return response.json();
}

describe('what a customer is told of her paid order [OR-1]', () => {
  test('its answer is awaited, at her own address, masked', async () => {
    expect((await status()).news).toEqual({
      state: 'AWAITED',
      email: 'a…@example.com',
      paidAt: expect.any(String),
    });
  });

  test('it was answered, and when', async () => {
    const at = new Date('2026-11-22T09:30:00Z');
    await answerOrder(shop.store.db, order.orderId, 'Karty mówią: tak.');
    expect((await status()).news.state).toBe('AWAITED');
    await markSent(shop.store.db, order.orderId, { now: () => at });
    expect((await status()).news).toEqual({
      state: 'ANSWERED',
      answeredAt: at.toISOString(),
      againKey: await againKey(shop.store.db, order),
      email: 'a…@example.com',
      paidAt: expect.any(String),
    });
    // Once the answer's page is closed, no way to the next order is offered.
    await shop.store.db
      .updateTable('shop_order')
      .set({ answer_closed_at: at })
      .where('id', '=', order.orderId)
      .execute();
    expect((await status()).news).not.toHaveProperty('againKey');
  });

  test('it was called off, although its payment was completed', async () => {
    await callOff(shop.store.db, order.orderId);
    expect(await status()).toMatchObject({
      paymentStatus: 'COMPLETED',
      news: { state: 'CALLED_OFF', refunded: order.totalPrice / 100 },
    });
  });

  test('a part of its price goes back to her, and its answer still comes', async () => {
    const decision = { orderId: order.orderId, idempotencyKey: randomUUID(), amount: grosze(2_500) };
    await shop.store.db
      .transaction()
      .execute((trx) => askRefund(trx, { ...decision, reason: 'Przeprosiny.', requestedBy: 'test' }));
    expect((await status()).news).toMatchObject({ state: 'AWAITED', refunded: 25 });
    await shop.store.db.updateTable('refund').set({ state: 'done' }).execute();
    expect((await status()).news).toMatchObject({ state: 'AWAITED', refunded: 25 });
  });

  test.each([
    ['both mails are under way', false, false, {}],
    ['the agreement came back', true, false, { isMailRefused: true }],
    ['the answer came back', false, true, { isAnswerRefused: true }],
    // The first mail is the one to mend: the answer waits for it.
    ['both came back', true, true, { isMailRefused: true }],
  ])('%s', async (_, isAgreementRefused, isAnswerRefused, told) => {
    const { db } = shop.store;
    await answerOrder(db, order.orderId, 'Karty mówią: tak.');
    // It is mailed once more, as to a corrected address.
    if (isAgreementRefused) await db.transaction().execute((trx) => mailAgreement(trx, order.orderId));
    await sql`update job set failed_at = now(), done_at = null where
      (${isAgreementRefused} and once_key like ${`agreement:${order.orderId}:%`})
      or (${isAnswerRefused} and once_key like ${`answer-mail:${order.orderId}:%`})`.execute(db);
    expect((await status()).news).toEqual({
      state: 'AWAITED',
      email: 'a…@example.com',
      paidAt: expect.any(String),
      ...told,
    });
  });

  test('before it is paid there is nothing to tell', async () => {
    const unpaid = await status(await draftOrder(shop.store.db));
    expect(unpaid).toMatchObject({ paymentStatus: 'PENDING' });
    expect(unpaid).not.toHaveProperty('news');
  });
});

describe('the one purchase event of an order [OR-5] [SH-14]', () => {
  const claim = async (of: PlacedOrder, by: string, customerId = of.customerId) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/order/purchase-report/${of.orderId}?customerId=${customerId}`,
      payload: { claim: by },
    });
    return response.statusCode === 200 ? response.json().isGranted : response.statusCode;
  };

  test('names what was bought, and whether a device has reported it', async () => {
    const summary = async () => (await status()).summary;
    expect(await summary()).toMatchObject({
      fairyProductId: offerOf('Tarot').id,
      isPurchaseReported: false,
    });
    await claim(order, randomUUID());
    expect(await summary()).toMatchObject({ isPurchaseReported: true });
  });

  test('is granted to one of many devices, and to that one again when its response was lost', async () => {
    const devices = Array.from({ length: 8 }, () => randomUUID());
    const granted = await Promise.all(devices.map((device) => claim(order, device)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all(devices.map((device) => claim(order, device)))).toEqual(granted);
  });

  test('is nobody’s before the order is paid, and no stranger’s', async () => {
    const unpaid = await draftOrder(shop.store.db);
    expect(await claim(unpaid, randomUUID())).toBe(false);
    expect((await status(unpaid)).summary.isPurchaseReported).toBe(false);
    expect(await claim(order, randomUUID(), randomUUID())).toBe(404);
    expect(await claim(order, 'guess')).toBe(400);
  });
});
