import { positionName } from '#copy/purchase/tarot.ts';
import { isCardId, type LaidCard, type PlacedCard } from '#domain/answer/tarot.ts';
import { PAGE_TYPES, type ProductType } from '#domain/product-type.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

const TAROT: readonly ProductType[] = PAGE_TYPES.tarot;

/** The named positions of the spread that an order was sold with; `undefined` for a service that has no cards. */
export async function spreadOf(db: Db | Trx, orderId: number): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .select(['product_type as productType', 'spread'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.productType && TAROT.includes(row.productType) ? row.spread : undefined;
}

/**
 * Stores the position's name with each card, so that renaming a spread later changes no answer. Duplicate cards, and
 * cards of a service without cards, are dropped.
 */
export async function placeCards(
  trx: Trx,
  orderId: number,
  laid: readonly { card: string; isReversed: boolean }[],
): Promise<PlacedCard[]> {
  const spread = await spreadOf(trx, orderId);
  if (!spread) return [];
  const cards = laid.filter(
    (one, place): one is LaidCard =>
      isCardId(one.card) && laid.findIndex(({ card }) => card === one.card) === place,
  );
  return cards.map(({ card, isReversed }, place) => ({
    position: positionName(spread, place, cards.length),
    card,
    isReversed,
  }));
}
