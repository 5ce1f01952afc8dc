import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUuid } from '#domain/uuid.ts';
import { loadConfig } from '#server/config.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { deleteExpired } from '#tests/server/support/delete-steps.ts';
import { createBirthDraft, findBirthHour } from '#server/orders/birth-draft.ts';
import { readOrderInput } from '#server/orders/order-input.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { statusOf } from '../answers/paid-order.ts';

describe('the hour of birth of a free chart', () => {
  let store: Store;
  const gateways = fakeGateways();
  beforeAll(async () => {
    store = await startTestStore();
  });
  afterAll(() => store.close());

  const drawChart = (birthTime = '07:15') =>
    createBirthDraft(store.db, {
      name: 'Anna',
      email: 'ANNA@example.com',
      city: 'Kraków',
      birthDate: '1990-05-03',
      birthTime,
      clockChoice: 'later',
    });
  const place = (
    request: ReturnType<typeof orderOf>,
    chartHandle: string,
    ownCustomerIds: readonly string[] = [],
  ) =>
    placeOrder(
      { db: store.db, gateways, publicUrl: 'https://shop.example' },
      {
        input: readOrderInput(request, new Date()),
        chartHandle,
        attempt: undefined,
        ownCustomerIds,
        ip: '192.0.2.1',
      },
    );
  const reading = (changes: Parameters<typeof orderOf>[1] = {}) => orderOf('Horoskop_urodzeniowy', changes);
  const hourOf = async (orderId: number) => {
    const row = await store.db
      .selectFrom('shop_order')
      .select(['birth_time', 'clock_choice'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return row;
  };
  const hour = { birth_time: '07:15', clock_choice: 'later' };

  it('goes with the order, which takes the chart’s draft [BH-5]', async () => {
    const handle = await drawChart();
    const { orderId } = await place(reading({ image: '<svg/>' }), handle);
    expect(await hourOf(orderId)).toEqual(hour);
    const rows = await store.db
      .selectFrom('shop_order')
      .select('id')
      .where('chart_handle', '=', handle)
      .execute();
    expect(rows).toEqual([{ id: orderId }]);
  });

  it('goes with every later order too: a second press, another e-mail, a way back [BH-5] [OF-6]', async () => {
    const handle = await drawChart();
    const first = await place(reading(), handle);
    const again = await place(reading({ paymentProvider: 'STRIPE' }), handle);
    const back = await place(reading(), handle, [again.customerId, first.customerId]);
    const other = await place(
      reading({ customer: { ...birth, email: 'ewa@example.com', city: 'Kraków' } }),
      handle,
    );
    for (const { orderId } of [again, back, other])
      expect(await hourOf(orderId), `order ${orderId}`).toMatchObject(hour);
    expect(new Set([first, again, back, other].map(({ orderId }) => orderId)).size).toBe(4);
    // Who comes back for the same reading pays for one; for the chart of another hour it is another reading.
    for (const order of [first, again]) expect(await statusOf(store.db, order)).toBe('CANCELED');
    const otherHour = await place(reading(), await drawChart('23:10'), [back.customerId]);
    for (const order of [back, otherHour]) expect(await statusOf(store.db, order)).toBe('DRAFT');
  });

  it('goes with the first press already when its e-mail is another one [BH-5]', async () => {
    const customer = { ...birth, email: 'ewa@example.com', city: 'Kraków' };
    const { orderId } = await place(reading({ customer }), await drawChart());
    expect(await hourOf(orderId)).toMatchObject(hour);
  });

  it('is still there after the provider failed [BH-5]', async () => {
    const handle = await drawChart();
    gateways.PAYU.down = true;
    await expect(place(reading(), handle)).rejects.toThrow('did not open a payment');
    gateways.PAYU.down = false;
    expect(await hourOf((await place(reading(), handle)).orderId)).toMatchObject(hour);
  });

  it('comes with an order whose chart has been deleted meanwhile, in the browser or here [BH-5]', async () => {
    const handle = await drawChart();
    await deleteExpired(
      { db: store.db, outbox: new Outbox('/nowhere'), retention: loadConfig({}).retention },
      new Date(Date.now() + 8 * 24 * 60 * 60_000),
    );
    expect(await findBirthHour(store.db, handle)).toBeUndefined();
    const customer = { ...birth, city: 'Kraków', birthTime: '7:15', clockChoice: 'later' } as const;
    expect(await hourOf((await place(reading({ customer }), handle)).orderId)).toMatchObject(hour);
    const { orderId } = await place(orderOf('Tarot', { customer }), handle);
    expect((await hourOf(orderId)).birth_time, 'no other product wants it').toBeNull();
    const wrong = reading({ customer: { ...customer, birthTime: '24:00' } });
    expect(() => readOrderInput(wrong, new Date())).toThrow('Invalid order');
  });

  it('belongs to a handle that nobody can guess; an unknown one changes nothing', async () => {
    const handle = await drawChart();
    expect(isUuid(handle)).toBe(true);
    for (const guess of ['1001', '00000000-0000-4000-8000-000000000000', "' or 1=1"]) {
      const { orderId } = await place(reading(), guess);
      expect((await hourOf(orderId)).birth_time, guess).toBeNull();
    }
    expect((await hourOf((await place(orderOf('Tarot'), handle)).orderId)).birth_time).toBeNull();
  });
});
