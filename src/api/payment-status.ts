import { paymentStatusResponse, purchaseReportResponse } from '#schemas/payment-status-response.schema.ts';
import { readWith } from './read-with.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

/** GET /order/payment-status/{orderId} (AP-7). Rejects with ApiFailure. */
export const getPaymentStatus = (
  client: ShopClient,
  orderId: number,
  customerId: string,
  signal?: AbortSignal,
) =>
  readResponse(
    client.GET('/order/payment-status/{orderId}', {
      params: { path: { orderId }, query: { customerId } },
      cache: 'no-store',
      ...(signal && { signal }),
    }),
    readWith(paymentStatusResponse),
  );

/** POST /order/purchase-report/{orderId} (OR-5). Rejects with ApiFailure. */
export const claimPurchaseReport = (
  client: ShopClient,
  orderId: number,
  { customerId, claim }: { customerId: string; claim: string },
) =>
  readResponse(
    client.POST('/order/purchase-report/{orderId}', {
      params: { path: { orderId }, query: { customerId } },
      body: { claim },
    }),
    readWith(purchaseReportResponse),
  );
