import { ERROR_CODE, isErrorCode, type CouponHeld, type ErrorCode } from '#domain/error-code.ts';

export type FailureKind = 'offline' | 'timeout' | 'refused' | 'nonsense';

/** Whether an API call failed because the API knows nothing by what it named. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiFailure && error.isUnknown;

/**
 * The only error that API calls reject with. `code` is one of ER-1, or `CouponHeld`; `isLost` means that the outcome of the call is
 * unknown, so a retry must carry the same idempotency key (OF-6).
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: FailureKind;
  readonly code: ErrorCode | CouponHeld;
  readonly isLost: boolean;
  /** The API knows nothing by what was named: the same call gives the same. */
  readonly isUnknown: boolean;
  /** JSON pointers of the rejected fields, if the API lists them (an addition of ours). */
  readonly paths: readonly string[];

  constructor(
    kind: FailureKind,
    options: { code?: unknown; isLost?: boolean; isUnknown?: boolean; paths?: readonly string[] } = {},
  ) {
    super(`The API call failed: ${kind}`);
    this.kind = kind;
    this.code = isErrorCode(options.code) ? options.code : ERROR_CODE.server;
    if (this.code === 103 && options.paths?.[0]) this.code = 1103;
    this.isLost = options.isLost ?? kind !== 'refused';
    this.isUnknown = options.isUnknown ?? false;
    this.paths = options.paths ?? [];
  }
}
