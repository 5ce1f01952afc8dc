import { ERROR_CODE, isErrorCode, type CouponHeld, type ErrorCode } from '#domain/error-code.ts';

/** `unknown`: the API refuses because it knows nothing by what was named; the same call gives the same. */
export type FailureKind = 'offline' | 'timeout' | 'refused' | 'unknown' | 'nonsense';

/**
 * The only error that API calls reject with. `code` is one of ER-1, or `CouponHeld`; `isLost` means that the outcome of the call is
 * unknown, so a retry must carry the same idempotency key (OF-6).
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: FailureKind;
  readonly code: ErrorCode | CouponHeld;
  readonly isLost: boolean;
  /** JSON pointers of the rejected fields, if the API lists them (an addition of ours). */
  readonly paths: readonly string[];

  constructor(
    kind: FailureKind,
    options: { code?: unknown; isLost?: boolean; paths?: readonly string[] } = {},
  ) {
    super(`The API call failed: ${kind}`);
    this.kind = kind;
    this.code = isErrorCode(options.code) ? options.code : ERROR_CODE.server;
    if (this.code === 103 && options.paths?.[0]) this.code = 1103;
    this.isLost = options.isLost ?? kind !== 'refused';
    this.paths = options.paths ?? [];
  }
}
