import { codeOf, isMissing } from '#desk/api/desk-failure.ts';
import { KeyRefusal } from '#desk/browser/passkeys.ts';
import { ACCESS_PROBLEM } from './access-copy.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';

const WHY_NOT: Readonly<Record<number, string>> = {
  [DESK_ERROR.lastPasskey]: ACCESS_PROBLEM.lastPasskey,
  [DESK_ERROR.newerVersion]: ACCESS_PROBLEM.changed,
  [DESK_ERROR.wrongState]: ACCESS_PROBLEM.lastOwner,
  [DESK_ERROR.passkeyRefused]: ACCESS_PROBLEM.refused,
};

/** Says why something about access was not done. */
export function accessRefusal(error: unknown): string {
  if (error instanceof KeyRefusal) return ACCESS_PROBLEM[error.kind];
  if (isMissing(error)) return ACCESS_PROBLEM.gone;
  return WHY_NOT[codeOf(error) ?? 0] ?? ACCESS_PROBLEM.unreachable;
}
