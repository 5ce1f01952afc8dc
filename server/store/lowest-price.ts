import { sql } from 'kysely';
import type { Grosze } from '#domain/grosze.ts';
import { lowestPriceBefore } from '#domain/price.ts';
import type { ProductType } from '#domain/product-type.ts';
import type { Db } from './tables/tables.ts';

const moment = (date: Date | null) => date?.getTime() ?? undefined;

/**
 * Reads the lowest price of the thirty days before a public coupon began. The shop shows it beside the reduced price
 * and calculates the saving from it. `undefined` for a personal coupon, which announces no reduction.
 */
export async function lowestPriceBeforeCoupon(
  db: Db,
  code: string,
  { fairyProductId, productType }: { fairyProductId: string; productType: ProductType },
): Promise<Grosze | undefined> {
  const coupons = await db
    .selectFrom('coupon')
    .select([
      'code',
      'percent',
      'amount',
      'valid_from',
      sql<Date | null>`least(valid_until, stopped_at)`.as('ended'),
    ])
    .where('is_public', '=', true)
    .where((is) =>
      is.or([is('product_types', 'is', null), sql<boolean>`${productType} = any(product_types)`]),
    )
    .execute();
  const coupon = coupons.find((one) => one.code === code);
  if (!coupon) return undefined;
  const { rows } = await sql<{ price: Grosze; from: Date; until: Date | null }>`
    select price, valid_from as "from", valid_until as "until" from price_history
    where fairy_product_id = ${fairyProductId}
    union all
    select price, price_since, null from fairy_product where id = ${fairyProductId} and on_sale
  `.execute(db);
  return lowestPriceBefore(coupon.valid_from.getTime(), {
    prices: rows.map(({ price, from, until }) => ({ price, from: from.getTime(), until: moment(until) })),
    reductions: coupons
      .filter((other) => other !== coupon)
      .map(({ percent, amount, valid_from, ended }) => ({
        discount: { percent, amount },
        from: valid_from.getTime(),
        until: moment(ended),
      })),
  });
}
