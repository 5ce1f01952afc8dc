import type { OperationId } from '#server/contract.ts';

/** Default limit of a request body, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Body limits of single operations, in bytes; an order may hold the chart's drawing. */
export const BODY_LIMITS: Partial<Record<OperationId, number>> = { createOrder: 512 * 1024 };

/** Longest parameter of a path, in characters: the id of a passkey, of whose length its maker decides. */
export const LONGEST_PARAMETER = 1_500;

/**
 * Time limits (ms) for a client that sends slowly: for its headers, for its whole request, and how often they are looked
 * at. The limit of the headers must be the smaller one: Node swaps the two otherwise.
 */
export const CONNECTION_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};

/** Requests in flight above which further ones get 503. A request counts once its body has arrived. */
export const MAX_CONCURRENT_REQUESTS = 1_000;

/** Requests of one IP address in flight above which its further ones get 429. A request counts from its headers on. */
export const MAX_CONCURRENT_PER_ADDRESS = 100;

/**
 * Requests of one IP address per minute, to all operations of the API without a limit of their own together; those of the
 * blog are counted apart.
 */
export const CALLS_PER_MINUTE = 600;

/** Limits per minute of operations that write, mail or compute; payment providers have none. */
export const RATE_LIMITS: Partial<Record<OperationId, { max: number } | false>> = {
  createOrder: { max: 20 },
  applyCoupon: { max: 30 },
  claimPurchaseReport: { max: 60 },
  sendContact: { max: 5 },
  reviewWithdrawal: { max: 20 },
  confirmWithdrawal: { max: 5 },
  signUpNewsletter: { max: 5 },
  confirmNewsletter: { max: 20 },
  unsubscribeNewsletter: { max: 20 },
  computeBirthHoroscope: { max: 10 },
  stripeWebhook: false,
  payuNotify: false,
  healthLive: false,
  healthReady: false,
};
