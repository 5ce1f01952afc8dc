/** Error codes of the API (ER-1), used by client and server. */
export const ERROR_CODE = {
  client: 100,
  couponExists: 101,
  couponNotFound: 102,
  couponUnavailable: 103,
  couponNotApplicable: 104,
  discountAbove100: 105,
  newsletterSignUp: 106,
  userExists: 107,
  unauthorized: 108,
  server: 500,
} as const;

export type ErrorCode = (typeof ERROR_CODE)[keyof typeof ERROR_CODE];

const CODES: ReadonlySet<number> = new Set(Object.values(ERROR_CODE));

/** Type guard for error codes. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'number' && CODES.has(value);

/**
 * Internal number for a 103 whose field is the coupon: it is still valid, but unpaid orders of this customer or
 * network hold as many uses as allowed. Never sent.
 */
export type CouponHeld = 1103;
