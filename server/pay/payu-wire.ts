import { z } from 'zod';
import { minorUnits } from '#domain/grosze.ts';
import type { PaymentStatus } from '#domain/payment.ts';

/** Order statuses of PayU REST 2.1 (developers.payu.com/europe/api). */
const ORDER_STATUSES = ['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED', 'CANCELED'] as const;
export type PayuOrderStatus = (typeof ORDER_STATUSES)[number];

const webAddress = z.url({ protocol: /^https?$/ });

/** Response to the token request. */
export const payuToken = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().min(0) });

/** Response to POST /orders, with HTTP 200, 201 or 302. */
export const payuCreated = z.object({
  redirectUri: webAddress,
  orderId: z.string().min(1),
  status: z.object({ statusCode: z.string() }),
});

/** An order as PayU reports it. */
export const payuOrder = z.object({
  orderId: z.string().min(1),
  extOrderId: z.string().optional(),
  currencyCode: z.string(),
  totalAmount: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform((digits) => minorUnits(Number(digits))),
  status: z.enum(ORDER_STATUSES),
});
export type PayuOrder = z.infer<typeof payuOrder>;

/** Response to GET /orders/{orderId}. */
export const payuOrders = z.object({ orders: z.array(payuOrder).min(1) });

/** A refund as PayU reports it, and its response to GET /orders/{orderId}/refunds/{refundId}. Notifications may lack `extRefundId`. */
export const payuRefund = z.object({
  refundId: z.string().min(1),
  extRefundId: z.string().nullish(),
  amount: z.coerce.number().int().positive().transform(minorUnits),
  currencyCode: z.string(),
  status: z.enum(['PENDING', 'FINALIZED', 'CANCELED']),
  /** Why it was canceled. */
  statusError: z
    .object({ code: z.string().max(100) })
    .nullish()
    .catch(null),
});
export type PayuRefund = z.infer<typeof payuRefund>;

/** Responses to POST and GET /orders/{orderId}/refunds. PayU's reference has the list bare, its older examples wrapped. */
export const payuRefundMade = z.object({ refund: payuRefund });
const bareRefunds = z.array(payuRefund);
export const payuRefunds = z.union([
  bareRefunds,
  z.object({ refunds: bareRefunds }).transform(({ refunds }) => refunds),
]);

/** Bodies of notifications: an order's, and a refund's, which has the order's id beside it. */
export const payuNotification = z.object({ order: payuOrder });
export const payuRefundNotification = z.object({ orderId: z.string().min(1), refund: payuRefund });

/** Maps PayU's order status to the shop's payment status; NEW means that the customer has not begun, PENDING that
 * her money may be on its way. */
export const STATUS_OF: Record<PayuOrderStatus, PaymentStatus> = {
  NEW: 'PENDING',
  PENDING: 'WAITING_FOR_CONFIRMATION',
  WAITING_FOR_CONFIRMATION: 'WAITING_FOR_CONFIRMATION',
  COMPLETED: 'COMPLETED',
  CANCELED: 'CANCELED',
};
