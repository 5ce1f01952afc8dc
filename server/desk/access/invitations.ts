import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DESK_PAGES } from '#desk/pages.ts';
import type { Clock } from '#server/clock.ts';
import { recordAudit, TERMINAL, type Actor } from '#server/store/audit.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import { refused } from '#server/desk/desk-errors.ts';
import { digest, newToken } from './secrets.ts';

/** How long (ms) an invitation's link works. */
export const INVITATION_TIME = 24 * 60 * 60_000;

/** The page that a link of an invitation opens. The token is in the fragment, which no server and no log ever sees. */
export const invitationLink = (deskUrl: string, token: string): string =>
  `${deskUrl}${DESK_PAGES.invitation.path}#${token}`;

/** Who is invited, and as what. */
export interface Invited {
  role: DeskRole;
  name: string;
  email: string;
  fairyId: string | null;
  /** `undefined`: an operator at the terminal. */
  invitedBy: Extract<Actor, { kind: 'person' }> | undefined;
}

/**
 * Stores an invitation and resolves with the token of its link, of which only the digest is kept. An earlier open one to
 * the same address ends. Somebody who has access already gets a further passkey by it: for lost keys and codes.
 */
export async function createInvitation(trx: Trx, invited: Invited, clock: Clock) {
  const now = clock.now();
  const { role, name, email, fairyId, invitedBy } = invited;
  const person = await trx
    .selectFrom('desk_person')
    .select(['id', 'role', 'name', 'fairy_id'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  await trx
    .updateTable('desk_invitation')
    .set({ withdrawn_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  const token = newToken();
  const invitation = await trx
    .insertInto('desk_invitation')
    .values({
      token_hash: digest(token),
      person_id: person?.id ?? randomUUID(),
      role: person?.role ?? role,
      name: person?.name ?? name,
      email,
      fairy_id: person ? person.fairy_id : fairyId,
      invited_by: invitedBy?.id ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + INVITATION_TIME),
    })
    .returning(['id', 'role', 'name', 'email', 'fairy_id as fairyId', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
  await recordAudit(trx, {
    actor: invitedBy ?? TERMINAL,
    action: 'invitation.created',
    entity: 'invitation',
    entityId: invitation.id,
    details: { role: invitation.role },
  });
  return { ...invitation, token };
}

/**
 * Finds the invitation of a token.
 * @throws {ApiError} 422: unknown (205), expired (206), used or withdrawn (207)
 */
export async function findInvitation(db: Db | Trx, token: string, clock: Clock) {
  const row = await db
    .selectFrom('desk_invitation')
    .leftJoin('desk_person as inviter', 'inviter.id', 'invited_by')
    .select([
      'desk_invitation.id',
      'desk_invitation.person_id as personId',
      'desk_invitation.role',
      'desk_invitation.name',
      'desk_invitation.email',
      'desk_invitation.fairy_id as fairyId',
      'desk_invitation.expires_at as expiresAt',
      'used_at',
      'withdrawn_at',
      'inviter.name as invitedBy',
    ])
    .where('token_hash', '=', digest(token))
    .executeTakeFirst();
  if (!row) throw refused('invitationUnknown', 'The invitation is not known');
  if (row.used_at ?? row.withdrawn_at)
    throw refused('invitationUsed', 'The invitation was used or withdrawn');
  if (row.expiresAt <= clock.now()) throw refused('invitationExpired', 'The invitation has expired');
  return row;
}

/** Uses an invitation up, and makes its person when there is none yet. Of two at once the second is refused. */
export async function useInvitation(trx: Trx, token: string, clock: Clock) {
  const used = await trx
    .updateTable('desk_invitation')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', digest(token))
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['person_id as id', 'role', 'name', 'email', 'fairy_id'])
    .executeTakeFirst();
  if (!used) throw refused('invitationUsed', 'The invitation was used or withdrawn');
  await trx
    .insertInto('desk_person')
    .values(used)
    .onConflict((on) => on.column('id').doNothing())
    .execute();
  return { kind: 'person' as const, id: used.id, name: used.name, role: used.role };
}
