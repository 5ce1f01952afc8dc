import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import type { ListedOrder, OrderEntry } from '#desk/domain/wire.ts';
import { readOrders } from '#desk/orders/read-orders.ts';
import { listed } from './sample-listed.ts';

const ORDER = listed({ customerName: null, state: 'unpaid', promisedUntil: null, at: null });

const whole: OrderEntry[] = [
  { orderId: 1001, order: ORDER },
  {
    orderId: 1002,
    order: { ...ORDER, state: 'sent', payment: { amount: grosze(4_900), state: 'part-refunded' } },
  },
  { orderId: 1003, order: null },
];

test.each([
  ['without its specialist', { ...ORDER, fairy: undefined }],
  ['in a state of tomorrow', { ...ORDER, state: 'dreamt' }],
  ['whose payment is in one', { ...ORDER, payment: { amount: grosze(4_900), state: 'dreamt' } }],
  ['of no amount', { ...ORDER, payment: { amount: '49', state: 'paid' } }],
  ['that is a number', 7],
])('an order %s keeps its number and breaks no list', (_, broken) => {
  const entry = { orderId: 1004, order: broken as unknown as ListedOrder };
  expect(readOrders([...whole, entry])).toEqual([...whole, { orderId: 1004, order: null }]);
});
