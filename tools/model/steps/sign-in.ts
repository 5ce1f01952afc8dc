import type { AnyMachineSnapshot, ContextFrom, EventObject } from 'xstate';
import type { Person, Refusal, RefusalKind, signInMachine } from '#machines/sign-in.machine.ts';
import {
  CLOSED_REGISTRATION,
  REPEATED_REGISTRATION,
  UNKNOWN_CHALLENGE,
  WIRE_CHALLENGE,
  WIRE_REGISTRATION,
  WIRE_SIGN_IN_PAGE,
  wireMe,
} from '../sample-desk.ts';
import { keyFirstCopy } from '#desk/access/access-copy.ts';
import { invitationCopy, signInCopy } from '#desk/access/sign-in-copy.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import type { Steps } from '../walk.ts';
import { exactly, somewhere, type CallEnd, type DeskUi, type HeldCall } from './ui.ts';

type Said = Exclude<RefusalKind, 'unreachable' | 'cancelled' | 'known'>;
const CODE: Readonly<Record<Said, readonly [status: number, code: number]>> = {
  refused: [422, 208],
  gone: [422, 206],
  locked: [429, 204],
};
/** Message after a failed attempt, by kind of refusal. */
const REFUSAL = {
  refused: signInCopy.refusal.refused,
  codeRefused: signInCopy.codeRefused,
  cancelled: signInCopy.refusal.cancelled,
  linkUsed: signInCopy.refusal['link-used'],
  linkLocked: signInCopy.refusal['link-locked'],
  unanswered: signInCopy.refusal.unanswered,
};
/** The messages on an invitation's page. */
const INVITED = {
  refused: invitationCopy.refusal.refused,
  known: invitationCopy.refusal['key-known'],
  cancelled: invitationCopy.refusal.cancelled,
  unanswered: invitationCopy.refusal.unanswered,
};
/** The messages after an ended session, where no code can be typed. */
const { refused, cancelled, unanswered } = REFUSAL;
const EXPIRED = { refused, cancelled, unanswered };
/** The messages for a person who signed in with a recovery code and must add a passkey. */
const KEY_FIRST = {
  refused: keyFirstCopy.problem.refused,
  known: keyFirstCopy.problem['key-known'],
  cancelled: keyFirstCopy.problem.cancelled,
  unanswered: keyFirstCopy.problem.unanswered,
};
const addKey = exactly(keyFirstCopy.add);
const ownKey = exactly(keyFirstCopy.ownKey);
const newKey = exactly(keyFirstCopy.enter);
const useKey = exactly('Wejdź kluczem');
const register = exactly('Zapisz klucz w tym urządzeniu');
const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof signInMachine> => context;
const OWNER = { id: '1', name: 'Ludmiła', role: 'owner' } as const;
const ended = () => Promise.resolve();
const ENDED: CallEnd = { status: 401, body: { code: 200, message: 'ended by the test' } };
const outputOf = (event: EventObject) => (event as unknown as { output: unknown }).output;

const refusalOf = (event: EventObject) => (event as unknown as { error: Refusal }).error;

/** The API's response for which a port rejects with this refusal. */
function refusing(event: EventObject): CallEnd {
  const refusal = refusalOf(event);
  if (refusal.kind === 'unreachable') return 'lost';
  if (refusal.kind === 'cancelled' || refusal.kind === 'known')
    throw new Error('It is the person who cancels, not the API');
  const [status, code] = CODE[refusal.kind];
  return {
    status,
    body: {
      code,
      message: 'refused by the test',
      ...(refusal.kind === 'locked' && { waitSeconds: refusal.waitMs / 1_000 }),
    },
  };
}
/** The challenge for which the browser creates no passkey, by kind of refusal. */
const UNMADE: Readonly<Partial<Record<RefusalKind, CallEnd>>> = {
  known: REPEATED_REGISTRATION,
  cancelled: CLOSED_REGISTRATION,
};
const entered = (event: EventObject): CallEnd => ({ status: 200, body: wireMe(outputOf(event) as Person) });

