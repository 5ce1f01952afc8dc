import { z } from 'zod';
import { fullAddress } from '#server/full-address.ts';
import {
  ASKED,
  InvalidNotification,
  PaymentProviderError,
  type PaymentGateway,
  type PaymentUpdate,
  type PaymentRequest,
  type ProviderNotice,
  type StartedPayment,
} from './payment-port.ts';
import { PayuClient, PayuOrderMissing, type PayuClientOptions } from './payu-client.ts';
import { isValidPayuSignature } from './payu-signature.ts';
import { PayuRefunds } from './payu-refunds.ts';
import {
  payuCreated,
  payuNotification,
  payuOrders,
  payuRefundNotification,
  STATUS_OF,
  type PayuOrder,
} from './payu-wire.ts';
import type { RefundOrder } from './refund-port.ts';

export interface PayuGatewayOptions extends PayuClientOptions {
  posId: string;
  /** Key that notifications are signed with. */
  secondKey: string;
  /** Absolute URL of the shop's /payment/payu/notify. */
  notifyUrl: () => string;
}

const ORDERS = '/api/v2_1/orders';

/** The payment port's adapter for PayU REST 2.1 (developers.payu.com/europe). */
export class PayuGateway implements PaymentGateway {
  readonly provider = 'PAYU';
  readonly #options: PayuGatewayOptions;
  readonly #client: PayuClient;
  readonly #refunds: PayuRefunds;

  constructor(options: PayuGatewayOptions) {
    this.#options = options;
    this.#client = new PayuClient(options);
    this.#refunds = new PayuRefunds(this.#client);
  }

  async start(request: PaymentRequest): Promise<StartedPayment> {
    const validFor = Math.floor((request.expiresAt.getTime() - Date.now()) / 1000);
    if (validFor <= 0) throw new PaymentProviderError('The payment attempt has expired');
    const created = await this.#client.call(
      { method: 'POST', path: ORDERS, body: this.#orderBody(request, validFor), success: [200, 201, 302] },
      payuCreated,
    );
    if (created.status.statusCode !== 'SUCCESS') {
      throw new PaymentProviderError('PayU did not accept the order');
    }
    return { providerPaymentId: created.orderId, paymentLink: created.redirectUri };
  }

  /**
   * For a signed COMPLETED, status and amount are read back from PayU. WAITING_FOR_CONFIRMATION means that PayU waits for
   * the shop to capture the payment; COMPLETED follows in its own notification.
   */
  async readNotification(
    headers: Record<string, string | string[] | undefined>,
    rawBody: Buffer,
  ): Promise<ProviderNotice | undefined> {
    const signature = headers['openpayu-signature'];
    if (typeof signature !== 'string') throw new InvalidNotification('OpenPayu-Signature is missing');
    if (!isValidPayuSignature(signature, rawBody, this.#options.secondKey)) {
      throw new InvalidNotification('OpenPayu-Signature does not hold');
    }
    const body = parseJson(rawBody);
    const refunded = payuRefundNotification.safeParse(body);
    if (refunded.success) {
      const { orderId, refund } = refunded.data;
      return { refunds: [await this.#refunds.readBack(orderId, refund)] };
    }
    const notification = payuNotification.safeParse(body);
    // Statuses that PayU may add are signed as well; they change nothing.
    if (!notification.success) return undefined;
    const { order } = notification.data;
    if (order.status === 'COMPLETED') return this.#readBack(order);
    return updateOf(order, '');
  }

  async fetchStatus(providerPaymentId: string): Promise<PaymentUpdate | undefined> {
    const order = await this.#read(providerPaymentId).catch((error: unknown) => {
      if (error instanceof PayuOrderMissing) return undefined;
      throw error;
    });
    return order && updateOf(order, ASKED);
  }

  refund = (order: RefundOrder) => this.#refunds.refund(order);
  fetchRefund = (...ids: Parameters<PayuRefunds['fetchRefund']>) => this.#refunds.fetchRefund(...ids);

  /** PayU reports its commission only in its panel. */
  async fetchFee(): Promise<'untold'> {
    return 'untold';
  }

  /**
   * Cancelling an order that is WAITING_FOR_CONFIRMATION returns all its money to the customer
   * (developers.payu.com/europe/docs/payment-flows/capture-and-cancel). PayU refuses to cancel one that has ended; its
   * status is read then.
   */
  async close(providerPaymentId: string): Promise<'closed' | 'taken'> {
    const path = `${ORDERS}/${encodeURIComponent(providerPaymentId)}`;
    try {
      await this.#client.call({ method: 'DELETE', path, success: [200] }, z.object({}));
      return 'closed';
    } catch (error) {
      if (error instanceof PayuOrderMissing) return 'closed';
      const { status } = await this.#read(providerPaymentId);
      if (status === 'NEW') throw error;
      return status === 'CANCELED' ? 'closed' : 'taken';
    }
  }

  async #readBack(notified: PayuOrder) {
    const order = await this.#read(notified.orderId);
    if (order.extOrderId !== notified.extOrderId || order.totalAmount !== notified.totalAmount) {
      throw new InvalidNotification('PayU notification differs from the order read back');
    }
    return updateOf(order, '');
  }

  async #read(orderId: string): Promise<PayuOrder> {
    const { orders } = await this.#client.call(
      { method: 'GET', path: `${ORDERS}/${encodeURIComponent(orderId)}`, success: [200] },
      payuOrders,
    );
    const order = orders.find((one) => one.orderId === orderId);
    if (!order) throw new PaymentProviderError('PayU answered with another order');
    return order;
  }

  /** Without a body, which would ask for a part. */
  async capture(orderId: string): Promise<void> {
    const path = `${ORDERS}/${encodeURIComponent(orderId)}/captures`;
    await this.#client.call({ method: 'POST', path, success: [200] }, z.object({}));
  }

  #orderBody(request: PaymentRequest, validFor: number) {
    const amount = String(request.amount);
    return {
      merchantPosId: this.#options.posId,
      extOrderId: request.paymentId,
      notifyUrl: this.#options.notifyUrl(),
      continueUrl: request.returnUrl,
      customerIp: fullAddress(request.customerIp),
      // The order's number, for whoever looks at the payment in PayU's panel.
      description: `Zamówienie ${request.orderId}: ${request.description}`,
      currencyCode: 'PLN',
      totalAmount: amount,
      validityTime: String(validFor),
      buyer: { email: request.customerEmail, language: 'pl' },
      products: [{ name: request.productName, unitPrice: amount, quantity: '1' }],
    };
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new InvalidNotification('PayU notification is not JSON');
  }
}

function updateOf(order: PayuOrder, prefix: '' | typeof ASKED): PaymentUpdate | undefined {
  if (!order.extOrderId) return undefined;
  const status = STATUS_OF[order.status];
  return {
    updateId: `${prefix}${order.orderId}:${status}`,
    paymentId: order.extOrderId,
    providerPaymentId: order.orderId,
    status,
    amount: order.totalAmount,
    currency: order.currencyCode.toUpperCase(),
    ...(order.status === 'WAITING_FOR_CONFIRMATION' && { awaitsCapture: true }),
  };
}
