import type { OperationId } from '#server/contract.ts';

/** Default limit of a request body, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Body limits of single operations, in bytes; an order may hold the chart's drawing. */
export const BODY_LIMITS: Partial<Record<OperationId, number>> = { createOrder: 512 * 1024 };

/** Requests in flight above which further ones get 503. */
export const MAX_CONCURRENT_REQUESTS = 1_000;

/** Requests of one IP address per minute, to all operations without a limit of their own together. */
export const CALLS_PER_MINUTE = 600;

/** Limits per minute of operations that write, mail or compute; payment providers have none. */
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
