import { expect, test } from 'vitest';
import { whatWasOrdered } from '#server/orders/confirm-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { startTestShop } from '#tests/server/support/test-app.ts';

test('act on consumer rights art. 21(1): the agreement repeats what was ordered, so that a slip is noticed in time', async () => {
  const shop = await startTestShop();
  const payload = orderOf('Tarot_partnerski', { partner: { name: 'Bogdan', birthDate: '1987-02-03' } });
  const { orderId } = (await shop.app.inject({ method: 'POST', url: '/api/order', payload })).json();
  const rows = new Map(await whatWasOrdered(shop.store.db, orderId));
  const { name, birthDate } = payload.customer;
  expect(rows.get('Imię')).toBe(name);
  expect(rows.get('Data urodzenia')).toBe(birthDate.split('-').toReversed().join('.'));
  expect(rows.get('Druga osoba')).toBe('Bogdan');
  expect(rows.get('Data urodzenia drugiej osoby')).toBe('03.02.1987');
  await shop.close();
});
