import * as z from 'zod/mini';

const byField = <T>(schema: z.ZodMiniType<T>) =>
  z.object({
    discount: schema,
    products: schema,
    validFrom: schema,
    validUntil: schema,
    maxUses: schema,
    audience: schema,
  });

/** A coupon: the text of each edited field with its version, and what it has been through. */
export const coupon = z.object({
  code: z.string(),
  state: z.enum(['running', 'waiting', 'used', 'expired', 'stopped']),
  standing: z.object({
    hasBegun: z.boolean(),
    hasEnded: z.boolean(),
    isPublic: z.boolean(),
    uses: z.number(),
  }),
  batch: z.nullable(z.string()),
  stoppedAt: z.nullable(z.string()),
  fields: byField(z.string()),
  versions: byField(z.number()),
});
export type Coupon = z.infer<typeof coupon>;

/** Many single-use codes that were made in one go. */
export const couponBatch = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  stoppedAt: z.nullable(z.string()),
  count: z.number(),
  uses: z.number(),
  discount: z.string(),
});
export type CouponBatch = z.infer<typeof couponBatch>;

/** An order that a coupon was used for; amounts in grosze. */
export const couponUse = z.object({
  orderId: z.number(),
  productName: z.string(),
  fairyName: z.string(),
  fullPrice: z.number(),
  totalPrice: z.number(),
  createdAt: z.string(),
  state: z.enum(['held', 'paid', 'released', 'late']),
});
export type CouponUse = z.infer<typeof couponUse>;

/** GET /coupons. */
export const couponsResponse = z.object({ coupons: z.array(coupon), batches: z.array(couponBatch) });

/** GET /coupons/{code}. */
export const couponResponse = z.object({ coupon, uses: z.array(couponUse) });
export type CouponDetails = z.infer<typeof couponResponse>;
