import { badRequest } from '#server/api-error.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, unknown } from '#server/desk/desk-errors.ts';
import { deviceName } from './device-name.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { signedIn, WHOLE_TIME } from './sessions.ts';
import type { Entrance } from './sign-in-handlers.ts';
import { notingRefusals } from './refusals.ts';

type Names =
  | 'getMe'
  | 'challengeFresh'
  | 'proveFresh'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'listPasskeys'
  | 'challengePasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'renewRecoveryCodes'
  | 'changeOwnName';

/** Handlers of what a signed-in person does about her own sessions, passkeys and codes. */
export function ownAccessHandlers({
  db,
  sessions,
  passkeys,
  me,
  cookie,
}: Entrance): Pick<DeskHandlers, Names> {
  const passkeysOf = async (personId: string): Promise<DeskSchemas['Passkey'][]> => {
    const rows = await db
      .selectFrom('desk_passkey')
      .select(['id', 'device', 'created_at', 'last_used_at'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, device, created_at: added, last_used_at: used }) => ({
      id,
      device,
      addedAt: added.toISOString(),
      lastUsedAt: used?.toISOString() ?? null,
    }));
  };

  return {
    getMe: async ({ session }) => ({ status: 200, body: { me: session ? await me(session) : null } }),
    challengeFresh: async (call) => ({
      status: 200,
      body: await passkeys.challengeUse('fresh', signedIn(call).person.id),
    }),
    async proveFresh(call) {
      const session = signedIn(call);
      await notingRefusals(db, { way: 'passkey', actor: session.person, call }, () =>
        passkeys.verifyUse('fresh', call.body, session.person.id),
      );
      const { at, token } = await sessions.prove(session.id);
      return {
        status: 200,
        body: await me({ ...session, freshAt: at, lastSeenAt: at }),
        headers: { 'set-cookie': cookie.set(token) },
      };
    },
    async listSessions(call) {
      const { id: current, person } = signedIn(call);
      const open = await sessions.of(person.id);
      return {
        status: 200,
        body: open.map(({ id, device, entry, createdAt, lastSeenAt }) => ({
          id,
          isThis: id === current,
          device,
          entry,
          since: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          endsAt: new Date(createdAt.getTime() + WHOLE_TIME).toISOString(),
        })),
      };
    },
    async endSession(call) {
      const { person } = signedIn(call);
      const { sessionId } = call.path;
      await db.transaction().execute(async (trx) => {
        if ((await sessions.end(person.id, { id: sessionId }, trx)) === 0) throw unknown();
        await recordAudit(trx, {
          actor: person,
          action: 'session.ended',
          entity: 'session',
          entityId: sessionId,
        });
      });
      return { status: 204, body: undefined };
    },
    async endOtherSessions(call) {
      const { id, person } = signedIn(call);
      await db.transaction().execute(async (trx) => {
        await sessions.end(person.id, { except: id }, trx);
        const entityId = person.id;
        await recordAudit(trx, { actor: person, action: 'sessions.ended', entity: 'person', entityId });
      });
      return { status: 204, body: undefined };
    },
    listPasskeys: async (call) => ({ status: 200, body: await passkeysOf(signedIn(call).person.id) }),
    async challengePasskey(call) {
      const { id } = signedIn(call).person;
      const owner = await db
        .selectFrom('desk_person')
        .select(['id', 'name', 'email'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { status: 200, body: await passkeys.challengeNew('passkey', owner) };
    },
    async addPasskey(call) {
      const { person } = signedIn(call);
      const device = deviceName(call.headers['user-agent']);
      const store = await passkeys.register('passkey', call.body, person.id, device);
      const id = await db.transaction().execute(async (trx) => {
        const stored = await store(trx);
        await recordAudit(trx, {
          actor: person,
          action: 'passkey.added',
          entity: 'passkey',
          entityId: stored,
          details: { device },
        });
        return stored;
      });
      const added = (await passkeysOf(person.id)).find((passkey) => passkey.id === id);
      if (!added) throw unknown();
      return { status: 201, body: added };
    },
    async changeOwnName(call) {
      const { person } = signedIn(call);
      const name = call.body.name.trim();
      if (name === '') throw badRequest('Invalid name', [{ path: '/name', message: 'is empty' }]);
      await db.transaction().execute(async (trx) => {
        const renamed = await trx
          .updateTable('desk_person')
          .set(({ eb }) => ({ name, version: eb('version', '+', 1) }))
          .where('id', '=', person.id)
          .where('name', '=', call.body.seen)
          .returning('id')
          .executeTakeFirst();
        // A repeat whose first response was lost.
        if (!renamed && person.name === name) return;
        if (!renamed)
          throw conflicting('newerVersion', 'The name was changed meanwhile', { name: person.name });
        await recordAudit(trx, {
          actor: person,
          action: 'person.renamed',
          entity: 'person',
          entityId: person.id,
          fields: ['name'],
        });
      });
      return { status: 200, body: { name } };
    },
    async renamePasskey(call) {
      const { person } = signedIn(call);
      const { passkeyId } = call.path;
      const device = call.body.device.trim();
      if (device === '') throw badRequest('Invalid name', [{ path: '/device', message: 'is empty' }]);
      const isRenamed = await db.transaction().execute(async (trx) => {
        const renamed = await trx
          .updateTable('desk_passkey')
          .set({ device })
          .where('id', '=', passkeyId)
          .where('person_id', '=', person.id)
          .where('device', '=', call.body.seen)
          .returning('id')
          .executeTakeFirst();
        if (renamed)
          await recordAudit(trx, {
            actor: person,
            action: 'passkey.renamed',
            entity: 'passkey',
            entityId: passkeyId,
          });
        return renamed !== undefined;
      });
      const passkey = (await passkeysOf(person.id)).find(({ id }) => id === passkeyId);
      if (!passkey) throw unknown();
      if (!isRenamed && passkey.device !== device)
        throw conflicting('newerVersion', 'The passkey was renamed meanwhile', passkey);
      return { status: 200, body: passkey };
    },
    async removePasskey(call) {
      const { person } = signedIn(call);
      const { passkeyId } = call.path;
      await db.transaction().execute(async (trx) => {
        // Locked, so that of two removals at once one sees the other.
        const own = await trx
          .selectFrom('desk_passkey')
          .select('id')
          .where('person_id', '=', person.id)
          .forUpdate()
          .execute();
        if (!own.some(({ id }) => id === passkeyId)) throw unknown();
        if (own.length === 1) throw conflicting('lastPasskey', 'The last passkey cannot be removed');
        await trx.deleteFrom('desk_passkey').where('id', '=', passkeyId).execute();
        await recordAudit(trx, {
          actor: person,
          action: 'passkey.removed',
          entity: 'passkey',
          entityId: passkeyId,
        });
      });
      return { status: 204, body: undefined };
    },
    async renewRecoveryCodes(call) {
      const { person } = signedIn(call);
      const recoveryCodes = await db.transaction().execute(async (trx) => {
        await recordAudit(trx, {
          actor: person,
          action: 'recovery-codes.renewed',
          entity: 'person',
          entityId: person.id,
        });
        return renewRecoveryCodes(trx, person.id);
      });
      return { status: 200, body: { recoveryCodes } };
    },
  };
}
