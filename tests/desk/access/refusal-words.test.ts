import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { refusalWords } from '#desk/access/refusal-words.ts';
import { signInMachine, type Person } from '#machines/sign-in.machine.ts';

test('after wrong codes a key is spoken of only in a browser that knows keys [DK-1]', async () => {
  const machine = signInMachine.provide({
    actors: {
      readSession: fromPromise<Person | undefined>(() => Promise.resolve(undefined)),
      checkCode: fromPromise(() => Promise.reject({ kind: 'locked', waitMs: 60_000 })),
    },
  });
  const actor = createActor(machine, { input: { invitation: undefined, sample: undefined } }).start();
  await Promise.resolve();
  actor.send({ type: 'code.type', code: 'zły' });
  actor.send({ type: 'code.use' });
  await expect.poll(() => actor.getSnapshot().hasTag('code-locked')).toBe(true);
  expect(refusalWords(actor.getSnapshot(), true)).toContain('Kluczem wejdziesz od razu.');
  expect(refusalWords(actor.getSnapshot(), false)).not.toMatch(/klucz/i);
  actor.stop();
});
