import type { AnyEventObject } from 'xstate';
import type { Probe } from '../probes.ts';
import { ODD_ERRORS } from './small.ts';

const done = (id: string, output?: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error?: unknown): AnyEventObject => ({ type: `xstate.error.actor.${id}`, error });
const at = (invitation?: string, sample?: string) => ({ invitation, sample });

const nobody = done('readSession', undefined);
const useKey: AnyEventObject = { type: 'key.use' };
const useCode: AnyEventObject = { type: 'code.use' };
const type = (code: string): AnyEventObject => ({ type: 'code.type', code });
const enter = (as: string): AnyEventObject => ({ type: 'sample.enter', as });
const register: AnyEventObject = { type: 'key.register' };
const openDoor: AnyEventObject = { type: 'entry.open' };
const refused = { kind: 'refused' };
const locked = { kind: 'locked', waitMs: 60_000 };
const person = (id: string) => ({ id, name: 'Ludmiła', role: 'owner' });
const invited = done('readInvitation', { name: 'Jagna', role: 'specialist', by: 'Ludmiła' });

/** Probes of signing in. */
export const signInProbes: readonly Probe[] = [
  // Without its link nobody enters a sample shop, and spaces are no code.
  { input: at(), events: [nobody, enter('owner'), type('   '), useCode] },
  // A refusal is over as soon as something else is tried.
  {
    input: at(undefined, 'probny'),
    events: [nobody, useKey, failed('proveKey', refused), enter('specialist')],
  },
  {
    input: at(),
    events: [nobody, useKey, failed('proveKey', refused), type('a'), useCode, failed('checkCode', refused)],
  },
  {
    input: at('zaproszenie'),
    events: [
      nobody,
      invited,
      register,
      failed('registerKey', refused),
      register,
      failed('registerKey', { kind: 'gone' }),
      openDoor,
    ],
  },
  // Nobody leaves the recovery codes before she says that she has them.
  {
    input: at('zaproszenie'),
    events: [
      nobody,
      invited,
      register,
      done('registerKey', {
        person: person('2'),
        codes: ['A', 'B'],
      }),
      { type: 'codes.leave' },
      {
        type: 'codes.keep',
        kept: true,
      },
      {
        type: 'codes.keep',
        kept: false,
      },
      { type: 'codes.leave' },
      {
        type: 'codes.keep',
        kept: true,
      },
      { type: 'codes.leave' },
    ],
  },
  // Whom a code let in, the door lets out again: nothing of her stays, and what failed before is over at the next try.
  {
    input: at(),
    events: [
      done('readSession', { ...person('1'), needsKey: true }),
      { type: 'key.add' },
      failed('addKey', { kind: 'known' }),
      useKey,
      failed('proveOwn', { kind: 'cancelled' }),
      useKey,
      { type: 'session.expire' },
    ],
  },
  // Whoever enters by a key leaves neither a code nor a sample's link behind.
  { input: at(undefined, 'probny'), events: [nobody, type('a'), useKey, done('proveKey', person('1'))] },
  // How long a way waits is the server's word of that very try.
  ...[1_000, 300_000].flatMap((waitMs) => [
    { input: at(), events: [nobody, type('a'), useCode, failed('checkCode', { kind: 'locked', waitMs })] },
    { input: at('zaproszenie'), events: [nobody, failed('readInvitation', { kind: 'locked', waitMs })] },
  ]),
  // A way that waits closes no other, and what a code waits for no link does.
  {
    input: at(undefined, 'probny'),
    events: [
      nobody,
      type('a'),
      useCode,
      failed('checkCode', locked),
      useCode,
      type('b'),
      enter('specialist'),
    ],
  },
  {
    input: at(),
    events: [nobody, type('a'), useCode, failed('checkCode', locked), enter('owner'), useKey],
  },
  {
    input: at(undefined, 'probny'),
    events: [nobody, enter('owner'), failed('enterSample', locked), enter('specialist')],
  },
  // Who comes back to an expired page is known by who she is alone: a namesake is another, and by another name and role she is herself.
  ...[person('2'), { id: '1', name: 'Jagna', role: 'specialist' }].map((comes) => ({
    input: at(),
    events: [done('readSession', person('1')), { type: 'session.expire' }, useKey, done('proveAgain', comes)],
  })),
  ...ODD_ERRORS.map((error) => ({ input: at(), events: [nobody, useKey, failed('proveKey', error)] })),
];
