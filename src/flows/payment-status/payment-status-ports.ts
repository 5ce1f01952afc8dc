import { fromPromise } from 'xstate';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';

/** The payment-status machine with its port implemented by the API; an abandoned call is aborted. */
export const providePaymentStatus = (api: ShopApiSource) =>
  paymentStatusMachine.provide({
    actors: {
      fetchPaymentStatus: fromPromise(async ({ input, signal }) =>
        (await api()).getPaymentStatus(input.orderId, input.customerId, signal),
      ),
    },
  });
