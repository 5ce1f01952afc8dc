import type { Db } from '#server/store/tables/tables.ts';
import type { PlacedOrder } from './placed-order.ts';

/**
 * Claims a paid order's `purchase` event (OR-5): the first claim is granted, and the same claim again. Resolves with
 * whether this one is.
 */
export async function claimPurchaseReport(
  db: Db,
  { orderId, status }: Pick<PlacedOrder, 'orderId' | 'status'>,
  claim: string,
): Promise<boolean> {
  if (status !== 'COMPLETED') return false;
  const granted = await db
    .updateTable('shop_order')
    .set({ purchase_claim: claim })
    .where('id', '=', orderId)
    .where((eb) => eb.or([eb('purchase_claim', 'is', null), eb('purchase_claim', '=', claim)]))
    .returning('id')
    .executeTakeFirst();
  return granted !== undefined;
}
