import { createActor, type EmittedFrom } from 'xstate';
import { expect, test } from 'vitest';
import { newsletterMachine } from '#machines/newsletter.machine.ts';
import { heldPort } from './held-port.ts';

const noTerms = { tosChecked: 'Musisz zaakceptować regulamin i politykę prywatności' };

function startSignUp() {
  const signUps = heldPort<void, { email: string }>();
  const actor = createActor(newsletterMachine.provide({ actors: { signUp: signUps.logic } }));
  const emitted: EmittedFrom<typeof newsletterMachine>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'field.change', name: 'email', value: ' Wanda@Example.pl ', problems: noTerms });
  return {
    signUps,
    emitted,
    send: actor.send,
    has: (tag: 'rejected' | 'sending' | 'failed' | 'unconfirmed') => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
  };
}

test('without accepted terms nothing is sent, and what is wrong is shown [NL-1]', () => {
  const signUp = startSignUp();
  signUp.send({ type: 'form.submit', problems: noTerms });
  expect(signUp.signUps.calls).toHaveLength(0);
  expect(signUp.context().problems).toEqual(noTerms);
  expect(signUp.context().touched).toEqual({ tosChecked: true });
  expect(signUp.has('rejected')).toBe(true);
});

test('the address is sent once, trimmed and lowercased [NL-1]', () => {
  const signUp = startSignUp();
  signUp.send({ type: 'terms.set', accepted: true, problems: {} });
  signUp.send({ type: 'form.submit', problems: {} });
  signUp.send({ type: 'form.submit', problems: {} });
  expect(signUp.has('sending')).toBe(true);
  expect(signUp.signUps.calls.map(({ input }) => input)).toEqual([{ email: 'wanda@example.pl' }]);
});

test('a sign-up that was taken says so once [NL-1] [ER-4]', async () => {
  const signUp = startSignUp();
  signUp.send({ type: 'form.submit', problems: {} });
  await signUp.signUps.last().resolve();
  expect(signUp.has('unconfirmed')).toBe(true);
  expect(signUp.emitted).toEqual([{ type: 'newsletter.joined' }]);
});

test('a failure keeps the address and can be tried again [NL-1] [ER-4]', async () => {
  const signUp = startSignUp();
  signUp.send({ type: 'form.submit', problems: {} });
  await signUp.signUps.last().reject(new Error('offline'));
  expect(signUp.has('failed')).toBe(true);
  expect(signUp.emitted).toEqual([{ type: 'newsletter.refused' }]);
  expect(signUp.context().values.email).toBe(' Wanda@Example.pl ');
  signUp.send({ type: 'form.submit', problems: {} });
  expect(signUp.signUps.calls).toHaveLength(2);
});

test('leaving a field validates it [NL-1]', () => {
  const signUp = startSignUp();
  signUp.send({ type: 'field.leave', name: 'email', problems: { email: 'Wprowadź prawidłowy email' } });
  expect(signUp.context().touched).toEqual({ email: true });
  expect(signUp.context().problems).toEqual({ email: 'Wprowadź prawidłowy email' });
});
