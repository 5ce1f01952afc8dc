import * as z from 'zod/mini';

/** GET /door: what the sign-in page shows before anybody is signed in. */
export const doorResponse = z.object({
  brandName: z.string(),
  shopUrl: z.string(),
  isSample: z.boolean(),
  sampleSpecialist: z.optional(z.string()),
});
export type Door = z.infer<typeof doorResponse>;

const role = z.enum(['owner', 'specialist']);

/** Who is signed in, and what the role may do. */
export const meResponse = z.object({
  person: z.object({
    id: z.string(),
    name: z.string(),
    role,
    fairyId: z.optional(z.string()),
    fairyImage: z.optional(z.string()),
  }),
  operations: z.array(z.string()),
  session: z.object({ endsAt: z.string(), idleEndsAt: z.string(), entry: z.string() }),
  brandName: z.string(),
  shopUrl: z.string(),
  isSample: z.boolean(),
});
export type Me = z.infer<typeof meResponse>;

export const challengeResponse = z.object({
  challengeId: z.string(),
  options: z.record(z.string(), z.unknown()),
});

export const openInvitationResponse = z.object({ name: z.string(), role, invitedBy: z.optional(z.string()) });

export const acceptedInvitationResponse = z.object({ me: meResponse, recoveryCodes: z.array(z.string()) });
