import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DESK_PAGES } from '#desk/pages.ts';
import type { Clock } from '#server/clock.ts';
import { recordAudit, TERMINAL, type Actor } from '#server/store/audit.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { refused } from '#server/desk/desk-errors.ts';
import { digest, newToken } from './secrets.ts';

/** How long (ms) an invitation's link works. */
export const INVITATION_TIME = 24 * 60 * 60_000;

/** The page that a link of an invitation opens. The token is in the fragment, which no server and no log ever sees. */
export const invitationLink = (deskUrl: string, token: string): string =>
  `${deskUrl}${DESK_PAGES.invitation.path}#${token}`;

/** The invited person and her role. */
export interface Invited {
  /** Made up by the form that invites. */
  id?: string | undefined;
  role: DeskRole;
  name: string;
  email: string;
  fairyId: string | null;
  /** `undefined`: an operator at the terminal. */
  invitedBy: Extract<Actor, { kind: 'person' }> | undefined;
}

/**
 * Stores an invitation and resolves to its link's token, of which only a digest is stored, and to the earlier open
 * invitation to the same address, which ends. A person with access gets another passkey by it, after losing keys and
 * codes.
 */
export async function createInvitation(trx: Trx, invited: Invited, clock: Clock) {
  const now = clock.now();
  const { id, role, name, email, fairyId, invitedBy } = invited;
  const person = await trx
    .selectFrom('desk_person')
    .select(['id', 'role', 'name', 'fairy_id'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const ended = await trx
    .updateTable('desk_invitation')
    .set({ withdrawn_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'expires_at'])
    .execute();
  const token = newToken();
  const invitation = await trx
    .insertInto('desk_invitation')
    .values({
      ...(id !== undefined && { id }),
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
    details: { role: invitation.role, name: invitation.name },
  });
  return { ...invitation, token, replaced: ended.find(({ expires_at }) => expires_at > now)?.id };
}

/**
 * Finds the invitation of a token.
 * @throws {ApiError} 422: unknown (205), expired (206), used, withdrawn or by a person who has left (207), card or
 * address taken by another account (224)
 */
export async function findInvitation(db: Db | Trx, token: string, clock: Clock) {
  const row = await db
    .selectFrom('desk_invitation')
    .leftJoin('desk_person as inviter', 'inviter.id', 'invited_by')
    .leftJoin('desk_person as invited', 'invited.id', 'desk_invitation.person_id')
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
      'invited_by as inviterId',
      'inviter.name as invitedBy',
      'invited.id as accountId',
      sql<boolean>`inviter.removed_at is not null or invited.removed_at is not null`.as('hasLeft'),
    ])
    .where('token_hash', '=', digest(token))
    .executeTakeFirst();
  if (!row) throw refused('invitationUnknown', 'The invitation is not known');
  if (row.used_at ?? row.withdrawn_at)
    throw refused('invitationUsed', 'The invitation was used or withdrawn');
  if (row.hasLeft) throw refused('invitationUsed', 'Who invites, or is invited, has left');
  if (row.expiresAt <= clock.now()) throw refused('invitationExpired', 'The invitation has expired');
  if (row.accountId === null) await refuseTaken(db, row);
  return row;
}

/** Refuses a card that was archived, and a card or an address that is another account's by now. */
async function refuseTaken(db: Db | Trx, { email, fairyId }: { email: string; fairyId: string | null }) {
  const { isTaken } = await db
    .selectNoFrom(
      sql<boolean>`exists (
        select from desk_person where removed_at is null
          and (lower(email) = ${email.toLowerCase()} or fairy_id = ${fairyId}::uuid)
      ) or (${fairyId}::uuid is not null and not exists (
        select from fairy where id = ${fairyId}::uuid and archived_at is null
      ))`.as('isTaken'),
    )
    .executeTakeFirstOrThrow();
  if (isTaken) throw accountTaken();
}

const accountTaken = () => refused('accountTaken', 'The card or the address has another account, or is gone');

/**
 * Uses an invitation up, and creates its person if there is none. Under locks it checks again that inviter and
 * invited person still have access, and that card and address are free. Of two concurrent uses the second is refused.
 * @throws {ApiError} as `findInvitation`
 */
export async function useInvitation(trx: Trx, token: string, clock: Clock) {
  const { inviterId, personId, accountId } = await findInvitation(trx, token, clock);
  // People before invitations, as when somebody is removed: two of these never wait for each other.
  const needed = [inviterId, accountId].filter((id) => id !== null);
  const people = await trx
    .selectFrom('desk_person')
    .select('id')
    .where('id', 'in', [...needed, personId])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const used = await trx
    .updateTable('desk_invitation')
    .set({ used_at: clock.now() })
    .where('token_hash', '=', digest(token))
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['person_id as id', 'role', 'name', 'email', 'fairy_id'])
    .executeTakeFirst();
  if (!used || !needed.every((id) => people.some((person) => person.id === id)))
    throw refused('invitationUsed', 'The invitation was used or withdrawn');
  if (accountId === null) {
    // Any conflict: of two invitations for one card or address at once, the second finds the first one's account.
    const made = await trx
      .insertInto('desk_person')
      .values(used)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw accountTaken();
  }
  return { kind: 'person' as const, id: used.id, name: used.name, role: used.role };
}

/** Ends the open invitations by a person and those to her, when her access ends. */
export async function withdrawInvitationsOf(
  trx: Trx,
  { id, email }: { id: string; email: string },
  clock: Clock,
): Promise<void> {
  await trx
    .updateTable('desk_invitation')
    .set({ withdrawn_at: clock.now() })
    .where((is) =>
      is.or([
        is('invited_by', '=', id),
        is('person_id', '=', id),
        is(sql`lower(email)`, '=', email.toLowerCase()),
      ]),
    )
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Whether the link of an invitation can still be used, as far as anybody has withdrawn or used it. */
export async function isInvitationOpen(db: Db, token: string): Promise<boolean> {
  const open = await db
    .selectFrom('desk_invitation')
    .select('id')
    .where('token_hash', '=', digest(token))
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}
