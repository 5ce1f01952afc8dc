import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { guideMachine, type GuideAnswers, type GuideSuggestion } from '#machines/guide.machine.ts';
import { SUGGESTION } from '#tools/model/models/guide.ts';

/** The guide over a port that resolves to this, and what the port was asked. */
function begun(answer: () => Promise<GuideSuggestion | undefined>) {
  const asked: GuideAnswers[] = [];
  const machine = guideMachine.provide({
    actors: {
      suggest: fromPromise<GuideSuggestion | undefined, GuideAnswers>(({ input }) => {
        asked.push(input);
        return answer();
      }),
    },
  });
  const actor = createActor(machine).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { actor, asked, settled };
}

test('three answers end in a suggestion; a step back keeps them all [RD-4] [R80] [R81]', async () => {
  const { actor, asked, settled } = begun(async () => SUGGESTION);
  actor.send({ type: 'option.choose', question: 'topic', option: 'MONEY' });
  actor.send({ type: 'guide.next' });
  actor.send({ type: 'option.choose', question: 'length', option: 'long' });
  actor.send({ type: 'guide.next' });
  actor.send({ type: 'option.choose', question: 'manner', option: 'wry' });
  actor.send({ type: 'guide.back' });
  actor.send({ type: 'guide.back' });
  expect(actor.getSnapshot().value).toBe('topic');
  expect(actor.getSnapshot().context.answers).toEqual({ topic: 'MONEY', length: 'long', manner: 'wry' });
  for (let step = 0; step < 3; step += 1) actor.send({ type: 'guide.next' });
  await settled();
  expect(asked).toEqual([{ topic: 'MONEY', length: 'long', manner: 'wry' }]);
  expect(actor.getSnapshot().context.suggestion).toBe(SUGGESTION);
});

test('each question can be skipped, and where nobody can be suggested none is [R80] [R81]', async () => {
  const { actor, asked, settled } = begun(async () => undefined);
  actor.send({ type: 'guide.skip' });
  await settled();
  expect(asked).toEqual([{}]);
  expect(actor.getSnapshot().value).toBe('nobody');
  expect(actor.getSnapshot().hasTag('found')).toBe(false);
});

test('after a failure the answers are there still, and answering again forgets them [R80]', async () => {
  let answer = () => Promise.reject<GuideSuggestion>(new Error('offline'));
  const { actor, asked, settled } = begun(() => answer());
  actor.send({ type: 'option.choose', question: 'topic', option: 'EARTH' });
  actor.send({ type: 'guide.skip' });
  await settled();
  expect(actor.getSnapshot().value).toBe('failed');
  answer = async () => SUGGESTION;
  actor.send({ type: 'guide.retry' });
  await settled();
  expect(asked).toEqual([{ topic: 'EARTH' }, { topic: 'EARTH' }]);
  actor.send({ type: 'guide.again' });
  expect(actor.getSnapshot().value).toBe('topic');
  expect(actor.getSnapshot().context).toEqual({ answers: {}, suggestion: undefined });
});
