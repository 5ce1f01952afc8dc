import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import type { Sight } from '#server/desk/order/open-orders.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Corrections of sent answers that nobody has ended, the oldest first. No clock runs for one: it is kept in mind here. */
export async function openCorrections(db: Db, { fairyId }: Sight): Promise<DeskSchemas['OpenCorrection'][]> {
  const rows = await db
    .selectFrom('answer_correction')
    .innerJoin('shop_order', 'shop_order.id', 'answer_correction.order_id')
    .innerJoin('fairy_product', 'fairy_product.id', 'shop_order.fairy_product_id')
    .select([
      'shop_order.id as orderId',
      'product_name as productName',
      'customer_name as customerName',
      'fairy_name as fairyName',
      'person_name as by',
      'begun_at as at',
    ])
    .where('ended_at', 'is', null)
    .where('shop_order.deleted', '=', false)
    .$if(fairyId !== null, (query) => query.where('fairy_product.fairy_id', '=', fairyId))
    .orderBy('begun_at')
    .orderBy('answer_correction.id')
    // The constraint shop_order_sold_whole.
    .$narrowType<{ productName: string; fairyName: string }>()
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
