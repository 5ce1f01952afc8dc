import { sql } from 'kysely';
import type { Grosze } from '#domain/grosze.ts';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { IS_ABSENT } from '#server/store/fairies.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type Price = DeskSchemas['Price'];

/**
 * Reads every price in the shop's order, on sale or not. Each has its lowest price of the last thirty days, and whether
 * it was reduced in them.
 */
export async function readPrices(db: Db | Trx): Promise<Price[]> {
  const { rows } = await sql<Omit<Price, 'lowestSince'> & { lowestSince: Date | null }>`
    select fairy_id as "fairyId", product_id as "productId", offer.price, on_sale as "isOnSale", price_version as version,
      on_sale and price_since > now() - interval '30 days' and exists (
        select from price_history as before where fairy_product_id = offer.id
          and valid_until = offer.price_since and before.price > offer.price
      ) as "isReduced",
      lowest.price as lowest, lowest.since as "lowestSince"
    from fairy_product as offer
    join fairy on fairy.id = fairy_id
    join product on product.id = product_id
    left join lateral (
      select price, since from (
        select offer.price, offer.price_since as since where on_sale
        union all
        select price, valid_from from price_history
        where fairy_product_id = offer.id and valid_until > now() - interval '30 days'
      ) as was order by price, since limit 1
    ) as lowest on true
    order by fairy.position, product.position, offer.id
  `.execute(db);
  return rows.map((row) => ({ ...row, lowestSince: row.lowestSince?.toISOString() ?? null }));
}

/** Products that have a price, archived ones among them: all but the e-book, which is given away. */
export const pricedProducts = (db: Db | Trx) =>
  db.selectFrom('product').where('product_type', '!=', 'NEWSLETTER');

/** Reads the matrix of prices: products down, specialists across, both in the shop's order. */
export async function readPriceList(db: Db): Promise<DeskSchemas['PriceList']> {
  const products = await pricedProducts(db)
    .select(['id', 'title', 'product_type as productType'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  const fairies = await db
    .selectFrom('fairy')
    .select([
      'id',
      'name',
      'image_src as image',
      sql<boolean>`is_available and not ${IS_ABSENT}`.as('isAvailable'),
    ])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  return {
    products: products.map((product) => ({
      ...product,
      productType: API_PRODUCT_TYPE[product.productType],
    })),
    fairies,
    prices: await readPrices(db),
  };
}

/** Reads what one price was within the last thirty days, oldest first; times off sale are gaps. */
export async function readPriceHistory(
  db: Db,
  fairyId: string,
  productId: string,
): Promise<DeskSchemas['PastPrice'][]> {
  const { rows } = await sql<{ price: Grosze; from: Date; until: Date | null }>`
    select was.price, was."from", was."until"
    from fairy_product as offer cross join lateral (
      select price, valid_from as "from", valid_until as "until" from price_history
      where fairy_product_id = offer.id and valid_until > now() - interval '30 days'
      union all
      select offer.price, offer.price_since, null where on_sale
    ) as was
    where fairy_id = ${fairyId} and product_id = ${productId} order by was."from"
  `.execute(db);
  return rows.map(({ price, from, until }) => ({
    price,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}
