import { readEmail } from '#domain/typed/typed-text.ts';
import { sql } from 'kysely';
import { badRequest } from '#server/api-error.ts';
import type { Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, madeBefore, unknown } from '#server/desk/desk-errors.ts';
import { DESK_JOBS } from '#server/desk/desk-job-kinds.ts';
import { createInvitation, withdrawInvitationsOf } from './invitations.ts';
import { signedIn, type Sessions } from './sessions.ts';

/** Handlers for the people who can sign in to the desk, and their invitations. */
export function peopleHandlers(
  db: Db,
  clock: Clock,
  sessions: Sessions,
): Pick<DeskHandlers, 'listPeople' | 'removePerson' | 'endPersonSessions' | 'invite' | 'withdrawInvitation'> {
  return {
    async listPeople() {
      const people = await db
        .selectFrom('desk_person')
        .select((from) => [
          'id',
          'name',
          'role',
          'email',
          'fairy_id as fairyId',
          'version',
          'created_at as since',
          from
            .selectFrom('desk_session')
            .select((is) => is.fn.max('last_seen_at').as('at'))
            .whereRef('person_id', '=', 'desk_person.id')
            .as('lastSeenAt'),
          sql<number>`(select count(*)::int from desk_passkey where person_id = desk_person.id)`.as(
            'passkeys',
          ),
        ])
        .where('removed_at', 'is', null)
        .orderBy('created_at')
        .execute();
      const invitations = await db
        .selectFrom('desk_invitation')
        .leftJoin('desk_person as inviter', 'inviter.id', 'invited_by')
        .select([
          'desk_invitation.id',
          'desk_invitation.role',
          'desk_invitation.name',
          'desk_invitation.email',
          'desk_invitation.fairy_id as fairyId',
          'desk_invitation.expires_at as expiresAt',
          'inviter.name as invitedBy',
        ])
        .where('used_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .orderBy('expires_at')
        .execute();
      const fairies = await db
        .selectFrom('fairy')
        .select(['id', 'name'])
        .where('archived_at', 'is', null)
        .orderBy('position')
        .execute();
      const open = await sessions.countOpen();
      return {
        status: 200,
        body: {
          people: people.map(({ fairyId, since, lastSeenAt, ...person }) => ({
            ...person,
            sessions: open.get(person.id) ?? 0,
            ...(fairyId !== null && { fairyId }),
            since: since.toISOString(),
            ...(lastSeenAt !== null && { lastSeenAt: lastSeenAt.toISOString() }),
          })),
          invitations: invitations.map(toInvitation),
          fairies,
        },
      };
    },

    async removePerson(call) {
      const { person: actor } = signedIn(call);
      const { personId } = call.path;
      await db.transaction().execute(async (trx) => {
        // Locks all owners: two who remove each other at once would leave none.
        const people = await trx
          .selectFrom('desk_person')
          .select(['id', 'name', 'role', 'email', 'version'])
          .where('removed_at', 'is', null)
          .forUpdate()
          .execute();
        const person = people.find(({ id }) => id === personId);
        if (!person) throw unknown();
        if (person.version !== call.query.version)
          throw conflicting('newerVersion', 'The person was changed meanwhile');
        if (person.role === 'owner' && people.filter(({ role }) => role === 'owner').length === 1)
          throw conflicting('wrongState', 'The last owner cannot be removed');
        await trx
          .updateTable('desk_person')
          .set({ removed_at: clock.now(), version: person.version + 1 })
          .where('id', '=', personId)
          .execute();
        await withdrawInvitationsOf(trx, person, clock);
        await trx.deleteFrom('desk_passkey').where('person_id', '=', personId).execute();
        await trx.deleteFrom('push_subscription').where('person_id', '=', personId).execute();
        await trx.deleteFrom('phrase').where('person_id', '=', personId).execute();
        await trx.deleteFrom('desk_recovery_code').where('person_id', '=', personId).execute();
        await trx
          .updateTable('desk_session')
          .set({ ended_at: clock.now() })
          .where('person_id', '=', personId)
          .where('ended_at', 'is', null)
          .execute();
        await recordAudit(trx, {
          actor,
          action: 'person.removed',
          entity: 'person',
          entityId: personId,
          details: { name: person.name },
        });
      });
      return { status: 204, body: undefined };
    },

    async endPersonSessions(call) {
      const { id: current, person: actor } = signedIn(call);
      const { personId } = call.path;
      await db.transaction().execute(async (trx) => {
        const person = await trx
          .selectFrom('desk_person')
          .select('id')
          .where('id', '=', personId)
          .where('removed_at', 'is', null)
          .executeTakeFirst();
        if (!person) throw unknown();
        await sessions.end(personId, { except: current }, trx);
        // A lost device must not receive notifications about orders.
        await trx.deleteFrom('push_subscription').where('person_id', '=', personId).execute();
        await recordAudit(trx, { actor, action: 'sessions.ended', entity: 'person', entityId: personId });
      });
      return { status: 204, body: undefined };
    },

    async invite(call) {
      const { person } = signedIn(call);
      const { id, role, name, fairyId = null, seen } = call.body;
      const email = readEmail(call.body.email);
      const invitation = await db.transaction().execute(async (trx) => {
        const stored = id !== undefined && (await findInvited(trx, id));
        if (stored) {
          // For a person with an account the invitation's role, name and card are ignored.
          const isSame =
            stored.email === email &&
            (stored.hasAccount ||
              (stored.role === role && stored.name === name.trim() && stored.fairyId === fairyId));
          // A withdrawn invitation cannot be used; the next request creates another.
          if (isSame && stored.withdrawnAt === null) return stored;
          throw madeBefore(toInvitation(stored));
        }
        if (role === 'specialist' && fairyId === null)
          throw badRequest('Invalid invitation', [
            { path: '/fairyId', message: 'is required for a specialist' },
          ]);
        if (fairyId !== null) {
          const fairy = await trx
            .selectFrom('fairy')
            .leftJoin('desk_person', (join) =>
              join.onRef('fairy_id', '=', 'fairy.id').on('removed_at', 'is', null),
            )
            .select('desk_person.email as takenBy')
            .where('fairy.id', '=', fairyId)
            .where('archived_at', 'is', null)
            .executeTakeFirst();
          if (!fairy) throw badRequest('Invalid invitation', [{ path: '/fairyId', message: 'is not known' }]);
          if (fairy.takenBy !== null && fairy.takenBy.toLowerCase() !== email.toLowerCase())
            throw badRequest('Invalid invitation', [{ path: '/fairyId', message: 'has an account already' }]);
        }
        const { token, replaced, ...made } = await createInvitation(
          trx,
          { id, role, name: name.trim(), email, fairyId, invitedBy: person },
          clock,
        );
        const unread = replaced !== undefined && replaced !== seen && (await findInvited(trx, replaced));
        if (unread)
          throw conflicting('newerVersion', 'Somebody else has invited her meanwhile', toInvitation(unread));
        await enqueue(trx, DESK_JOBS.invitation, {
          to: email,
          name: made.name,
          invitedBy: person.name,
          token,
        });
        return { ...made, invitedBy: person.name };
      });
      return { status: 201, body: toInvitation(invitation) };
    },

    async withdrawInvitation(call) {
      const { person: actor } = signedIn(call);
      await db.transaction().execute(async (trx) => {
        const withdrawn = await trx
          .updateTable('desk_invitation')
          .set({ withdrawn_at: clock.now() })
          .where('id', '=', call.path.invitationId)
          .where('used_at', 'is', null)
          .where('withdrawn_at', 'is', null)
          .returning(['id', 'name'])
          .executeTakeFirst();
        if (!withdrawn) throw unknown();
        const { id: entityId, name } = withdrawn;
        const entity = 'invitation';
        await recordAudit(trx, {
          actor,
          action: 'invitation.withdrawn',
          entity,
          entityId,
          details: { name },
        });
      });
      return { status: 204, body: undefined };
    },
  };
}

/** An invitation by its id. */
const findInvited = (trx: Trx, id: string) =>
  trx
    .selectFrom('desk_invitation')
    .leftJoin('desk_person as inviter', 'inviter.id', 'invited_by')
    .leftJoin('desk_person as invited', 'invited.id', 'desk_invitation.person_id')
    .select([
      'desk_invitation.id',
      'desk_invitation.role',
      'desk_invitation.name',
      'desk_invitation.email',
      'desk_invitation.fairy_id as fairyId',
      'desk_invitation.expires_at as expiresAt',
      'desk_invitation.withdrawn_at as withdrawnAt',
      'inviter.name as invitedBy',
      sql<boolean>`invited.id is not null`.as('hasAccount'),
    ])
    .where('desk_invitation.id', '=', id)
    .executeTakeFirst();

interface InvitationRow extends Pick<DeskSchemas['Invitation'], 'id' | 'role' | 'name' | 'email'> {
  fairyId: string | null;
  invitedBy: string | null;
  expiresAt: Date;
}

const toInvitation = ({ id, role, name, email, fairyId, invitedBy, expiresAt }: InvitationRow) => ({
  id,
  role,
  name,
  email,
  ...(fairyId !== null && { fairyId }),
  ...(invitedBy !== null && { invitedBy }),
  expiresAt: expiresAt.toISOString(),
});