/** Test steps of the sign-in. */
export function signInSteps(ui: DeskUi): Steps {
  const ends = (call: HeldCall) => ({
    done: (event: EventObject) => ui.end(call, entered(event)),
    error: (event: EventObject) => ui.end(call, refusing(event)),
  });
  const proves = (challenge: HeldCall, call: HeldCall, done: (event: EventObject) => CallEnd) => ({
    async done(event: EventObject) {
      await ui.end(challenge, WIRE_CHALLENGE);
      await ui.end(call, done(event));
    },
    async error(event: EventObject) {
      const isCancelled = refusalOf(event).kind === 'cancelled';
      await ui.end(challenge, isCancelled ? UNKNOWN_CHALLENGE : WIRE_CHALLENGE);
      if (!isCancelled) await ui.end(call, refusing(event));
    },
  });
  const proof = proves('POST /sign-in/challenge', 'POST /sign-in', entered);
  const fresh = proves('POST /fresh/challenge', 'POST /fresh', () => ({ status: 200, body: wireMe(OWNER) }));
  const code = ends('POST /sign-in/recovery');
  const sample = ends('POST /sign-in/sample');
  const busy = () => ui.has('button', /^Sprawdzam/, { disabled: true });
  const dialog = (state?: { disabled: boolean }) =>
    ui.within('dialog', exactly('Wejdź jeszcze raz')).has('button', useKey, state);
  const codeField = exactly('Kod zapasowy');
  const inPage = (text: RegExp, is: boolean) => (is ? ui.reads(text) : ui.readsNo(text));
  /** States that wait for another attempt: the screen shows only why the last one failed. */
  const asking = (
    place: string,
    look: (snapshot: AnyMachineSnapshot) => Promise<void>,
    says = inPage,
    said: Readonly<Record<string, string>> = REFUSAL,
  ): Steps['states'] =>
    Object.fromEntries(
      Object.entries({ calm: undefined, ...said }).map(([key, words]) => [
        `${place}.${key}`,
        async (snapshot: AnyMachineSnapshot) => {
          await look(snapshot);
          if (words !== undefined) await says(somewhere(words), true);
          for (const other of Object.values(said)) if (other !== words) await says(somewhere(other), false);
        },
      ]),
    );
  return {
    events: {
      'xstate.init': async (_, next) => {
        const { invitation, sample: token } = contextOf(next);
        await ui.open(
          invitation !== undefined
            ? `/zaproszenie#${invitation}`
            : token !== undefined
              ? `/wejscie#probny=${token}`
              : '/',
        );
        await ui.end('GET /sign-in-page', { status: 200, body: WIRE_SIGN_IN_PAGE });
      },
      'xstate.done.actor.readSession': (event) =>
        ui.end('GET /me', {
          status: 200,
          body: { me: outputOf(event) === undefined ? null : wireMe(outputOf(event) as Person) },
        }),
      'xstate.error.actor.readSession': () => ui.end('GET /me', 'lost'),
      'session.retry': () => ui.press('button', exactly('Wczytaj ponownie')),
      'key.use': async (_, next) => {
        if (next.hasTag('key-first')) return ui.press('button', next.hasTag('key-added') ? newKey : ownKey);
        const controls = next.hasTag('expired') ? ui.within('dialog', exactly('Wejdź jeszcze raz')) : ui;
        await controls.press('button', useKey);
      },
      'code.type': (event) => ui.fill(codeField, (event as unknown as { code: string }).code),
      'code.use': () => ui.press('button', exactly('Wejdź kodem')),
      'sample.enter': (event) =>
        ui.press(
          'button',
          exactly(
            (event as unknown as { as: string }).as === 'owner'
              ? 'Wejdź jako właścicielka'
              : 'Wejdź jako Jagna',
          ),
        ),
      'xstate.done.actor.proveKey': proof.done,
      'xstate.error.actor.proveKey': proof.error,
      'xstate.done.actor.proveAgain': proof.done,
      'xstate.error.actor.proveAgain': proof.error,
      'xstate.done.actor.checkCode': code.done,
      'xstate.error.actor.checkCode': code.error,
      'xstate.done.actor.enterSample': sample.done,
      'xstate.error.actor.enterSample': sample.error,
      'xstate.after.lockedFor.signIn.signedOut.codes.locked': () => ui.advance(60_000),
      'xstate.after.lockedFor.signIn.invitation.locked': () => ui.advance(60_000),
      'key.add': () => ui.press('button', addKey),
      'xstate.done.actor.addKey': async () => {
        await ui.end('POST /passkeys/challenge', WIRE_REGISTRATION);
        await ui.end('POST /passkeys', { status: 201, body: {} });
      },
      'xstate.error.actor.addKey': async (event) => {
        const unmade = UNMADE[refusalOf(event).kind];
        await ui.end('POST /passkeys/challenge', unmade ?? WIRE_REGISTRATION);
        if (!unmade) await ui.end('POST /passkeys', refusing(event));
      },
      'xstate.done.actor.proveOwn': fresh.done,
      'xstate.error.actor.proveOwn': fresh.error,
      'xstate.done.actor.proveNew': fresh.done,
      'xstate.error.actor.proveNew': fresh.error,
      'xstate.done.actor.signOutUnproved': () => ui.end('POST /sign-out', { status: 200, body: {} }),
      'xstate.error.actor.signOutUnproved': () => ui.end('POST /sign-out', 'lost'),
      'session.expire': () => {
        // Without a passkey there is no event stream: the session's end is the response to the held call.
        const call = (['POST /passkeys/challenge', 'POST /fresh/challenge'] as const).find((one) =>
          ui.holds(one),
        );
        return call ? ui.end(call, ENDED) : ui.tell('signed-out');
      },
      'session.leave': () => ui.press('button', exactly('Wyjdź')),
      'xstate.done.actor.signOut': () => ui.end('POST /sign-out', { status: 200, body: {} }),
      'xstate.error.actor.signOut': async () => {
        await ui.end('POST /sign-out', 'lost');
        await ui.announces(somewhere(shellCopy.leavingFailed));
      },
      'entry.open': () => ui.press('button', /^(Wejdź inaczej|Mam już klucz)$/),
      'xstate.done.actor.readInvitation': () =>
        ui.end('POST /invitation', {
          status: 200,
          body: { name: 'Jagna', role: 'specialist', invitedBy: 'Ludmiła' },
        }),
      'xstate.error.actor.readInvitation': (event) => ui.end('POST /invitation', refusing(event)),
      'key.register': () => ui.press('button', register),
      'xstate.done.actor.registerKey': async (event) => {
        await ui.end('POST /invitation/challenge', WIRE_REGISTRATION);
        const { person, codes } = outputOf(event) as { person: Person; codes: readonly string[] };
        await ui.end('POST /invitation/accept', {
          status: 200,
          body: { me: wireMe(person), recoveryCodes: codes },
        });
      },
      'xstate.error.actor.registerKey': async (event) => {
        const unmade = UNMADE[refusalOf(event).kind];
        await ui.end('POST /invitation/challenge', unmade ?? WIRE_REGISTRATION);
        if (!unmade) await ui.end('POST /invitation/accept', refusing(event));
      },
      'codes.keep': () => ui.press('checkbox', exactly('Mam je zapisane w bezpiecznym miejscu')),
      'codes.leave': () => ui.press('button', exactly('Przejdź do kolejki')),
    },
    alike: {
      'signIn.invitation.reading and signIn.starting': 'One wait: who is there, then who is invited.',
    },
    // The call's own response reported the ended session, so there is no later one.
    late: { addKey: ended, proveOwn: ended, proveNew: ended },
    states: {
      'signIn.starting': () => ui.hasNo('button', useKey),
      'signIn.unreachable': () => ui.reads(somewhere('Nie udało się wczytać zaplecza')),
      ...asking('signIn.signedOut.entry.asking', async (snapshot) => {
        await ui.has('button', useKey, { disabled: false });
        await ui.has('textbox', codeField, { value: contextOf(snapshot).code });
      }),
      'signIn.signedOut.entry.proving': busy,
      'signIn.signedOut.entry.checking': busy,
      'signIn.signedOut.entry.entering': busy,
      'signIn.signedOut.codes.open': () => ui.readsNo(somewhere(signInCopy.codeLocked)),
      'signIn.signedOut.codes.locked': async () => {
        await ui.has('button', exactly('Wejdź kodem'), { disabled: true });
        await ui.reads(somewhere(signInCopy.codeLocked));
      },
      ...asking(
        'signIn.keyFirst.asking',
        async () => {
          await ui.has('button', addKey, { disabled: false });
          await ui.has('button', ownKey, { disabled: false });
        },
        inPage,
        KEY_FIRST,
      ),
      'signIn.keyFirst.adding': () => ui.has('button', addKey, { disabled: true }),
      'signIn.keyFirst.proving': () => ui.has('button', ownKey, { disabled: true }),
      'signIn.keyFirst.leaving': () => ui.has('button', ownKey, { disabled: true }),
      'signIn.keyFirst.added.proving': async () => {
        await ui.has('button', newKey, { disabled: true });
        await ui.reads(somewhere(keyFirstCopy.added));
        await ui.hasNo('button', addKey);
      },
      ...asking(
        'signIn.keyFirst.added.asking',
        () => ui.has('button', newKey, { disabled: false }),
        inPage,
        KEY_FIRST,
      ),
      'signIn.inside': () => ui.has('button', exactly('Wyjdź'), { disabled: false }),
      'signIn.leaving': () => ui.has('button', exactly('Wyjdź'), { disabled: true }),
      ...asking('signIn.expired.asking', () => dialog({ disabled: false }), ui.saysInDialog, EXPIRED),
      'signIn.expired.proving': () => dialog({ disabled: true }),
      'signIn.invitation.reading': () => ui.hasNo('button', register),
      ...asking(
        'signIn.invitation.invited',
        () => ui.has('button', register, { disabled: false }),
        inPage,
        INVITED,
      ),
      'signIn.invitation.registering': () => ui.has('button', /^Zapisuję/, { disabled: true }),
      'signIn.invitation.codes': async (snapshot) => {
        const { codes, areCodesKept } = contextOf(snapshot);
        for (const one of codes) await ui.reads(somewhere(one));
        await ui.has('button', exactly('Przejdź do kolejki'), { disabled: !areCodesKept });
      },
      'signIn.invitation.locked': () => ui.reads(somewhere(invitationCopy.locked)),
      'signIn.invitation.gone': () => ui.reads(somewhere('To zaproszenie już nie działa')),
    },
  };
}
