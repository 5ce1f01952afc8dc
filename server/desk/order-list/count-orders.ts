import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/store/tables.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { inState } from './order-conditions.ts';

type Counts = DeskSchemas['OrderList']['counts'];

/** Counts orders by state; what tells of payments only for owners. */
export async function countOrders(db: Db, where: RawBuilder<boolean>, isOwner: boolean): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as "all",
      count(*) filter (where ${inState('in-progress')})::int as "in-progress",
      count(*) filter (where ${inState('sent')})::int as sent,
      count(*) filter (where ${inState('called-off')})::int as "called-off",
      count(*) filter (where ${inState('unpaid')})::int as unpaid
    from shop_order where ${where}
  `.execute(db);
  const { unpaid, ...counts } = rows[0] ?? { all: 0, 'in-progress': 0, sent: 0, 'called-off': 0 };
  if (!isOwner) return counts;
  const refunded = await sql<{ count: number }>`
    select count(*)::int from shop_order where ${where} and ${inState('refunded')}
  `.execute(db);
  return { ...counts, unpaid: unpaid ?? 0, refunded: refunded.rows[0]?.count ?? 0 };
}
