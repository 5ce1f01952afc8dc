import { ERROR_CODE, isErrorCode, type ErrorCode } from '#domain/error-code.ts';

export type FailureKind = 'offline' | 'timeout' | 'refused' | 'nonsense';

/**
 * The one way a call of the shop fails. `code` is one of ER-1; `isLost` says that nobody knows whether
 * the call was carried out, so that repeating it must carry the same idempotency key (OF-6).
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: FailureKind;
  readonly code: ErrorCode;
  readonly isLost: boolean;
  /** Names of the wrong fields, where the API says them (ours). */
  readonly paths: readonly string[];

  constructor(
    kind: FailureKind,
    options: { code?: unknown; isLost?: boolean; paths?: readonly string[] } = {},
  ) {
    super(`The API call failed: ${kind}`);
    this.kind = kind;
    this.code = isErrorCode(options.code) ? options.code : ERROR_CODE.server;
    this.isLost = options.isLost ?? kind !== 'refused';
    this.paths = options.paths ?? [];
  }
}
