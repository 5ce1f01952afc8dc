import { DeskFailure } from '#desk/api/desk-failure.ts';
import { peopleCopy } from './access-copy.ts';
import { isEmail } from '#desk/domain/email.ts';
import type { InviteDraft } from './invite-form.tsx';

export type InviteProblems = Partial<Record<'name' | 'email' | 'fairyId', string>>;

/** Validation messages before the request is sent. */
export const draftProblems = ({ role, name, email, fairyId }: InviteDraft): InviteProblems => ({
  ...(name.trim().length < 3 && { name: peopleCopy.problem.name }),
  ...(!isEmail(email) && { email: peopleCopy.problem.email }),
  ...(role === 'specialist' && fairyId === '' && { fairyId: peopleCopy.problem.fairyId }),
});

/** Problems of fields that the server has refused; `undefined` when the refusal is about no field. */
export function refusedFields(error: unknown): InviteProblems | undefined {
  if (!(error instanceof DeskFailure) || error.status !== 400) return undefined;
  const refused = (error.details?.errors ?? []).map(({ path }) => path.split('/').at(-1));
  const fields = (['name', 'email', 'fairyId'] as const).filter((field) => refused.includes(field));
  return fields.length === 0
    ? undefined
    : Object.fromEntries(fields.map((field) => [field, peopleCopy.problem[field]]));
}
