import { sql } from 'kysely';
import { RIGHT_AFTER_ANSWER } from './right-after-answer.ts';

/**
 * Whether a statement would have consequences if it were proved, in a query over `withdrawal`, `withdrawal_proof` and its
 * `shop_order`: the order waits for its answer, or the right to withdraw has outlived the answer.
 */
export const WAITS_FOR_PROOF = sql<boolean>`coalesce(
  proved_at is null and (
    shop_order.status in ('GENERATING_RESPONSE', 'SCHEDULED')
    or (shop_order.status = 'SENT' and ${RIGHT_AFTER_ANSWER} = 'open')
  ), false)`;
