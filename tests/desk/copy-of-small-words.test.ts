import { expect, test } from 'vitest';
import { orderCopy } from '#desk/copy/order.ts';
import { queueCopy } from '#desk/copy/queue.ts';
import { orderListCopy } from '#desk/orders/order-list-copy.ts';
import { withdrawalsCopy } from '#desk/withdrawals/withdrawals-copy.ts';

test('one order of one is no „1 z 1 zamówienie” [DK-9]', () => {
  expect(orderListCopy.shown(1, 1, 'najnowsze')).toBe('1 z\u00a01, najnowsze');
});

test('whoever was erased on request is not said to be erased for her age [DK-19]', () => {
  const words = [orderCopy.removed, queueCopy.noName, orderListCopy.noName, withdrawalsCopy.cleared];
  expect(new Set(words)).toEqual(new Set(['dane usunięte']));
});
