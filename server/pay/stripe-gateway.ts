import Stripe from 'stripe';
import { minorUnits } from '#domain/grosze.ts';
import { withError } from './return-error.ts';
import { StripeHttp } from './stripe-http.ts';
import {
  ASKED,
  InvalidNotification,
  PaymentProviderError,
  PROVIDER_TIMEOUT,
  type PaymentGateway,
  type PaymentUpdate,
  type PaymentRequest,
  type ProviderFee,
  type ProviderNotice,
  type StartedPayment,
} from './payment-port.ts';
import type { RefundOrder } from './refund-port.ts';
import { paidIn, paymentUpdateOf, statusOfSession } from './stripe-events.ts';
import { isForbidden, isMissing, StripeRefunds } from './stripe-refunds.ts';

export type StripePaymentMethod = 'card' | 'blik' | 'p24';

export interface StripeGatewayOptions {
  secretKey: string;
  webhookSecret: string;
  /** Base URL of Stripe's API (`https://api.stripe.com`, or the sandbox); read at every call. */
  apiUrl: () => string;
  /** Payment methods to offer; by default those enabled in the account's dashboard. */
  methods?: readonly StripePaymentMethod[];
  /** Time limit (ms) of one call, including the response's body. */
  timeout?: number;
}

/** Whether a key is of Stripe's live mode, where money is real. */
const isLiveKey = (secretKey: string) => /^[rs]k_live_/.test(secretKey);

/**
 * The payment port's adapter for Stripe Checkout (docs.stripe.com/api/checkout/sessions, docs.stripe.com/webhooks).
 * No automatic network retries: the customer waits for this call, and her own retry has the same idempotency key.
 */
export class StripeGateway implements PaymentGateway {
  readonly provider = 'STRIPE';
  readonly #stripe: Stripe;
  readonly #options: StripeGatewayOptions;
  readonly #refunds: StripeRefunds;

