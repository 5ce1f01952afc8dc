import * as z from 'zod/mini';

/** GET /sessions: the caller's own open sessions. */
export const sessionsResponse = z.array(
  z.object({
    id: z.string(),
    isThis: z.boolean(),
    device: z.string(),
    entry: z.string(),
    since: z.string(),
    lastSeenAt: z.string(),
  }),
);
export type OwnSession = z.infer<typeof sessionsResponse>[number];

/** GET /passkeys: the caller's own passkeys. */
export const passkeysResponse = z.array(
  z.object({ id: z.string(), device: z.string(), addedAt: z.string(), lastUsedAt: z.nullable(z.string()) }),
);
export type OwnPasskey = z.infer<typeof passkeysResponse>[number];

export const recoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });

const role = z.enum(['owner', 'specialist']);

/** POST /invitations: the invitation as it was mailed. */
export const invitationResponse = z.object({
  id: z.string(),
  role,
  name: z.string(),
  email: z.string(),
  expiresAt: z.string(),
});

/** GET /people: who may enter, who is invited, and the catalogue's specialists. */
export const peopleResponse = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role,
      email: z.string(),
      fairyId: z.optional(z.string()),
      version: z.number(),
      lastSeenAt: z.optional(z.string()),
      passkeys: z.number(),
      sessions: z.number(),
    }),
  ),
  invitations: z.array(invitationResponse),
  fairies: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type People = z.infer<typeof peopleResponse>;
export type DeskMember = People['people'][number];
