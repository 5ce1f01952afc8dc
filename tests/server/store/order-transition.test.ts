import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#domain/payment.ts';
import { transitionOf, orderTransition, type OrderEvent } from '#server/store/order-transition.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { approveByHand, draftOrder, statusOf } from '../answers/paid-order.ts';

const MOVES: [OrderEvent, OrderStatus[], OrderStatus][] = [
  ['payment.complete', ['DRAFT', 'CANCELED'], 'GENERATING_RESPONSE'],
  ['payment.fail', ['DRAFT'], 'CANCELED'],
  ['answer.schedule', ['GENERATING_RESPONSE'], 'SCHEDULED'],
  ['answer.send', ['SCHEDULED'], 'SENT'],
  ['answer.recall', ['SCHEDULED'], 'GENERATING_RESPONSE'],
  ['order.cancel', ['GENERATING_RESPONSE', 'SCHEDULED'], 'CANCELED'],
];

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

describe.each(MOVES)('%s', (event, from, to) => {
  it(`leads from ${from.join(', ')} to ${to}, as the machine says`, () => {
    const move = transitionOf(event);
    expect([move.from.toSorted(), move.to]).toEqual([from.toSorted(), to]);
  });

  it('moves a row only from there', async () => {
    for (const status of ORDER_STATUSES) {
      const order = await draftOrder(store.db);
      await approveByHand(store.db, order, 'Tak.');
      await store.db
        .updateTable('shop_order')
        .set({ status, paid_at: new Date(), response: 'Tak.', scheduled_for: new Date() })
        .where('id', '=', order.orderId)
        .execute();
      const moved = await orderTransition(store.db, order.orderId, event).returning('id').execute();
      const allowed = from.includes(status);
      expect([moved.length, await statusOf(store.db, order)], status).toEqual(
        allowed ? [1, to] : [0, status],
      );
    }
  });
});
