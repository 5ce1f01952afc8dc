import { fromPromise } from 'xstate';
import { signInMachine, type Person, type Refusal } from '#machines/sign-in.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { askForPasskey, KeyRefusal, makePasskey } from '#desk/browser/passkeys.ts';
import type { Me } from '#desk/domain/wire.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';

const GONE: ReadonlySet<number> = new Set([
  DESK_ERROR.invitationUnknown,
  DESK_ERROR.invitationExpired,
  DESK_ERROR.invitationUsed,
  DESK_ERROR.accountTaken,
  DESK_ERROR.sampleEntryUsed,
]);

const toPerson = ({ person, operations, session, isSample, sendsMails, brandName, ...me }: Me): Person => ({
  id: person.id,
  name: person.name,
  role: person.role,
  image: person.fairyImage,
  operations,
  needsKey: session.needsProof,
  isSample,
  ...(sendsMails && { sendsMails }),
  brandName,
  shopUrl: me.shopUrl,
  contactEmail: me.contactEmail,
  state: me.state,
});

const isGone = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'gone';

/** Describes a failed attempt to enter as the machine understands it. */
export function refusalOf(error: unknown): Refusal {
  if (isGone(error)) return error;
  if (error instanceof KeyRefusal) return { kind: error.kind };
  if (!(error instanceof DeskFailure) || error.status === 0 || error.status >= 500)
    return { kind: 'unreachable' };
  const { code, waitSeconds } = error.details ?? {};
  if (code === DESK_ERROR.tooManyTries) return { kind: 'locked', waitMs: (waitSeconds ?? 60) * 1_000 };
  // A server under load turns an address away: it has judged nothing.
  if (error.status === 429) return { kind: 'unreachable' };
  return { kind: code !== undefined && GONE.has(code) ? 'gone' : 'refused' };
}

const refusing = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
    throw refusalOf(error);
  });

/** The desk's own response for a token that does not exist, such as a truncated link; a proxy's error page does not count. */
const isNoToken = (error: unknown) =>
  error instanceof DeskFailure && error.status === 400 && error.details !== undefined;

/** The sign-in machine with its ports connected to the desk's API and the device's passkeys. */
export function provideSignIn(client: DeskClient) {
  const proveKey = async () => {
    const { challengeId, options } = await unwrap(client.POST('/sign-in/challenge'));
    return toPerson(
      await unwrap(
        client.POST('/sign-in', { body: { challengeId, response: await askForPasskey(options) } }),
      ),
    );
  };
  const readInvitation = async (token: string) => {
    const { name, role, invitedBy } = await unwrap(client.POST('/invitation', { body: { token } })).catch(
      (error: unknown) => {
        // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
        throw isNoToken(error) ? ({ kind: 'gone' } satisfies Refusal) : error;
      },
    );
    return { name, role, by: invitedBy };
  };
  const registerKey = async (token: string) => {
    const { challengeId, options } = await unwrap(client.POST('/invitation/challenge', { body: { token } }));
    const response = await makePasskey(options);
    const { me, recoveryCodes } = await unwrap(
      client.POST('/invitation/accept', { body: { token, challengeId, response } }),
    );
    return { person: toPerson(me), codes: recoveryCodes };
  };
  const addKey = async () => {
    const { challengeId, options } = await unwrap(client.POST('/passkeys/challenge'));
    await unwrap(client.POST('/passkeys', { body: { challengeId, response: await makePasskey(options) } }));
  };
  const proveFresh = async () => {
    const { challengeId, options } = await unwrap(client.POST('/fresh/challenge'));
    await unwrap(client.POST('/fresh', { body: { challengeId, response: await askForPasskey(options) } }));
  };
  const readSession = async () => {
    const { me } = await unwrap(client.GET('/me'));
    return me === null ? undefined : toPerson(me);
  };
  /** A 401 means that an earlier request has signed out already; its response was lost. */
  const signOut = () =>
    unwrap(client.POST('/sign-out')).catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
    });
  return signInMachine.provide({
    actors: {
      readSession: fromPromise(() => refusing(readSession())),
      proveKey: fromPromise(() => refusing(proveKey())),
      checkCode: fromPromise(({ input }) =>
        refusing(unwrap(client.POST('/sign-in/recovery', { body: { code: input.code } })).then(toPerson)),
      ),
      enterSample: fromPromise(({ input }) =>
        refusing(unwrap(client.POST('/sign-in/sample', { body: input })).then(toPerson)),
      ),
      readInvitation: fromPromise(({ input }) => refusing(readInvitation(input.token))),
      registerKey: fromPromise(({ input }) => refusing(registerKey(input.token))),
      addKey: fromPromise(() => refusing(addKey())),
      proveFresh: fromPromise(() => refusing(proveFresh())),
      signOut: fromPromise(() => refusing(signOut())),
    },
  });
}
