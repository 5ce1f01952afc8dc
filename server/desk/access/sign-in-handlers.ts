import { OwnError } from '#server/own-error.ts';
import type { Clock } from '#server/clock.ts';
import { recordAudit, type PersonActor } from '#server/store/audit.ts';
import type { DeskSessionTable } from '#server/store/tables/desk-tables.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { deviceName } from './device-name.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { findInvitation, useInvitation } from './invitations.ts';
import type { Me } from './me.ts';
import type { Passkeys } from './passkeys.ts';
import { renewRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { notingRefusals, type Way } from './refusals.ts';
import { sampleFairy, useSampleEntry } from './sample-entry.ts';
import type { SessionCookie } from './session-cookie.ts';
import { signedIn, type Sessions } from './sessions.ts';
import { limitTries } from './wrong-tries.ts';

/** What signing in needs. */
export interface Entrance {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  passkeys: Passkeys;
  cookie: SessionCookie;
  me: Me;
  brandName: string;
  /** A sample's mails leave for their addresses. */
  sendsMails: boolean;
  shopUrl: string;
  /** Only in a sample shop: called when its way in was used. */
  onSampleEntry: (() => void) | undefined;
}

type Names =
  | 'getSignInPage'
  | 'challengeSignIn'
  | 'signIn'
  | 'signInWithRecoveryCode'
  | 'signInToSample'
  | 'openInvitation'
  | 'challengeInvitation'
  | 'acceptInvitation'
  | 'signOut';

interface Arrival {
  headers: { cookie?: string | undefined; 'user-agent'?: string | undefined };
}

const actorOf = async (trx: Trx, personId: string): Promise<PersonActor> => ({
  kind: 'person',
  ...(await trx
    .selectFrom('desk_person')
    .select(['id', 'name', 'role'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()),
});

/** Handlers of the ways in and out. */
export function signInHandlers(entrance: Entrance): Pick<DeskHandlers, Names> {
  const { db, clock, sessions, passkeys, cookie, me, onSampleEntry } = entrance;

  /** Opens a session in the transaction that authorised it, and returns the person to the browser. */
  const open = async (trx: Trx, personId: string, entry: DeskSessionTable['entry'], { headers }: Arrival) => {
    const replaces = cookie.read(headers.cookie);
    const device = deviceName(headers['user-agent']);
    const token = await sessions.open(trx, { personId, entry, device, replaces });
    await recordAudit(trx, {
      actor: await actorOf(trx, personId),
      action: 'session.opened',
      entity: 'person',
      entityId: personId,
      details: { entry, device },
    });
    return token;
  };
  const welcome = async (token: string) => {
    const session = await sessions.find(token, { isUse: false });
    if (!session) throw new OwnError('A session that was just opened is not there');
    return { body: await me(session), headers: { 'set-cookie': cookie.set(token) } };
  };
  /** Runs a try to enter; one that is refused is noted, and guesses are limited. */
  const tryBy = <Entered>(
    way: Way,
    call: Arrival & { ip: string },
    enter: () => Promise<Entered>,
  ): Promise<Entered> =>
    notingRefusals(db, { way, call }, () =>
      // A passkey cannot be guessed: wrong ones of one person close nothing to those who share her address.
      way === 'passkey' ? enter() : limitTries(entrance, { ip: call.ip, way }, enter),
    );
  const enter = async (way: Way, call: Arrival & { ip: string }, arrive: (trx: Trx) => Promise<string>) => {
    const token = await tryBy(way, call, () => db.transaction().execute(arrive));
    return { status: 200 as const, ...(await welcome(token)) };
  };

  return {
    async getSignInPage() {
      const { brandName, shopUrl, sendsMails } = entrance;
      const fairy = onSampleEntry && (await sampleFairy(db));
      return {
        status: 200,
        body: {
          brandName,
          shopUrl,
          isSample: onSampleEntry !== undefined,
          ...(sendsMails && { sendsMails }),
          ...(fairy && { sampleSpecialist: fairy.name }),
        },
      };
    },
    challengeSignIn: async () => ({ status: 200, body: await passkeys.challengeUse('sign-in') }),
    signIn: async (call) => {
      const personId = await tryBy('passkey', call, () => passkeys.verifyUse('sign-in', call.body));
      const token = await db.transaction().execute((trx) => open(trx, personId, 'passkey', call));
      return { status: 200, ...(await welcome(token)) };
    },
    signInWithRecoveryCode: (call) =>
      enter('code', call, async (trx) => {
        const personId = await useRecoveryCode(trx, call.body.code, clock);
        const token = await open(trx, personId, 'recovery', call);
        const actor = await actorOf(trx, personId);
        const device = deviceName(call.headers['user-agent']);
        const entity = 'person';
        await recordAudit(trx, {
          actor,
          action: 'recovery-code.used',
          entity,
          entityId: personId,
          details: { device },
        });
        return token;
      }),
    async signInToSample(call) {
      if (!onSampleEntry) throw unknown();
      const entered = await enter('link', call, async (trx) =>
        open(trx, await useSampleEntry(trx, call.body.token, call.body.as), 'sample', call),
      );
      onSampleEntry();
      return entered;
    },
    async openInvitation(call) {
      const { name, role, invitedBy, expiresAt } = await tryBy('link', call, () =>
        findInvitation(db, call.body.token, clock),
      );
      return {
        status: 200,
        body: { name, role, ...(invitedBy !== null && { invitedBy }), expiresAt: expiresAt.toISOString() },
      };
    },
    async challengeInvitation(call) {
      const { personId, name, email } = await tryBy('link', call, () =>
        findInvitation(db, call.body.token, clock),
      );
      const body = await passkeys.challengeNew('invitation', { id: personId, name, email });
      return { status: 200, body };
    },
    async acceptInvitation(call) {
      const { token, ...proof } = call.body;
      const { session, recoveryCodes } = await tryBy('link', call, async () => {
        const { personId } = await findInvitation(db, token, clock);
        const device = deviceName(call.headers['user-agent']);
        const store = await passkeys.register('invitation', proof, personId, device);
        return db.transaction().execute(async (trx) => {
          const actor = await useInvitation(trx, token, clock);
          const passkey = await store(trx);
          const codes = await renewRecoveryCodes(trx, personId);
          const entity = 'passkey';
          const details = { role: actor.role, device };
          await recordAudit(trx, {
            actor,
            action: 'invitation.accepted',
            entity,
            entityId: passkey,
            details,
          });
          return { session: await open(trx, personId, 'invitation', call), recoveryCodes: codes };
        });
      });
      const { body, headers } = await welcome(session);
      return { status: 200, body: { me: body, recoveryCodes }, headers };
    },
    async signOut(call) {
      const { id, person } = signedIn(call);
      await db.transaction().execute(async (trx) => {
        await sessions.end(person.id, { id }, trx);
        await recordAudit(trx, { actor: person, action: 'session.ended', entity: 'session', entityId: id });
      });
      return { status: 204, body: undefined, headers: { 'set-cookie': cookie.clear() } };
    },
  };
}
