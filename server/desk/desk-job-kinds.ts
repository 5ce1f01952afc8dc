import { z } from 'zod';
import { mailKind } from '#server/jobs/mail-kind.ts';

/** Mails to the people of the desk. */
export const DESK_JOBS = {
  /** The link of an invitation, which works once. */
  invitation: mailKind(
    'desk-invitation',
    'chosen',
    z.object({
      to: z.string().min(3).max(254),
      name: z.string(),
      invitedBy: z.string(),
      token: z.string().min(20),
    }),
  ),
};
