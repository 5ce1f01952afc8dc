import type { OperationId } from '#server/contract.ts';

/** Bytes of a body, unless said otherwise. */
export const BODY_LIMIT = 64 * 1024;

/** An order may carry the chart's drawing. */
export const BODY_LIMITS: Partial<Record<OperationId, number>> = { createOrder: 512 * 1024 };

/** Requests that may be under way at the same time. */
export const MOST_UNDER_WAY = 1_000;

/** Calls of one address in a minute, all operations without a number of their own together. */
export const CALLS_PER_MINUTE = 600;

/** What writes, mails or computes has a number of its own; providers may notify as often as they need. */
export const RATE_LIMITS: Partial<Record<OperationId, { max: number } | false>> = {
  createOrder: { max: 20 },
  applyCoupon: { max: 30 },
  sendContact: { max: 5 },
  signUpNewsletter: { max: 5 },
  confirmNewsletter: { max: 20 },
  unsubscribeNewsletter: { max: 20 },
  computeBirthHoroscope: { max: 10 },
  stripeWebhook: false,
  payuNotify: false,
  healthLive: false,
  healthReady: false,
};
