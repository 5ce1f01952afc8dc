import { DESK_ERROR, type DeskErrorCode } from '#domain/desk/error-code.ts';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError, type FieldProblem } from '#server/api-error.ts';

/** 401: no session, or one that has ended. */
export const notSignedIn = () => new ApiError(401, ERROR_CODE.unauthorized, 'Nobody is signed in');

/** 404: there is no such thing, or it is not the caller's to know of. */
export const unknown = () => new ApiError(404, ERROR_CODE.client, 'There is no such thing');

/** 422: what was sent is well-formed and refused, with a code of its own. */
export const refused = (name: keyof typeof DESK_ERROR, message: string) =>
  new ApiError(422, DESK_ERROR[name], message);

/** 422: rules of what was typed are broken; each problem names its field by path, with a message in Polish. */
export const rulesBroken = (problems: readonly FieldProblem[]) =>
  new ApiError(422, DESK_ERROR.rulesBroken, 'Rules of what was sent are broken', problems);

/** 403: the caller is known, and must not do this. */
export const forbidden = (code: DeskErrorCode, message: string) => new ApiError(403, code, message);

/**
 * 409: the id is of what the same form has made before with other texts, and whose response was lost; `current` is what was
 * made.
 */
export const madeBefore = (current: unknown) =>
  conflicting('madeBefore', 'It was made before, with other texts', current);

/** 409: the row has changed, or its state does not allow this; `current` is what is there now. */
export const conflicting = (name: keyof typeof DESK_ERROR, message: string, current?: unknown) =>
  new ApiError(409, DESK_ERROR[name], message, [], { extra: { current } });