  constructor(options: StripeGatewayOptions) {
    this.#options = options;
    this.#stripe = new Stripe(options.secretKey, {
      httpClient: new StripeHttp(options.apiUrl),
      maxNetworkRetries: 0,
      timeout: options.timeout ?? PROVIDER_TIMEOUT,
      telemetry: false,
    });
    this.#refunds = new StripeRefunds(this.#stripe, (call) => this.#call(call));
  }

  async start(request: PaymentRequest): Promise<StartedPayment> {
    const session = await this.#call(() =>
      this.#stripe.checkout.sessions.create(this.#sessionParams(request), {
        idempotencyKey: request.idempotencyKey,
      }),
    );
    if (typeof session.id !== 'string' || !isWebAddress(session.url)) {
      throw new PaymentProviderError('Stripe answered without a payment page');
    }
    return { providerPaymentId: session.id, paymentLink: session.url };
  }

  async readNotification(
    headers: Record<string, string | string[] | undefined>,
    rawBody: Buffer,
  ): Promise<ProviderNotice | undefined> {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') throw new InvalidNotification('Stripe-Signature is missing');
    let event: Stripe.Event;
    try {
      event = this.#stripe.webhooks.constructEvent(rawBody, signature, this.#options.webhookSecret);
    } catch (error) {
      throw new InvalidNotification('Stripe-Signature does not hold', { cause: error });
    }
    // Ignores events of the other mode (test or live), which a wrong secret would let through: test money must not
    // pay for a real order.
    if (event.livemode === !isLiveKey(this.#options.secretKey)) return undefined;
    return paymentUpdateOf(event) ?? this.#noticeAfterPayment(event);
  }

  refund = (order: RefundOrder) => this.#refunds.refund(order);
  fetchRefund = (...ids: Parameters<StripeRefunds['fetchRefund']>) => this.#refunds.fetchRefund(...ids);

  /**
   * Reads events after a payment (docs.stripe.com/api/events/types). `charge.refunded` and `charge.refund.updated`
   * replace the refund events in accounts with an older API version. `charge.dispute.funds_withdrawn` and
   * `charge.dispute.updated` report that a bank's inquiry has become a dispute.
   */
  async #noticeAfterPayment(event: Stripe.Event): Promise<ProviderNotice | undefined> {
    switch (event.type) {
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
      case 'charge.refund.updated': {
        const refund = await this.#refunds.readRefund(event.data.object);
        return refund && { refunds: [refund] };
      }
      case 'charge.refunded':
        return { refunds: await this.#refunds.readCharge(event.data.object) };
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.closed': {
        const dispute = await this.#refunds.readDispute(event.data.object);
        return dispute && { dispute };
      }
      default:
        return undefined;
    }
  }

  async fetchStatus(providerPaymentId: string): Promise<PaymentUpdate | undefined> {
    const session = await this.#call(() =>
      this.#stripe.checkout.sessions.retrieve(providerPaymentId, { expand: ['payment_intent'] }),
    ).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!session) return undefined;
    if (session.id !== providerPaymentId || !session.client_reference_id) {
      throw new PaymentProviderError('Stripe answered with another session');
    }
    const status = statusOfSession(session);
    return {
      updateId: `${ASKED}${session.id}:${status}`,
      paymentId: session.client_reference_id,
      providerPaymentId: session.id,
      status,
      ...paidIn(session),
    };
  }

  /** The fee is in the charge's balance transaction (docs.stripe.com/api/balance_transactions), which may appear later. */
  async fetchFee(providerPaymentId: string): Promise<ProviderFee | 'later' | 'untold'> {
    const expand = ['payment_intent.latest_charge.balance_transaction'];
    const session = await this.#call(() =>
      this.#stripe.checkout.sessions.retrieve(providerPaymentId, { expand }),
    ).catch((error: unknown) => {
      if (isMissing(error) || isForbidden(error)) return undefined;
      throw error;
    });
    if (!session) return 'untold';
    const intent = session.payment_intent;
    const charge = intent !== null && typeof intent === 'object' ? intent.latest_charge : undefined;
    const booked = typeof charge === 'object' ? charge?.balance_transaction : undefined;
    if (typeof booked !== 'object' || booked === null) return 'later';
    return { amount: minorUnits(booked.fee), currency: booked.currency.toUpperCase() };
  }

  /** Stripe captures by itself: no session of the shop waits for it. */
  async capture(): Promise<void> {}

  /** Stripe refuses to expire a session that is not open; its status is read then. */
  async close(providerPaymentId: string): Promise<'closed' | 'taken'> {
    const { sessions } = this.#stripe.checkout;
    const expand = ['payment_intent'];
    const session = await this.#call(() => sessions.expire(providerPaymentId)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      return this.#call(() => sessions.retrieve(providerPaymentId, { expand }));
    });
    if (!session || session.status === 'expired') return 'closed';
    // The SDK accepts any JSON without an `error` as a session, whatever its HTTP status.
    if (session.status !== 'complete') throw new PaymentProviderError('Stripe did not close the session');
    // A complete session whose slow payment (P24) has failed can no longer be paid.
    return statusOfSession(session) === 'CANCELED' ? 'closed' : 'taken';
  }

  #sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
    return {
      mode: 'payment',
      locale: 'pl',
      // Otherwise a setting of the dashboard decides, and a card from abroad may be charged in another currency.
      adaptive_pricing: { enabled: false },
      client_reference_id: request.paymentId,
      customer_email: request.customerEmail,
      success_url: request.returnUrl,
      // Stripe reports nothing when the customer leaves its page; the shop learns it by this URL alone.
      cancel_url: withError(request.returnUrl, 'canceled'),
      // From the stored payment, not from now: Stripe rejects an idempotency key whose parameters have changed.
      expires_at: Math.floor(request.expiresAt.getTime() / 1000),
      ...(this.#options.methods && { payment_method_types: [...this.#options.methods] }),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'pln',
            unit_amount: request.amount,
            product_data: { name: request.productName, description: request.description },
          },
        },
      ],
      metadata: { orderId: String(request.orderId) },
    };
  }

  /** Turns every failure of a call into a PaymentProviderError without personal data. */
  async #call<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      const what =
        error instanceof Stripe.errors.StripeError
          ? `${error.type} ${error.statusCode ?? ''} ${error.code ?? ''}`
          : '';
      throw new PaymentProviderError(`The call to Stripe failed: ${what.trim()}`, { cause: error });
    }
  }
}

function isWebAddress(url: unknown): url is string {
  return typeof url === 'string' && /^https?:\/\//i.test(url) && URL.canParse(url);
}
