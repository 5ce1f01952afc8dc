import { sql } from 'kysely';
import type { ProductType } from '#domain/product-type.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { MAY_REPEAT } from '#server/store/strangers/order-key.ts';
import { opensAgain } from '#server/store/strangers/again-key.ts';
import { findNextOffers, type NextOffers } from './next-offers.ts';

/** A paid order that can be followed by another. Its people are as they were typed. */
export interface RepeatableOrder extends NextOffers {
  productName: string;
  fairyName: string;
  productType: ProductType;
  productId: string;
  name: string;
  /** `YYYY-MM-DD`, like the partner's. */
  birthDate: string;
  city: string | null;
  partnerName: string | null;
  partnerBirthDate: string | null;
}

/**
 * Finds a paid order by its number and its key (store/strangers/again-key.ts), with what its specialist sells today. `undefined` for a wrong
 * pair, an order that was not paid, one whose data are deleted, and one that may not be repeated by its key.
 */
export async function findRepeatable(
  db: Db,
  { orderId, key }: { orderId: number; key: string },
): Promise<RepeatableOrder | undefined> {
  if (!Number.isSafeInteger(orderId) || orderId <= 0 || orderId > 2 ** 31 - 1) return undefined;
  const order = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select([
      'customer_id as customerId',
      'product_name as productName',
      'fairy_name as fairyName',
      'product_type as productType',
      'fairy_product.product_id as productId',
      'fairy_product.fairy_id as fairyId',
      'fairy_product_id as fairyProductId',
      'customer_name as name',
      sql<string>`birth_date::text`.as('birthDate'),
      'city',
      'partner_name as partnerName',
      sql<string | null>`partner_birth_date::text`.as('partnerBirthDate'),
    ])
    .where('shop_order.id', '=', orderId)
    .where('paid_at', 'is not', null)
    .where('shop_order.deleted', '=', false)
    .where(MAY_REPEAT)
    // The constraint shop_order_sold_whole; the name goes only with the rest.
    .$narrowType<{ productName: string; fairyName: string; productType: ProductType; name: string }>()
    // Joined by it.
    .$narrowType<{ fairyProductId: string }>()
    .executeTakeFirst();
  if (!order || !(await opensAgain(db, { orderId, customerId: order.customerId }, key))) return undefined;
  const { fairyId, fairyProductId, customerId: _, ...rest } = order;
  return { ...rest, ...(await findNextOffers(db, { fairyId, fairyProductId })) };
}
