import { ApiFailure } from '#api/api-failure.ts';
import { ERROR_CODE } from '#domain/error-code.ts';

/** Whether a link's call failed because the API knows nothing by it: it was cut, or its time is over. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.kind === 'unknown' || error.code === ERROR_CODE.newsletterSignUp);
