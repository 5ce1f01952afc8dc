import { sql } from 'kysely';
import { WITHDRAWAL_DAYS } from '#domain/withdrawal.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${SHOP_TIME_ZONE})::date`;

/** The right to withdraw after the answer: open, lost, or expired. */
export type RightAfterAnswer = 'open' | 'lost' | 'late';

/**
 * Decides, in a query over `withdrawal` and its `shop_order`, whether the right to withdraw outlived the answer: fourteen
 * days from the contract, unless the customer had requested to begin at once and acknowledged that the answer ends it
 * (act on consumer rights, art. 27 and art. 38 ust. 1 pkt 1). A statement from before the answer was sent is always in
 * time for that. A period that ends on a Saturday, a Sunday or a holiday lasts until the next working day.
 */
export const RIGHT_AFTER_ANSWER = sql<RightAfterAnswer>`case
  when ${dayOf('withdrawal.received_at')} > last_day(${dayOf('shop_order.paid_at')} + ${sql.lit(WITHDRAWAL_DAYS)})
    then 'late'
  when withdrawal.received_at >= shop_order.answered_at and exists (
    select from consent where consent.order_id = shop_order.id and consent.kind = 'early-start'
  ) then 'lost'
  else 'open'
end`;
