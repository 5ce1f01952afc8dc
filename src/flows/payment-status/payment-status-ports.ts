import { fromPromise } from 'xstate';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';

/** The payment-status machine with its port filled; a call that is left behind is cut off. */
export const plugPaymentStatus = (api: ShopApiSource) =>
  paymentStatusMachine.provide({
    actors: {
      askStatus: fromPromise(async ({ input, signal }) =>
        (await api()).getPaymentStatus(input.orderId, input.customerId, signal),
      ),
    },
  });
