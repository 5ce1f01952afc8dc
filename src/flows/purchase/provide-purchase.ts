import { fromPromise } from 'xstate';
import { purchaseMachine, type OrderDraft, type PlacedOrder } from '#machines/purchase.machine.ts';
import type { PurchasePorts } from './purchase-ports.ts';

/** The purchase machine with its ports, whose code is loaded with the form; nothing is sent before. */
export const providePurchase = (ports: () => Promise<PurchasePorts>) =>
  purchaseMachine.provide({
    actors: {
      applyCoupon: fromPromise(async ({ input }) => (await ports()).applyCoupon(input)),
      createOrder: fromPromise<PlacedOrder, OrderDraft>(async ({ input }) =>
        (await ports()).createOrder(input),
      ),
    },
  });
