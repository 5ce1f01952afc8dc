import { PaymentProviderError, type PaymentGateway } from './payment-port.ts';
import type { RefundGateway } from './refund-port.ts';

/** The part of a provider's port that jobs call. */
type GatewayOfJobs = Pick<PaymentGateway, 'fetchStatus' | 'fetchFee' | 'close' | keyof RefundGateway>;

/** A failure that took this long (ms) was waiting; one that comes at once keeps no worker busy. */
const SLOW = 2_000;
/** Slow failures in a row after which the provider counts as hanging. */
const TOLERATED = 3;
/** How long (ms) a hanging provider is not called; afterwards a single call tries. */
const PAUSE = 60_000;

/**
 * Circuit breaker for the jobs' calls to a provider: while it does not respond, they fail at once, so that a backlog
 * does not block the workers. A customer's order is never refused by it.
 */
export function withBreaker(
  gateway: Pick<PaymentGateway, 'provider'> & GatewayOfJobs,
  now: () => number = () => performance.now(),
): GatewayOfJobs {
  let slowFailures = 0;
  let pausedUntil = 0;

  async function guarded<Result>(call: () => Promise<Result>): Promise<Result> {
    const began = now();
    if (slowFailures >= TOLERATED) {
      if (began < pausedUntil)
        throw new PaymentProviderError(`${gateway.provider} does not answer and is not asked for a while`);
      // Only this call tries; the others go on waiting for its outcome.
      pausedUntil = began + PAUSE;
    }
    try {
      const result = await call();
      slowFailures = 0;
      return result;
    } catch (error) {
      if (now() - began >= SLOW) {
        slowFailures += 1;
        pausedUntil = now() + PAUSE;
      } else slowFailures = 0;
      throw error;
    }
  }

  return {
    fetchStatus: (id) => guarded(() => gateway.fetchStatus(id)),
    fetchFee: (id) => guarded(() => gateway.fetchFee(id)),
    close: (id) => guarded(() => gateway.close(id)),
    refund: (order) => guarded(() => gateway.refund(order)),
    fetchRefund: (...ids) => guarded(() => gateway.fetchRefund(...ids)),
  };
}
