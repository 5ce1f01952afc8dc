import { noteAccepted } from '#server/answers/agreement-mails.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markSent } from '#server/answers/answered-order.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import type { PaymentStatus } from '#domain/payment.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Store } from '#server/store/store.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { callOff, draftOrder, stateOf } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { explore } from '#tools/model/explore.ts';
import { orderFulfilment } from '#tools/model/models/order-fulfilment.ts';
import { edgeCover, pathPerEdge } from '#tools/model/paths.ts';
import type { ReplayedStep } from '#tools/model/model.ts';
import { replayPath } from '#tools/model/replay.ts';
import { orderFulfilmentSteps, type Backoffice } from '#tools/model/steps/order-fulfilment.ts';
import { deleteWalk, saveWalk, recordOf } from '#tools/model/walk-record.ts';
import { walk } from '#tools/model/walk.ts';

let store: Store;
const walked: (readonly ReplayedStep[])[] = [];
beforeAll(async () => {
  deleteWalk('server', orderFulfilment.name);
  store = await startTestStore();
});
afterAll(async () => {
  saveWalk(orderFulfilment.name, recordOf(orderFulfilment.name, 'server', walked));
  await store.close();
});

/** The server's code over a real database, one order at a time. */
function backoffice(): Backoffice {
  let order: PlacedOrder | undefined;
  const known = () => order ?? expect.fail('No order has been placed');
  const notify = async (status: PaymentStatus) => {
    const { paymentId, totalPrice } = known();
    const outcome = await applyPaymentUpdate(store.db, {
      updateId: randomUUID(),
      paymentId,
      providerPaymentId: `PAYU-${paymentId}`,
      status,
      amount: totalPrice,
      currency: 'PLN',
    });
    expect(outcome).toBe('applied');
  };
  return {
    async place() {
      order = await draftOrder(store.db);
    },
    notifyPaid: () => notify('COMPLETED'),
    tellFailed: () => notify('CANCELED'),
    async answer() {
      await noteAccepted(store.db, { orderId: known().orderId, number: 1 });
      await answerOrder(store.db, known().orderId, 'Karty mówią: tak.');
    },
    async recall() {
      const moved = await orderTransition(store.db, known().orderId, 'answer.recall')
        .returning('id')
        .execute();
      expect(moved).toHaveLength(1);
    },
    mail: () => markSent(store.db, known().orderId),
    async cancel() {
      expect(await callOff(store.db, known().orderId)).toBe(true);
    },
    state: () => stateOf(store.db, known()),
  };
}

describe.each(orderFulfilment.chapters.map((chapter) => [chapter.title, chapter] as const))(
  '%s',
  (_, chapter) => {
    const graph = explore(orderFulfilment.machine, chapter);
    const ways = [...pathPerEdge(graph), ...edgeCover(graph)].map(
      (path) => [path.map(({ happening }) => happening.words).join(' '), path] as const,
    );
    test.each(ways)('%s [MO-3]', async (_words, path) => {
      const steps = replayPath(orderFulfilment.machine, chapter, path);
      await walk(orderFulfilment, steps, orderFulfilmentSteps(backoffice()));
      walked.push(steps);
    });
  },
);
