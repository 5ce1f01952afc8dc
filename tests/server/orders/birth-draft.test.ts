import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBirthDraft } from '#server/orders/birth-draft.ts';
import { readOrderInput } from '#server/orders/order-input.ts';
import { findPlacedOrder } from '#server/orders/placed-order.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';

describe('the draft of a free birth chart', () => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore();
  });
  afterAll(() => store.close());

  const draft = (email = birth.email) =>
    createBirthDraft(store.db, {
      name: 'Anna',
      email,
      city: 'Kraków',
      birthDate: '1990-05-03',
      birthTime: '07:15',
    });
  const place = (request: ReturnType<typeof orderOf>, draftId: number) => {
    const opening = { db: store.db, gateways: fakeGateways(), publicUrl: 'https://shop.example' };
    const input = readOrderInput(request, new Date());
    return placeOrder(opening, { input, draftId, attempt: undefined, ip: '192.0.2.1' });
  };

  it('becomes the order of the same customer, and keeps the hour of birth [BH-5]', async () => {
    const draftId = await draft('ANNA@example.com');
    const order = await place(orderOf('Horoskop_urodzeniowy', { image: '<svg/>' }), draftId);
    expect(order.orderId).toBe(draftId);
    const row = await store.db
      .selectFrom('shop_order')
      .selectAll()
      .where('id', '=', draftId)
      .executeTakeFirst();
    expect(row).toMatchObject({ birth_time: '07:15', chart_image: '<svg/>', status: 'DRAFT' });
  });

  it('is honoured once: a second press makes an order of its own', async () => {
    const draftId = await draft();
    await place(orderOf('Horoskop_urodzeniowy'), draftId);
    const second = await place(orderOf('Horoskop_urodzeniowy'), draftId);
    expect(second.orderId).not.toBe(draftId);
  });

  it('is ignored for another e-mail, another product and an unknown number', async () => {
    const draftId = await draft();
    const stranger = orderOf('Horoskop_urodzeniowy', {
      customer: { ...birth, email: 'ewa@example.com', city: 'Kraków' },
    });
    expect((await place(stranger, draftId)).orderId).not.toBe(draftId);
    expect((await place(orderOf('Tarot'), draftId)).orderId).not.toBe(draftId);
    expect((await place(orderOf('Horoskop_urodzeniowy'), 2_147_483_647)).orderId).not.toBe(draftId);
    expect((await place(orderOf('Horoskop_urodzeniowy'), draftId)).orderId).toBe(draftId);
  });

  it('has nothing to pay', async () => {
    expect(await findPlacedOrder(store.db, await draft())).toBeUndefined();
  });
});
