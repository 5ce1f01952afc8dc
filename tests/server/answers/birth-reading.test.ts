import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBirthReading } from '#server/answers/birth-reading.ts';
import { createBirthDraft } from '#server/orders/birth-draft.ts';
import type { Store } from '#server/store/store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

/** A paid birth horoscope of a chart whose hour came twice; the second one was meant. */
async function paidReading() {
  const customer = { ...birth, birthDate: '1990-09-30', city: 'Kraków' };
  const chartHandle = await createBirthDraft(store.db, {
    ...customer,
    birthTime: '02:30',
    clockChoice: 'later',
  });
  return paidOrder(store.db, orderOf('Horoskop_urodzeniowy', { customer }), chartHandle);
}

describe('whoever writes a birth horoscope sees [BH-5]', () => {
  test('hour, place, positions and houses, for the hour that the customer meant', async () => {
    const { orderId } = await paidReading();
    const reading = await findBirthReading(store.db, orderId);
    expect(reading).toMatchObject({ birthTime: '02:30', city: 'Kraków' });
    expect(reading?.computed?.assumed).toMatchObject({
      place: 'Kraków, woj. małopolskie',
      utc: '1990-09-30T01:30:00Z',
      clock: 'ambiguous',
    });
    expect(reading?.computed?.chart.sun?.zodiacTranslation).toBe('Waga');
    expect(reading?.computed?.chart.zodiacCusps).toHaveLength(12);
  });

  test.each([
    ['an unknown place', 'Nigdziebądź'],
    ['one of several places abroad', 'London, nad rzeką'],
  ])('null for an unknown hour of birth, and no chart for %s', async (_what, city) => {
    const customer = { ...birth, city };
    const { orderId } = await paidOrder(store.db, orderOf('Horoskop_urodzeniowy', { customer }));
    expect(await findBirthReading(store.db, orderId)).toEqual({
      birthDate: '1990-05-03',
      birthTime: null,
      city,
      computed: undefined,
    });
  });

  test('the likeliest of several places of an order’s name, named with its voivodeship [BH-6]', async () => {
    const customer = { ...birth, city: 'Dobra' };
    const { orderId } = await paidOrder(store.db, orderOf('Horoskop_urodzeniowy', { customer }));
    const reading = await findBirthReading(store.db, orderId);
    expect(reading?.computed?.assumed.place).toBe('Dobra, woj. małopolskie');
  });

  test('nothing of the kind with another order', async () => {
    const { orderId } = await paidOrder(store.db);
    expect(await findBirthReading(store.db, orderId)).toBeUndefined();
  });
});
