import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import { fullAddress } from '#server/full-address.ts';
import { keyedHash } from './strangers/keyed-hash.ts';
import type { Db, Trx } from './tables/tables.ts';

/** Uses of one limited coupon that the unpaid orders of one customer, or of one network address, may hold at once. */
export const MAX_HELD = 3;

/** Who orders with a coupon: the network address, and the browser by the customerIds of its earlier orders. */
export interface CouponHolder {
  ip: string;
  customerIds: readonly string[];
}

/**
 * Keyed digest of a coupon and a network address, to compare unpaid orders. Only the first half of an IPv6 address
 * counts, since a customer has a whole /64.
 */
export function holderDigest(db: Db | Trx, code: string, ip: string): Promise<string> {
  const address = fullAddress(ip);
  const network = isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address;
  return keyedHash(db, 'coupon-holder', `${code} ${network}`);
}

/**
 * Refuses a holder whose unpaid orders have as many uses of a limited coupon as allowed; a coupon without a limit is refused
 * to nobody. `replaced`: orders that would
 * give way to the new one.
 * @throws {ApiError} 103 (409) with the coupon's field in `errors`, unlike a coupon that is used up.
 */
export async function limitHeld(
  db: Db | Trx,
  code: string,
  { ip, customerIds }: CouponHolder,
  { field, replaced = [] }: { field: '/code' | '/couponCode'; replaced?: readonly number[] },
): Promise<void> {
  const heldBy = await holderDigest(db, code, ip);
  const { held } = await db
    .selectFrom('coupon_use')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    // A coupon without a limit needs no reservation.
    .innerJoin('coupon', 'coupon.code', 'coupon_code')
    .where('max_uses', 'is not', null)
    .select(sql<number>`count(*)::int`.as('held'))
    .where('coupon_code', '=', code)
    .where('held_by', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('held_by', '=', heldBy),
        ...(customerIds.length > 0 ? [eb('customer_id', 'in', [...customerIds])] : []),
      ]),
    )
    .$if(replaced.length > 0, (query) => query.where('order_id', 'not in', [...replaced]))
    .executeTakeFirstOrThrow();
  if (held < MAX_HELD) return;
  throw new ApiError(409, ERROR_CODE.couponUnavailable, 'Unpaid orders hold too many uses of this coupon', [
    { path: field, message: `is held by ${MAX_HELD} unpaid orders` },
  ]);
}
