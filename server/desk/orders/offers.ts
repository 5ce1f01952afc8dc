import type { Db } from '#server/store/tables/tables.ts';
import type { Sight } from '#server/desk/order/open-orders.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';

/** What orders are of: one product as one specialist sells it. */
export interface Offer {
  id: string;
  fairyId: string;
  fairyName: string;
  fairyImage: string;
  productId: string;
  productName: string;
}

/** Reads all offers, in the order of showing. The catalogue is small: queries name the offers that they want. */
export const readOffers = (db: Db): Promise<Offer[]> =>
  db
    .selectFrom('fairy_product')
    .innerJoin('fairy', 'fairy.id', 'fairy_id')
    .innerJoin('product', 'product.id', 'product_id')
    .select([
      'fairy_product.id',
      'fairy_id as fairyId',
      'fairy.name as fairyName',
      'fairy.image_src as fairyImage',
      'product_id as productId',
      'product.title as productName',
    ])
    .orderBy('fairy.position')
    .orderBy('product.position')
    .execute();

type Choices = Pick<DeskSchemas['OrderList'], 'fairies' | 'products'>;

/** Specialists and products that a person can filter by. */
export function choicesOf(offers: readonly Offer[], { fairyId }: Sight): Choices {
  const own = offers.filter((offer) => fairyId === null || offer.fairyId === fairyId);
  const named = (pairs: readonly (readonly [string, string])[]) =>
    [...new Map(pairs)].map(([id, name]) => ({ id, name }));
  return {
    fairies: fairyId === null ? named(own.map((offer) => [offer.fairyId, offer.fairyName])) : [],
    products: named(own.map((offer) => [offer.productId, offer.productName])),
  };
}
