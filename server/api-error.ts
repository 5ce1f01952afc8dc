import { OwnError } from '#server/own-error.ts';
import type { DeskErrorCode } from '#domain/desk/error-code.ts';
import { ERROR_CODE, type ErrorCode } from '#domain/error-code.ts';

/** One invalid field of a request: its JSON pointer in the body, and a message for developers. */
export interface FieldProblem {
  path: string;
  message: string;
}

/**
 * An error that is sent to the client as `{ code, message }` (AP-13, ER-1). Messages are for developers; the
 * storefront shows its own Polish text for each code.
 */
export class ApiError extends OwnError {
  override name = 'ApiError';
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode | DeskErrorCode,
    message: string,
    readonly errors: readonly FieldProblem[] = [],
    options?: ErrorOptions & { extra?: Readonly<Record<string, unknown>> },
  ) {
    super(message, options);
    this.extra = options?.extra ?? {};
  }

  /** Further fields of the body, such as the newer version after a conflict. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** 400: the request is invalid by the contract or by the product's rules. */
export const badRequest = (message: string, errors: readonly FieldProblem[] = []) =>
  new ApiError(400, ERROR_CODE.client, message, errors);

/** 404: the resource does not exist, or the caller may not know that it does. */
export const notFound = (message: string) => new ApiError(404, ERROR_CODE.client, message);

/** 409: the request contradicts an earlier one. */
export const conflict = (message: string) => new ApiError(409, ERROR_CODE.client, message);

/** 502: a service that the shop depends on failed; a retry may succeed. `cause` is logged and kept for the owner. */
export const upstreamFailed = (message: string, cause?: unknown) =>
  new ApiError(502, ERROR_CODE.server, message, [], { cause });
