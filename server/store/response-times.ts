import { sql } from 'kysely';
import { MEASURED_FROM, responseTimeText } from '#domain/specialists/response-time.ts';
import { isSampleFairy } from './samples.ts';
import type { Db } from './tables/tables.ts';

interface Row {
  id: string;
  name: string;
  usual_minutes: number | null;
  response_time: string;
}

/**
 * SQL: when the specialist finished a sent answer (of `shop_order`): when it was sent, or when it was approved if it
 * waits for a gift's day.
 */
export const READY_AT = sql<Date>`case when gift_from is null then answered_at else coalesce((
  select min(approved_at) from answer_approval where order_id = shop_order.id and mailed_at is not null
), answered_at) end`;

/** A specialist's measured response time; `undefined` for too few answers. A sample specialist has her sample value. */
export const measuredTime = (row: Row): string | undefined =>
  row.usual_minutes !== null
    ? responseTimeText(row.usual_minutes)
    : isSampleFairy(row) && row.response_time !== ''
      ? row.response_time
      : undefined;

/**
 * Measures how soon each specialist answers: the median time from payment to answer over ninety days, from ten answers on;
 * a gift's wait for its day is not hers. It is rounded up to a quarter of an hour, or to an hour above ninety minutes. Only what has changed is written, since each write
 * makes the catalogue a new one.
 */
export async function measureResponseTimes(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; minutes: number | null }>`
    with measured as (
      select fairy_id, percentile_cont(0.5) within group (
        order by greatest(extract(epoch from ${READY_AT} - paid_at) / 60, 1)) as median
      from shop_order join fairy_product on fairy_product.id = fairy_product_id
      where answered_at > ${now}::timestamptz - interval '90 days' and answered_at is not null and paid_at is not null
      group by fairy_id having count(*) >= ${MEASURED_FROM}
    ), rounded as (
      select id, usual_minutes, (case when median <= 90 then ceil(median / 15) * 15 else ceil(median / 60) * 60 end)::int as minutes
      from fairy left join measured on fairy_id = fairy.id
    )
    select id, minutes from rounded where minutes is distinct from usual_minutes
  `.execute(db);
  for (const { id, minutes } of rows)
    await db.updateTable('fairy').set({ usual_minutes: minutes }).where('id', '=', id).execute();
}
