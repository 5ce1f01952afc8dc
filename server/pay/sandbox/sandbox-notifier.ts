import { OwnError } from '#server/own-error.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { SandboxNotice } from './notices.ts';
import { payuNotificationOf } from './payu-objects.ts';
import { disputeNotification, refundNotification, type DisputeEnd } from './refund-notices.ts';
import { SANDBOX_JOBS } from './sandbox-job-kinds.ts';
import { findPayment, type SandboxPayment } from './sandbox-payments.ts';
import { findSandboxRefund, takeStep } from './sandbox-refunds.ts';
import type { SandboxSecrets } from './sandbox-secrets.ts';
import { stripeNotification } from './stripe-objects.ts';

export interface NotifierOptions {
  db: Db;
  secrets: SandboxSecrets;
  /** URLs of the shop's webhooks; read at every delivery, because a restart may change the port. */
  webhooks: Record<PaymentProvider, () => string>;
}

/** The shop did not accept a notification; the sandbox retries later, as providers do. */
class NotificationNotAccepted extends OwnError {
  override name = 'NotificationNotAccepted';
}

/** Sends notifications of a payment to the shop over HTTP, in order, with the provider's signature. */
export class SandboxNotifier {
  readonly #options: NotifierOptions;

  constructor(options: NotifierOptions) {
    this.#options = options;
  }

  async deliver(sandboxPaymentId: string, notices: readonly SandboxNotice[]): Promise<void> {
    const payment = await findPayment(this.#options.db, sandboxPaymentId);
    if (!payment) return;
    for (const notice of notices) await this.#post(payment, this.#message(payment, notice));
  }

  /** Performs a step of a refund and notifies the shop. A retry repeats the notifications, as providers do. */
  async #takeRefundStep(sandboxRefundId: string, step: number): Promise<void> {
    const { db, secrets } = this.#options;
    const refund = await findSandboxRefund(db, sandboxRefundId);
    const payment = refund && (await findPayment(db, refund.sandboxPaymentId));
    if (!payment) return;
    for (const status of await takeStep(db, refund, step))
      await this.#post(payment, refundNotification(payment, refund, status, secrets));
  }

  /** Tells the shop of a customer's dispute, or how it ended. */
  async dispute(payment: SandboxPayment, end: DisputeEnd): Promise<void> {
    await this.#post(payment, disputeNotification(payment, end, this.#options.secrets));
  }

  /** The handler of notifications that are sent as a job. */
  jobs(): JobHandler[] {
    return [
      jobHandler(SANDBOX_JOBS.notify, ({ sandboxPaymentId, notices }) =>
        this.deliver(sandboxPaymentId, notices),
      ),
      jobHandler(SANDBOX_JOBS.refund, ({ sandboxRefundId, step }) =>
        this.#takeRefundStep(sandboxRefundId, step),
      ),
    ];
  }

  async #post(
    payment: SandboxPayment,
    { headers, body }: { headers: Record<string, string>; body: string },
  ): Promise<void> {
    const response = await fetch(this.#options.webhooks[payment.provider](), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    if (!response.ok) throw new NotificationNotAccepted(`The shop responded with ${response.status}`);
  }

  #message(payment: SandboxPayment, notice: SandboxNotice) {
    const { secrets } = this.#options;
    if (payment.provider === 'PAYU') return payuNotificationOf(payment, notice, secrets.payu);
    // Stripe's sessions are never confirmed by the shop; scenarios.ts offers that to PayU alone.
    if (notice === 'toConfirm') throw new OwnError('Stripe has no notice of this kind');
    return stripeNotification(payment, notice, secrets.stripe.webhookSecret);
  }
}
