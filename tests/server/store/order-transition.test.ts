import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ORDER_STATES,
  orderTransition,
  statusIn,
  transitionOf,
  type OrderEvent,
  type OrderState,
} from '#server/store/order-transition.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { approveByHand, draftOrder, stateOf, statusOf } from '../answers/paid-order.ts';

const MOVES: [OrderEvent, OrderState[], OrderState][] = [
  ['payment.complete', ['DRAFT', 'CANCELED'], 'GENERATING_RESPONSE'],
  ['payment.fail', ['DRAFT'], 'CANCELED'],
  ['answer.schedule', ['GENERATING_RESPONSE'], 'SCHEDULED'],
  ['answer.send', ['SCHEDULED'], 'SENT'],
  ['answer.recall', ['SCHEDULED'], 'GENERATING_RESPONSE'],
  ['order.cancel', ['GENERATING_RESPONSE', 'SCHEDULED'], 'CALLED_OFF'],
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
    for (const state of ORDER_STATES) {
      const order = await draftOrder(store.db);
      await approveByHand(store.db, order, 'Tak.');
      await store.db
        .updateTable('shop_order')
        .set({
          status: statusIn(state),
          paid_at: state === 'CANCELED' ? null : new Date(),
          response: 'Tak.',
          scheduled_for: new Date(),
        })
        .where('id', '=', order.orderId)
        .execute();
      const moved = await orderTransition(store.db, order.orderId, event).returning('id').execute();
      // Who marks an order as paid notes the time with it, in the same update (payment-ledger.ts).
      expect([moved.length, await statusOf(store.db, order)], state).toEqual(
        from.includes(state) ? [1, statusIn(to)] : [0, statusIn(state)],
      );
      if (moved.length === 0) expect(await stateOf(store.db, order)).toBe(state);
    }
  });
});
