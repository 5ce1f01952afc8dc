import { foldLetters } from '#domain/typed/typed-text.ts';
import { sql } from 'kysely';
import { ERROR_CODE } from '#domain/error-code.ts';
import type { Grosze } from '#domain/grosze.ts';
import { priceAfter } from '#domain/price.ts';
import type { ProductType } from '#domain/product-type.ts';
import { ApiError } from '#server/api-error.ts';
import { holderDigest, limitHeld, type CouponHolder } from './coupon-holds.ts';
import type { Db, Trx } from './tables/tables.ts';

const unavailable = () => new ApiError(409, ERROR_CODE.couponUnavailable, 'Coupon no longer available');

/**
 * SQL condition for a coupon that may be spent now, used both to show a price and to spend the coupon. `ownUses` are
 * held by the customer's own unpaid orders and would be released.
 */
const spendableWith = (ownUses: number) => sql<boolean>`
  (max_uses is null or uses - ${ownUses}::integer < max_uses) and valid_from <= now()
  and (valid_until is null or valid_until > now()) and stopped_at is null
`;

interface Sale {
  productType: ProductType;
  price: Grosze;
}

/**
 * Finds the code of the coupon that was meant: the typed one, or the only one that differs in diacritics, since
 * phones write PAPROĆ15 for PAPROC15.
 */
export async function meantCode(db: Db | Trx, code: string): Promise<string> {
  const exact = await db.selectFrom('coupon').select('code').where('code', '=', code).executeTakeFirst();
  if (exact) return code;
  const alike = await db
    .selectFrom('coupon')
    .select('code')
    .where(sql`translate(code, 'ĄĆĘŁŃÓŚŹŻ', 'ACELNOSZZ')`, '=', foldLetters(code).toUpperCase())
    .limit(2)
    .execute();
  return alike.length === 1 && alike[0] ? alike[0].code : code;
}

/**
 * Computes the price after a coupon without spending it. `ownUses` are held by the customer's own unpaid
 * orders and would be released.
 * @throws {ApiError} 102 (404) unknown, 104 (422) not for this product, 103 (409) used up or out of its time.
 */
export async function priceWithCoupon(db: Db | Trx, code: string, sale: Sale, ownUses = 0): Promise<Grosze> {
  const coupon = await db
    .selectFrom('coupon')
    .select(['percent', 'amount', 'product_types', spendableWith(ownUses).as('spendable')])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!coupon) throw new ApiError(404, ERROR_CODE.couponNotFound, 'Coupon not found');
  if (coupon.product_types && !coupon.product_types.includes(sale.productType)) {
    throw new ApiError(422, ERROR_CODE.couponNotApplicable, 'Coupon not applicable for given product');
  }
  if (!coupon.spendable) throw unavailable();
  return priceAfter(sale.price, coupon);
}

/**
 * Spends a coupon for an order by a conditional update, so that one of two concurrent orders gets its last use. Until the
 * order is paid or ends, its holder holds a use of a limited coupon.
 * @throws {ApiError} 103 (409) when no use is left, or the holder's unpaid orders hold too many.
 */
export async function spendCoupon(
  trx: Trx,
  code: string,
  orderId: number,
  holder: CouponHolder,
): Promise<void> {
  if (!(await takeOneUse(trx, code))) throw unavailable();
  // Counted under the lock of the coupon's row, so that concurrent orders see each other.
  await limitHeld(trx, code, holder, { field: '/couponCode' });
  // Also for a coupon without a limit, which may get one while the order waits.
  const held_by = await holderDigest(trx, code, holder.ip);
  await trx.insertInto('coupon_use').values({ order_id: orderId, coupon_code: code, held_by }).execute();
}

/** Releases an order's use of its coupon, at most once; an order without a coupon stays as it is. */
export async function releaseCoupon(trx: Trx, orderId: number): Promise<void> {
  const released = await trx
    .updateTable('coupon_use')
    .set({ released_at: new Date(), held_by: null })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning('coupon_code')
    .executeTakeFirst();
  if (!released) return;
  await trx
    .updateTable('coupon')
    .set((row) => ({ uses: row('uses', '-', 1) }))
    .where('code', '=', released.coupon_code)
    .execute();
}

/**
 * Keeps the coupon of a paid order, which nobody holds any more. It is spent again for a canceled order whose payment
 * arrived after all; when it has been used up meanwhile, the customer keeps the price that she has paid and the coupon's
 * count does not change.
 */
export async function keepCoupon(trx: Trx, orderId: number): Promise<void> {
  await trx.updateTable('coupon_use').set({ held_by: null }).where('order_id', '=', orderId).execute();
  const use = await trx
    .selectFrom('coupon_use')
    .select('coupon_code')
    .where('order_id', '=', orderId)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
  if (!use || !(await takeOneUse(trx, use.coupon_code))) return;
  await trx.updateTable('coupon_use').set({ released_at: null }).where('order_id', '=', orderId).execute();
}

async function takeOneUse(trx: Trx, code: string): Promise<boolean> {
  const taken = await trx
    .updateTable('coupon')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('code', '=', code)
    .where(spendableWith(0))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
