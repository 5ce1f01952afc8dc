import { PayuOrderMissing, PayuRefusal, type PayuClient } from './payu-client.ts';
import { payuRefund, payuRefundMade, payuRefunds, type PayuRefund } from './payu-wire.ts';
import type { RefundGateway, RefundOrder, RefundUpdate } from './refund-port.ts';

const STATE_OF = { PENDING: 'pending', FINALIZED: 'done', CANCELED: 'failed' } as const;

/**
 * Refunds of PayU REST 2.1 (developers.payu.com/europe/docs/payment-flows/refunds): POST and GET
 * /orders/{orderId}/refunds, GET …/refunds/{refundId}. PayU has no notification of a disputed payment.
 */
export class PayuRefunds implements RefundGateway {
  readonly #client: PayuClient;

  constructor(client: PayuClient) {
    this.#client = client;
  }

  /** The list is read first, so that nothing rests on how PayU answers a repeated `extRefundId`. */
  async refund({
    refundId,
    orderId,
    providerPaymentId,
    amount,
    currency,
  }: RefundOrder): Promise<RefundUpdate> {
    const isOurs = ({ extRefundId }: PayuRefund) => extRefundId === refundId;
    const made = (await this.#list(providerPaymentId)).find(isOurs);
    if (made) return updateOf(made, providerPaymentId);
    const description = `Zwrot za zamówienie ${orderId}`;
    const refund = { description, amount: String(amount), currencyCode: currency, extRefundId: refundId };
    try {
      const path = refundsPath(providerPaymentId);
      const created = await this.#client.call(
        { method: 'POST', path, body: { refund }, success: [200, 201] },
        payuRefundMade,
      );
      return { ...updateOf(created.refund, providerPaymentId), refundId };
    } catch (error) {
      // 403 is about the key, which may read and not give back: once it may, the refund is asked for again.
      if (!(error instanceof PayuRefusal) || error.status === 403) throw error;
      // Refused because an earlier call, whose response was lost, has made it meanwhile?
      const late = (await this.#list(providerPaymentId)).find(isOurs);
      if (late) return updateOf(late, providerPaymentId);
      return { refundId, providerPaymentId, state: 'failed', amount, currency, failure: error.code };
    }
  }

  async fetchRefund(providerPaymentId: string, providerRefundId: string): Promise<RefundUpdate | undefined> {
    const found = await this.#find(providerPaymentId, providerRefundId);
    return found && updateOf(found, providerPaymentId);
  }

  /** Reads a notified refund back: the notification itself may not name the shop's id. */
  async readBack(orderId: string, notified: PayuRefund): Promise<RefundUpdate> {
    return (await this.fetchRefund(orderId, notified.refundId)) ?? updateOf(notified, orderId);
  }

  async #find(orderId: string, refundId: string): Promise<PayuRefund | undefined> {
    try {
      const path = `${refundsPath(orderId)}/${encodeURIComponent(refundId)}`;
      return await this.#client.call({ method: 'GET', path, success: [200] }, payuRefund);
    } catch (error) {
      if (error instanceof PayuOrderMissing) return undefined;
      throw error;
    }
  }

  async #list(orderId: string): Promise<PayuRefund[]> {
    try {
      const path = refundsPath(orderId);
      return await this.#client.call({ method: 'GET', path, success: [200] }, payuRefunds);
    } catch (error) {
      if (error instanceof PayuOrderMissing) return [];
      throw error;
    }
  }
}

const refundsPath = (orderId: string) => `/api/v2_1/orders/${encodeURIComponent(orderId)}/refunds`;

const updateOf = (refund: PayuRefund, providerPaymentId: string): RefundUpdate => ({
  providerPaymentId,
  refundId: refund.extRefundId ?? undefined,
  providerRefundId: refund.refundId,
  state: STATE_OF[refund.status],
  amount: refund.amount,
  currency: refund.currencyCode.toUpperCase(),
  ...(refund.status === 'CANCELED' && { failure: refund.statusError?.code ?? 'CANCELED' }),
});
