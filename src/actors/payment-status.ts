import { fromPromise } from 'xstate';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import { getPaymentStatus } from '#api/order.ts';
import type { ShopClient } from '#api/shop-client.ts';

/** The payment-status machine with its port filled; a call that is left behind is cut off. */
export const plugPaymentStatus = (client: ShopClient) =>
  paymentStatusMachine.provide({
    actors: {
      askStatus: fromPromise(({ input, signal }) =>
        getPaymentStatus(client, input.orderId, input.customerId, signal),
      ),
    },
  });
