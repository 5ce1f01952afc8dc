import { sql } from 'kysely';

/**
 * When the specialist was done with a sent answer (of `shop_order`). One that waits for its gift's day was done when its
 * text was approved; any other when it left.
 */
export const READY_AT = sql<Date>`case when gift_from is null then answered_at else coalesce((
  select min(approved_at) from answer_approval where order_id = shop_order.id and mailed_at is not null
), answered_at) end`;
