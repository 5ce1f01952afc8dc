import { sql } from 'kysely';
import { RIGHT_AFTER_ANSWER } from './right-after-answer.ts';

/**
 * SQL: whether a proof of this withdrawal would have consequences: the order waits for its answer, or the right to
 * withdraw lasts beyond the answer. For queries over `withdrawal`, `withdrawal_proof` and `shop_order`.
 */
export const WAITS_FOR_PROOF = sql<boolean>`coalesce(
  proved_at is null and (
    shop_order.status in ('GENERATING_RESPONSE', 'SCHEDULED')
    or (shop_order.status = 'SENT' and ${RIGHT_AFTER_ANSWER} = 'open')
  ), false)`;
