import { randomUUID } from 'node:crypto';
import { initialTransition, transition } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentStatus } from '#domain/payment.ts';
import { orderFulfilmentMachine, type FulfilmentEvent } from '#machines/order-fulfilment.machine.ts';
import { noteAccepted } from '#server/answers/agreement-mails.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import type { Store } from '#server/store/store.ts';
import { isWholeProof } from '#tools/proof.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { approveByHand, approveText, callOff, draftOrder, stateOf } from '../answers/paid-order.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

/** What happens to an order: what the machine hears of it, and what the server is told. */
interface Happening {
  name: string;
  event: FulfilmentEvent | undefined;
  tell: (order: PlacedOrder) => Promise<unknown>;
}

const provider =
  (status: PaymentStatus) =>
  ({ paymentId, totalPrice }: PlacedOrder) =>
    applyPaymentUpdate(store.db, {
      updateId: randomUUID(),
      paymentId,
      providerPaymentId: `PAYU-${paymentId}`,
      status,
      amount: totalPrice,
      currency: 'PLN',
    });
const moves =
  (type: FulfilmentEvent['type']) =>
  ({ orderId }: PlacedOrder) =>
    orderTransition(store.db, orderId, type).execute();

const HAPPENINGS: readonly Happening[] = [
  { name: 'waits', event: undefined, tell: provider('WAITING_FOR_CONFIRMATION') },
  {
    name: 'paid',
    event: { type: 'payment.complete' },
    async tell(order) {
      await provider('COMPLETED')(order);
      // The approval's own agreement is the first one.
      await noteAccepted(store.db, { orderId: order.orderId, number: 2 });
    },
  },
  { name: 'unpaid', event: { type: 'payment.fail' }, tell: provider('CANCELED') },
  {
    name: 'approved',
    event: { type: 'answer.schedule' },
    async tell({ orderId }) {
      await approveText(store.db, orderId, 'Tak.');
      await orderTransition(store.db, orderId, 'answer.schedule')
        .set({ response: 'Tak.', scheduled_for: new Date() })
        .execute();
    },
  },
  { name: 'recalled', event: { type: 'answer.recall' }, tell: moves('answer.recall') },
  { name: 'sent', event: { type: 'answer.send' }, tell: moves('answer.send') },
  { name: 'called off', event: { type: 'order.cancel' }, tell: ({ orderId }) => callOff(store.db, orderId) },
];

/** All sequences of this length. */
const sequences = (length: number): (readonly Happening[])[] =>
  length === 0
    ? [[]]
    : sequences(length - 1).flatMap((before) => HAPPENINGS.map((happening) => [...before, happening]));

/** Whether each of these happenings moves the order on. */
function allMove(happenings: readonly Happening[]): boolean {
  let [snapshot] = initialTransition(orderFulfilmentMachine);
  return happenings.every(({ event }) => {
    if (!event || snapshot.status !== 'active') return false;
    const before = snapshot.value;
    [snapshot] = transition(orderFulfilmentMachine, snapshot, event);
    return snapshot.value !== before;
  });
}

/** All of two happenings, and each third one after two that moved the order; the whole proof has all of four. */
const chosen = isWholeProof
  ? sequences(4)
  : [...sequences(2), ...sequences(3).filter((sequence) => allMove(sequence.slice(0, 2)))];

test(
  'the machine and the ledger agree after each event of every sequence [OR-1]',
  { timeout: 300_000 },
  async () => {
    for (const sequence of chosen) {
      const order = await draftOrder(store.db);
      await approveByHand(store.db, order, 'Tak.');
      let [snapshot] = initialTransition(orderFulfilmentMachine);
      for (const { event, tell } of sequence) {
        if (event && snapshot.status === 'active')
          [snapshot] = transition(orderFulfilmentMachine, snapshot, event);
        await tell(order);
        expect(await stateOf(store.db, order), sequence.map(({ name }) => name).join(', ')).toBe(
          snapshot.value,
        );
      }
    }
  },
);
