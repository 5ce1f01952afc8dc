import type { ColumnType, Generated } from 'kysely';
import type { ProductType } from '#domain/product-type.ts';
import type { Moment, MomentOrNone } from './moments.ts';

/** Coupons, those of batches among them. */
export interface CouponTable {
  code: string;
  /** This or `amount`. */
  percent: number | null;
  /** In grosze. */
  amount: Generated<number | null>;
  product_types: ProductType[] | null;
  valid_from: ColumnType<Date, string, string>;
  valid_until: ColumnType<Date | null, string | null, string | null>;
  max_uses: number | null;
  uses: Generated<number>;
  is_public: Generated<boolean>;
  stopped_at: MomentOrNone;
  batch: Generated<string | null>;
  created_at: Moment;
  /** Set by a trigger (063_coupon_desk.sql). */
  field_versions: ColumnType<Readonly<Record<string, number>>, never, never>;
}

/** Many single-use codes that were made in one go (063_coupon_desk.sql). */
export interface CouponBatchTable {
  id: Generated<string>;
  name: string;
  created_at: Moment;
  stopped_at: MomentOrNone;
}
