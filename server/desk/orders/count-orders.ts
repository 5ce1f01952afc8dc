import { sql } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { OrderSet } from './order-conditions.ts';

type Counts = DeskSchemas['OrderList']['counts'];

/** Counting ends behind this: a shop with a million orders must not be slower to list. */
const LIMIT = 10_000;

/** Refunded orders with the columns that an owner's list filters by, from the index of the refunds alone. */
const REFUNDED = sql`
  select distinct refunded_order as id, refunded_order_at as created_at, refunded_offer as fairy_product_id,
    refunded_order = any(array(select id from shop_order where deleted)) as deleted
  from refund`;

/** Counts orders by state, up to one more than the limit; payment states for owners only. */
export async function countOrders(db: Db, set: OrderSet, isOwner: boolean): Promise<Counts> {
  const first = sql`limit ${LIMIT + 1}`;
  const { rows } = await sql<Omit<Counts, 'all'> & { unpaid: number; refunded: number }>`
    with listed as ${set.isFound ? sql`materialized` : sql`not materialized`} (
      select shop_order.id, status from ${set.from} where ${set.where}
    )
    select
      (select count(*)::int from (
        select from listed where status in ('GENERATING_RESPONSE', 'SCHEDULED') ${first}) as counted) as "in-progress",
      (select count(*)::int from (select from listed where status = 'SENT' ${first}) as counted) as sent,
      (select count(*)::int from (select from listed where status = 'CANCELED' ${first}) as counted) as "called-off",
      (select count(*)::int from (select from listed where status = 'DRAFT' ${first}) as counted) as unpaid,
      ${
        isOwner
          ? sql`(select count(*)::int from (${
              set.isFound
                ? sql`select distinct listed.id from listed join refund on refunded_order = listed.id`
                : sql`select from (${REFUNDED}) as shop_order where ${set.where}`
            } ${first}) as counted)`
          : sql`0`
      } as refunded
  `.execute(db);
  const { unpaid, refunded, ...counts } = rows[0] ?? {
    'in-progress': 0,
    sent: 0,
    'called-off': 0,
    unpaid: 0,
    refunded: 0,
  };
  const sum = unpaid + Object.values(counts).reduce((total, count) => total + count, 0);
  const all = Math.min(sum, LIMIT + 1);
  return { all, ...counts, ...(isOwner && { unpaid, refunded }) };
}

/** Counts all orders of a set. */
export async function countAll(db: Db, set: OrderSet): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${set.from} where ${set.where}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
