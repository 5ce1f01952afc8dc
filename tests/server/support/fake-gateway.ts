import type { PaymentProvider } from '#domain/payment.ts';
import type { RefundOrder, RefundUpdate } from '#server/pay/refund-port.ts';
import {
  InvalidNotification,
  PaymentProviderError,
  type PaymentGateway,
  type PaymentUpdate,
  type PaymentRequest,
  type ProviderFee,
  type StartedPayment,
} from '#server/pay/payment-port.ts';

/** A provider that keeps what it was asked and answers as the test wants. */
export class FakeGateway implements PaymentGateway {
  readonly requests: PaymentRequest[] = [];
  /** The provider's ids of the payments that it was told to close. */
  readonly closed: string[] = [];
  /** The provider's ids of the payments that it was told to capture. */
  readonly captured: string[] = [];
  /** The customer has paid, and the shop does not know it yet. */
  takenWhenClosed = false;
  /** What the provider says of a payment when it is asked. */
  reported: PaymentUpdate | undefined;
  /** Refunds as the provider has them, by the shop's id: each once, however often it is asked for. */
  readonly refunds = new Map<string, RefundUpdate>();
  /** The state in which the provider makes a refund. */
  refundState: RefundUpdate['state'] = 'pending';
  /** Loses the response to a refund that was made. */
  losesRefunds = false;
  /** Rejects the next calls. */
  down = false;
  /** Runs inside `start`, before it answers. */
  whileStarting: (request: PaymentRequest) => Promise<void> = async () => undefined;

  constructor(readonly provider: PaymentProvider) {}

  async start(request: PaymentRequest): Promise<StartedPayment> {
    this.requests.push(request);
    await this.whileStarting(request);
    if (this.down) throw new PaymentProviderError('down');
    return {
      providerPaymentId: `${this.provider}-${request.paymentId}`,
      paymentLink: `https://pay.example/${request.paymentId}`,
    };
  }

  async readNotification(): Promise<PaymentUpdate | undefined> {
    throw new InvalidNotification('The fake takes no notifications');
  }

  async fetchStatus(): Promise<PaymentUpdate | undefined> {
    return this.reported;
  }

  /** What it says that it kept of a payment. */
  fee: ProviderFee | 'later' | 'untold' = 'untold';
  async fetchFee() {
    return this.fee;
  }

  async capture(providerPaymentId: string): Promise<void> {
    if (this.down) throw new PaymentProviderError('down');
    this.captured.push(providerPaymentId);
  }

  async close(providerPaymentId: string): Promise<'closed' | 'taken'> {
    if (this.down) throw new PaymentProviderError('down');
    this.closed.push(providerPaymentId);
    return this.takenWhenClosed ? 'taken' : 'closed';
  }

  async refund(order: RefundOrder): Promise<RefundUpdate> {
    if (this.down) throw new PaymentProviderError('down');
    const { refundId, providerPaymentId, amount, currency } = order;
    const state = this.refundState;
    const made = this.refunds.get(refundId) ?? {
      refundId,
      providerPaymentId,
      amount,
      currency,
      state,
      ...(state === 'failed' ? { failure: 'refused' } : { providerRefundId: `re-${refundId}` }),
    };
    this.refunds.set(refundId, made);
    if (this.losesRefunds) throw new PaymentProviderError('no response');
    return made;
  }

  async fetchRefund(_paymentId: string, providerRefundId: string): Promise<RefundUpdate | undefined> {
    return [...this.refunds.values()].find((refund) => refund.providerRefundId === providerRefundId);
  }
}

export const fakeGateways = () => ({ PAYU: new FakeGateway('PAYU'), STRIPE: new FakeGateway('STRIPE') });
