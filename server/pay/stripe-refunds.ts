import Stripe from 'stripe';
import { minorUnits } from '#domain/grosze.ts';
import type { RefundState } from '#domain/payment.ts';
import { PaymentProviderError } from './payment-port.ts';
import type { DisputeUpdate, RefundGateway, RefundOrder, RefundUpdate } from './refund-port.ts';

/** Runs a call of the SDK with a time limit; every failure is a PaymentProviderError. */
export type StripeCall = <Result>(call: () => Promise<Result>) => Promise<Result>;

const STATE_OF: ReadonlyMap<string, Exclude<RefundState, 'asked'>> = new Map([
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** As many refunds as one list has; a payment of the shop has few. */
const LIMIT = 100;

/**
 * Refunds and disputes of Stripe (docs.stripe.com/api/refunds, docs.stripe.com/refunds, docs.stripe.com/disputes). The
 * shop knows a payment by its checkout session, Stripe's refunds by their payment intent; each leads to the other.
 */
export class StripeRefunds implements RefundGateway {
  readonly #stripe: Stripe;
  readonly #call: StripeCall;

  constructor(stripe: Stripe, call: StripeCall) {
    this.#stripe = stripe;
    this.#call = call;
  }

  /**
   * The list is read first: Stripe forgets an idempotency key after a day, and until then repeats even a response of 500
   * (docs.stripe.com/api/idempotent_requests).
   */
  async refund(order: RefundOrder): Promise<RefundUpdate> {
    const { refundId, providerPaymentId, amount, currency } = order;
    const intent = await this.#intentOf(providerPaymentId);
    const made = await this.#find(intent, refundId);
    if (made) return updateOf(made, providerPaymentId);
    try {
      const created = await this.#call(() =>
        this.#stripe.refunds.create(
          {
            payment_intent: intent,
            amount,
            metadata: { refundId, sessionId: providerPaymentId, orderId: String(order.orderId) },
          },
          { idempotencyKey: `refund-${refundId}` },
        ),
      );
      return updateOf(created, providerPaymentId);
    } catch (error) {
      const failure = refusalIn(error);
      if (failure === undefined) throw error;
      // Refused because an earlier call, whose response was lost, has made it meanwhile?
      const late = await this.#find(intent, refundId);
      if (late) return updateOf(late, providerPaymentId);
      return { refundId, providerPaymentId, state: 'failed', amount, currency, failure };
    }
  }

  async fetchRefund(providerPaymentId: string, providerRefundId: string): Promise<RefundUpdate | undefined> {
    const refund = await this.#call(() => this.#stripe.refunds.retrieve(providerRefundId)).catch(
      (error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      },
    );
    return refund && updateOf(refund, providerPaymentId);
  }

  /** Reads a notified refund; `undefined` when its payment is none of the shop's. */
  async readRefund(refund: Stripe.Refund): Promise<RefundUpdate | undefined> {
    const sessionId = refund.metadata?.['sessionId'] ?? (await this.#sessionOf(refund.payment_intent));
    return sessionId === undefined ? undefined : updateOf(refund, sessionId);
  }

  /** Fetches all refunds of a notified charge: the event itself has none of them. */
  async readCharge(charge: Stripe.Charge): Promise<RefundUpdate[]> {
    const intent = idOf(charge.payment_intent);
    const sessionId = await this.#sessionOf(charge.payment_intent);
    if (intent === undefined || sessionId === undefined) return [];
    return (await this.#list(intent)).map((refund) => updateOf(refund, sessionId));
  }

  /** Reads a notified dispute; `undefined` when its payment is none of the shop's. */
  async readDispute(dispute: Stripe.Dispute): Promise<DisputeUpdate | undefined> {
    const sessionId = await this.#sessionOf(dispute.payment_intent);
    if (sessionId === undefined) return undefined;
    return {
      disputeId: dispute.id,
      providerPaymentId: sessionId,
      amount: minorUnits(dispute.amount),
      currency: dispute.currency.toUpperCase(),
      reason: dispute.reason,
      status: dispute.status,
      isClosed: ['won', 'lost', 'warning_closed', 'prevented'].includes(dispute.status),
    };
  }

  async #find(intent: string, refundId: string): Promise<Stripe.Refund | undefined> {
    return (await this.#list(intent)).find(({ metadata }) => metadata?.['refundId'] === refundId);
  }

  async #list(intent: string): Promise<Stripe.Refund[]> {
    const list = await this.#call(() =>
      this.#stripe.refunds.list({ payment_intent: intent, limit: LIMIT }).then(({ data }) => data),
    );
    // The SDK accepts any JSON as a list.
    if (!Array.isArray(list)) throw new PaymentProviderError('Stripe answered without a list of refunds');
    return list;
  }

  async #intentOf(sessionId: string): Promise<string> {
    const session = await this.#call(() => this.#stripe.checkout.sessions.retrieve(sessionId));
    const intent = idOf(session.payment_intent);
    if (intent === undefined) throw new PaymentProviderError('Stripe has no payment of this session');
    return intent;
  }

  async #sessionOf(intent: Stripe.Refund['payment_intent']): Promise<string | undefined> {
    const id = idOf(intent);
    if (id === undefined) return undefined;
    const sessions = await this.#call(() =>
      this.#stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }).then(({ data }) => data),
    );
    if (!Array.isArray(sessions))
      throw new PaymentProviderError('Stripe answered without a list of sessions');
    return sessions[0]?.id;
  }
}

const idOf = (object: string | { id: string } | null): string | undefined =>
  (typeof object === 'string' ? object : object?.id) ?? undefined;

function updateOf(refund: Stripe.Refund, providerPaymentId: string): RefundUpdate {
  const state = STATE_OF.get(refund.status ?? '');
  if (typeof refund.id !== 'string' || state === undefined)
    throw new PaymentProviderError('Stripe answered without a refund');
  return {
    providerPaymentId,
    refundId: refund.metadata?.['refundId'],
    providerRefundId: refund.id,
    state,
    amount: minorUnits(refund.amount),
    currency: refund.currency.toUpperCase(),
    ...(state === 'failed' && { failure: refund.failure_reason ?? refund.status ?? undefined }),
  };
}

/** The code of a refusal for good (too much, already refunded, disputed); `undefined` for any other failure. */
function refusalIn(error: unknown): string | undefined {
  const cause = error instanceof PaymentProviderError ? error.cause : undefined;
  const isRefusal = cause instanceof Stripe.errors.StripeInvalidRequestError && cause.statusCode === 400;
  return isRefusal ? (cause.code ?? 'refused') : undefined;
}

const isAnsweredWith = (error: unknown, status: number): boolean => {
  const cause = error instanceof PaymentProviderError ? error.cause : undefined;
  return cause instanceof Stripe.errors.StripeError && cause.statusCode === status;
};

/** Whether Stripe answered that it has no such object (HTTP 404). */
export const isMissing = (error: unknown): boolean => isAnsweredWith(error, 404);

/** Whether Stripe answered that a restricted key may not read this (HTTP 403). */
export const isForbidden = (error: unknown): boolean => isAnsweredWith(error, 403);
