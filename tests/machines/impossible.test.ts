import { createActor, fromPromise, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { answerMachine, type AnswerInput } from '#machines/answer.machine.ts';
import { consentMachine } from '#machines/consent.machine.ts';
import { purchaseMachine } from '#machines/purchase.machine.ts';
import { signInMachine } from '#machines/sign-in.machine.ts';
import { models } from '#tools/model/models.ts';
import { tarot } from './purchase/sample-choice.ts';

/** Starts a machine and counts its calls, which never end. */
function start(machine: AnyStateMachine, input?: unknown) {
  let calls = 0;
  const never = fromPromise(() => {
    calls += 1;
    return new Promise<never>(() => undefined);
  });
  const ports = Object.keys(machine.implementations.actors).map((name) => [name, never] as const);
  const actor: AnyActorRef = createActor(machine.provide({ actors: Object.fromEntries(ports) }), { input });
  // Without a listener xstate throws what the machine threw once more, uncaught.
  actor.subscribe({ error: () => undefined });
  actor.start();
  return {
    send: (event: { type: string; [more: string]: unknown }) => actor.send(event),
    calls: () => calls,
    error: (): unknown => (actor.getSnapshot() as { error?: unknown }).error,
  };
}

/** Events whose guard is made to lie, so that a state is entered without what it needs. */
const yes = () => true;

test('a form without an offer orders nothing and checks no coupon, whatever the guards say [OF-3]', () => {
  for (const press of [
    { type: 'coupon.apply' },
    { type: 'provider.pick', provider: 'PAYU', problems: {} },
  ] as const) {
    const machine = purchaseMachine.provide({ guards: { settlesOnOffer: yes, hasCode: yes } });
    const purchase = start(machine, { ...tarot, variants: [], offers: [] });
    purchase.send(press);
    expect(purchase.error()).toBeInstanceOf(TypeError);
    expect(purchase.calls()).toBe(0);
  }
});

test('a sample shop is entered by no link but its own [DK-1]', () => {
  const signIn = start(signInMachine.provide({ guards: { hasSample: yes } }), {
    invitation: undefined,
    sample: undefined,
  });
  signIn.send({ type: 'xstate.done.actor.readSession', output: undefined });
  const before = signIn.calls();
  signIn.send({ type: 'sample.enter', as: 'owner' });
  expect(signIn.error()).toBeInstanceOf(TypeError);
  expect(signIn.calls()).toBe(before);
});

test('a consent that nobody gave is none [SH-4]', () => {
  const consent = start(consentMachine.provide({ guards: { isStored: yes } }));
  consent.send({ type: 'choice.recall', stored: undefined });
  expect(consent.error()).toBeInstanceOf(TypeError);
});

test('a decision that nobody made reaches no server [DK-6]', () => {
  const input = models.find(({ name }) => name === 'answer')?.chapters[0]?.input;
  const { answer, ...more } = (input ?? expect.fail('There is no chapter')) as AnswerInput;
  const desk = start(answerMachine.provide({ actions: { assignDecision: () => undefined } }), {
    ...more,
    answer: { ...answer, state: 'drafted', version: 1 },
  });
  desk.send({ type: 'suggestion.ask' });
  expect(desk.error()).toBeInstanceOf(TypeError);
  expect(desk.calls()).toBe(0);
});
