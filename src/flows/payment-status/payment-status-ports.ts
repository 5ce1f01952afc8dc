import { fromPromise } from 'xstate';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';
import { closePurchaseClaim, purchaseClaim } from '#browser/purchase-claim.ts';

/** The payment-status machine with its ports implemented by the API; an abandoned question is aborted. */
export const providePaymentStatus = (api: ShopApiSource) =>
  paymentStatusMachine.provide({
    actors: {
      fetchPaymentStatus: fromPromise(async ({ input, signal }) =>
        (await api()).getPaymentStatus(input.orderId, input.customerId, signal),
      ),
      // Not aborted: the claim counts even if the page is left before its response.
      claimPurchaseReport: fromPromise(async ({ input: { orderId, customerId } }) => {
        const calls = await api();
        const response = await calls.claimPurchaseReport(orderId, {
          customerId,
          claim: purchaseClaim(orderId),
        });
        if (!response.isGranted) closePurchaseClaim(orderId);
        return response;
      }),
    },
  });
