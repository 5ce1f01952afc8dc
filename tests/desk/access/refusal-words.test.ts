import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { codeLockWords } from '#desk/access/refusal-words.ts';
import { signInMachine, type Person, type RefusalKind } from '#machines/sign-in.machine.ts';

/** Codes are locked; each try with a key ends as told. */
async function locked(key: RefusalKind) {
  const machine = signInMachine.provide({
    actors: {
      readSession: fromPromise<Person | undefined>(() => Promise.resolve(undefined)),
      checkCode: fromPromise(() => Promise.reject({ kind: 'locked', waitMs: 60_000 })),
      proveKey: fromPromise<Person>(() => Promise.reject({ kind: key })),
    },
  });
  const actor = createActor(machine, { input: { invitation: undefined, sample: undefined } }).start();
  await Promise.resolve();
  actor.send({ type: 'code.type', code: 'zły' });
  actor.send({ type: 'code.use' });
  await expect.poll(() => actor.getSnapshot().hasTag('code-locked')).toBe(true);
  return actor;
}

test('after wrong codes a key is spoken of only in a browser that knows keys [DK-1]', async () => {
  const actor = await locked('refused');
  expect(codeLockWords(actor.getSnapshot(), true)).toContain('Kluczem wejdziesz od razu.');
  expect(codeLockWords(actor.getSnapshot(), false)).not.toMatch(/klucz/i);
  actor.stop();
});

test.each(['cancelled', 'refused', 'unreachable'] as const)(
  'codes wait on beside a key that ends with %s: its end opens no code [DK-1]',
  async (kind) => {
    const actor = await locked(kind);
    actor.send({ type: 'key.use' });
    await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(actor.getSnapshot().hasTag('code-locked')).toBe(true);
    expect(actor.getSnapshot().can({ type: 'code.use' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'code.type', code: '' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'key.use' })).toBe(true);
    actor.stop();
  },
);
