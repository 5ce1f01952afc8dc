import { ERROR_CODE, type ErrorCode } from '#domain/error-code.ts';

/** What was wrong with one field: its JSON pointer in the body and words for developers. */
export interface FieldProblem {
  path: string;
  message: string;
}

/**
 * A refusal that the caller gets as `{ code, message }` (AP-13, ER-1). Messages are for developers: the
 * storefront shows its own Polish texts by code.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    message: string,
    readonly errors: readonly FieldProblem[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** 400: the request is not what the contract or the product's rules ask for. */
export const badRequest = (message: string, errors: readonly FieldProblem[] = []) =>
  new ApiError(400, ERROR_CODE.client, message, errors);

/** 404 of a thing that is not there, or that the caller may not know of. */
export const notFound = (message: string) => new ApiError(404, ERROR_CODE.client, message);

/** 409 of a request that contradicts an earlier one. */
export const conflict = (message: string) => new ApiError(409, ERROR_CODE.client, message);

/** 502: a service that we depend on did not do its part; trying again may help. */
export const upstreamFailed = (message: string) => new ApiError(502, ERROR_CODE.server, message);
