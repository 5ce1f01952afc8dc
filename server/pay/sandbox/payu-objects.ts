import { signForPayu } from '../payu-signature.ts';
import type { PayuOrderStatus } from '../payu-wire.ts';
import type { SandboxNotice } from './notices.ts';
import { isExpired, type SandboxPayment } from './sandbox-payments.ts';
import type { SandboxRefund } from './sandbox-refunds.ts';
import type { SandboxStatus } from './scenarios.ts';

const STATUS: Record<SandboxStatus, PayuOrderStatus> = {
  OPEN: 'NEW',
  TO_CONFIRM: 'WAITING_FOR_CONFIRMATION',
  PAID: 'COMPLETED',
  DECLINED: 'CANCELED',
  ABANDONED: 'CANCELED',
};

const NOTICE_STATUS: Record<SandboxNotice, PayuOrderStatus> = {
  paid: 'COMPLETED',
  paidLater: 'COMPLETED',
  pending: 'PENDING',
  declined: 'CANCELED',
  abandoned: 'CANCELED',
  toConfirm: 'WAITING_FOR_CONFIRMATION',
};

/** An order in the format of PayU's API, with the fields that are read. */
export const payuOrderObject = (payment: SandboxPayment, posId: string) => ({
  orderId: payment.id,
  extOrderId: payment.paymentId,
  orderCreateDate: payment.createdAt.toISOString(),
  merchantPosId: posId,
  description: payment.description,
  currencyCode: 'PLN',
  totalAmount: String(payment.amount),
  status: isExpired(payment) ? 'CANCELED' : STATUS[payment.status],
  products: [{ name: payment.productName, unitPrice: String(payment.amount), quantity: '1' }],
});

const REFUND_STATUS = { PENDING: 'PENDING', DONE: 'FINALIZED', FAILED: 'CANCELED' } as const;

/** A refund in the format of PayU's API, with the fields that are read. */
export const payuRefundObject = (refund: SandboxRefund) => ({
  refundId: refund.id,
  extRefundId: refund.refundId,
  amount: String(refund.amount),
  currencyCode: 'PLN',
  creationDateTime: refund.createdAt.toISOString(),
  status: REFUND_STATUS[refund.status],
});

/** Builds a notification in PayU's format, signed as PayU does. */
export function payuNotificationOf(
  payment: SandboxPayment,
  notice: SandboxNotice,
  { posId, secondKey }: { posId: string; secondKey: string },
): { headers: Record<string, string>; body: string } {
  const order = { ...payuOrderObject(payment, posId), status: NOTICE_STATUS[notice] };
  const body = JSON.stringify({ order, localReceiptDateTime: new Date().toISOString(), properties: [] });
  return { headers: { 'openpayu-signature': signForPayu(Buffer.from(body), secondKey) }, body };
}
