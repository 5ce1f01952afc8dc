import type { Db } from '#server/store/tables/tables.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { sightOf } from '#server/desk/queue/queue-handler.ts';
import type { Session } from '#server/desk/access/sessions.ts';

/**
 * Sees to it that an order is there and the caller's to see.
 * @throws {ApiError} 404 for a foreign one as for one that is not there: the caller learns nothing of it
 */
export async function requireOrder(db: Db, orderId: number, session: Session): Promise<void> {
  const { fairyId } = sightOf(session);
  const row = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select('shop_order.id')
    .where('shop_order.id', '=', orderId)
    .where('deleted', '=', false)
    .$if(fairyId !== null, (query) => query.where('fairy_id', '=', fairyId).where('paid_at', 'is not', null))
    .executeTakeFirst();
  if (!row) throw unknown();
}
