import { ANSWER_WITHIN_HOURS } from './shop-constants.ts';

/** When the promise given with a payment ends (BC-2). */
export const promisedUntil = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + ANSWER_WITHIN_HOURS * 3_600_000);
