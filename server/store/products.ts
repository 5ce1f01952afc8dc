import type { Product } from '#domain/catalogue.ts';
import { least, type Grosze } from '#domain/grosze.ts';
import type { ProductType } from '#domain/product-type.ts';
import { sql } from 'kysely';
import type { CachedRead } from './catalogue-cache.ts';
import { IS_SOLD } from './fairies.ts';
import type { Given } from './statements/kept-statement.ts';
import type { Db, Trx } from './tables/tables.ts';

/** Lists the products in the shop, of one type or all, in display order (AP-2), without basePrompt (AP-15). */
export async function listProducts(db: Db, type?: ProductType): Promise<Product[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'title', 'description', 'image_src', 'product_type', 'questions_count'])
    .where('archived_at', 'is', null)
    .$if(type !== undefined, (query) => query.where('product_type', '=', type as ProductType))
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    imageSrc: row.image_src,
    productType: row.product_type,
    questionsCount: row.questions_count,
  }));
}

/** A product on sale: its lowest price, and how many sell it today. */
export interface SoldProduct extends Product {
  lowest: Grosze;
  sellers: number;
}

/** Lists the products that somebody sells today, in display order. */
export async function listSoldProducts(db: Db): Promise<SoldProduct[]> {
  const [products, offers] = await Promise.all([
    listProducts(db),
    db
      .selectFrom('fairy_product')
      .innerJoin('fairy', 'fairy.id', 'fairy_product.fairy_id')
      .select(['fairy_product.product_id as productId', 'fairy_product.price as price'])
      .where(IS_SOLD)
      .execute(),
  ]);
  return products.flatMap((product) => {
    const prices = offers.filter(({ productId }) => productId === product.id).map((offer) => offer.price);
    const [first, ...others] = prices;
    return first === undefined ? [] : { ...product, lowest: least(first, ...others), sellers: prices.length };
  });
}

/** A specialist's offer of one product. */
export interface Offer {
  fairyProductId: string;
  fairyName: string;
  productName: string;
  productType: ProductType;
  questionsCount: number;
  price: Grosze;
}

/** The offers that can be bought now: on sale, of specialists of the shop who are not absent. */
export const selectOffers = (db: Db | Trx) =>
  db
    .selectFrom('fairy_product')
    .innerJoin('product', 'product.id', 'fairy_product.product_id')
    .innerJoin('fairy', 'fairy.id', 'fairy_product.fairy_id')
    .select([
      'fairy_product.id as fairyProductId',
      'fairy.name as fairyName',
      'product.title as productName',
      'product.product_type as productType',
      'product.questions_count as questionsCount',
      'fairy_product.price as price',
    ])
    .where(IS_SOLD);

/** Finds an offer by its fairyProductId. */
export const findOffer = (db: Db | Trx, fairyProductId: string): Promise<Offer | undefined> =>
  selectOffers(db).where('fairy_product.id', '=', fairyProductId).executeTakeFirst();

/**
 * Finds an offer in the cached catalogue, or else in the database. The cache may be a second old, so a sale must
 * check `isStillOffered`.
 */
export async function findKeptOffer(
  db: Db,
  cached: CachedRead,
  fairyProductId: string,
): Promise<Offer | undefined> {
  const offers = await cached('offers', async () => {
    const rows = await selectOffers(db).execute();
    return new Map(rows.map((offer) => [offer.fairyProductId, offer]));
  });
  return offers.get(fairyProductId) ?? findOffer(db, fairyProductId);
}

/**
 * SQL condition, in the statement that stores an order: what it sells is still offered, word for word and for this price.
 * Not as `exists`: PostgreSQL would look up the one row in a table made of the whole catalogue, for each order anew.
 */
export const isStillOffered = (questionsCount: Given<number>) => sql<boolean>`coalesce((
  select price = full_price and ${IS_SOLD}
    and title = product_name and fairy.name = fairy_name and product.product_type = shop_order.product_type
    and questions_count = ${questionsCount}
  from fairy_product
  join product on product.id = fairy_product.product_id join fairy on fairy.id = fairy_product.fairy_id
  where fairy_product.id = shop_order.fairy_product_id
), false)`;
