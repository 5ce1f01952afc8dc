import { ApiFailure } from '#api/api-failure.ts';

/** Whether a call failed because the API knows nothing by what it named, as by a cut link. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiFailure && error.kind === 'unknown';
