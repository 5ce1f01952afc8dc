import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import {
  answerMachine,
  stageOf,
  unsavedFields,
  type Decision,
  type Answer,
  type AnswerField,
} from '#machines/answer.machine.ts';
import {
  approvedWith,
  begun,
  calledOff,
  correcting,
  fieldsOf,
  inReview,
  SECOND,
  theirs,
  THEIRS,
} from '#tools/model/sample-answers.ts';
import { heldPort } from './held-port.ts';

/** An answer's machine whose ports the test settles, with what was typed since it was opened. */
function opened(answer: Answer, typed?: string) {
  const saveDraft = heldPort<
    Answer,
    { version: number; fields: readonly AnswerField[]; isAutosave: boolean }
  >();
  const takeEditLock = heldPort<Answer, unknown>();
  const decide = heldPort<Answer, { decision: Decision; revision: number; version: number }>();
  const actor = createActor(
    answerMachine.provide({
      actors: { saveDraft: saveDraft.logic, takeEditLock: takeEditLock.logic, decide: decide.logic },
    }),
    { input: { answer, copy: undefined } },
  ).start();
  if (typed !== undefined) actor.send({ type: 'text.change', name: '1', text: typed });
  return { actor, saveDraft, takeEditLock, decide };
}

const sendBack = { type: 'answer.return', note: 'Cieplej.' } as const;
const newer = { kind: 'newer', answer: { version: theirs.version, fields: theirs.fields, author: 'Jagna' } };

test('a refused decision that brings another version stops the writing: nothing is saved over it [DK-6]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { actor, saveDraft, decide } = opened(inReview, SECOND);
    actor.send(sendBack);
    await decide.last().reject(newer);
    vi.advanceTimersByTime(60_000);
    expect(saveDraft.calls).toEqual([]);
    expect(actor.getSnapshot().hasTag('conflict')).toBe(true);
    expect(actor.getSnapshot().context.disputed).toEqual(['1']);
    actor.send({ type: 'version.take', name: '1' });
    expect(actor.getSnapshot().context.mine[0]?.text).toBe(THEIRS);
  } finally {
    vi.useRealTimers();
  }
});

test('so it does while a failed save waits for its next attempt [DK-6]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { actor, saveDraft, decide } = opened(inReview, SECOND);
    actor.send({ type: 'draft.save' });
    await saveDraft.last().reject({ kind: 'unreachable' });
    actor.send(sendBack);
    await decide.last().reject(newer);
    vi.advanceTimersByTime(60_000);
    expect(saveDraft.calls).toHaveLength(1);
    expect(actor.getSnapshot().hasTag('conflict')).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('a text that one of two failed saves may have stored stays unsaved, though it was typed back [DK-6]', async () => {
  const { actor, saveDraft } = opened(begun);
  const unsaved = () => unsavedFields(actor.getSnapshot().context);
  const saveFails = async () => {
    actor.send({ type: 'draft.save' });
    await saveDraft.last().reject({ kind: 'unreachable' });
  };
  const typesBack = { type: 'text.change', name: '1', text: begun.fields[0]?.text ?? '' } as const;
  actor.send({ type: 'text.change', name: '1', text: SECOND });
  await saveFails();
  actor.send(typesBack);
  await saveFails();
  expect(unsaved()).toEqual(['1']);
  actor.send({ type: 'draft.save' });
  await saveDraft.last().resolve({ ...begun, version: 2 });
  expect(unsaved()).toEqual([]);
});

test('a decision refused while the draft is being saved leaves the save its own version [DK-6]', async () => {
  const { actor, saveDraft, decide } = opened(inReview, SECOND);
  actor.send({ type: 'draft.save' });
  actor.send(sendBack);
  await decide.last().reject(newer);
  await saveDraft.last().reject(newer);
  expect(actor.getSnapshot().hasTag('conflict')).toBe(true);
  expect(saveDraft.calls).toHaveLength(1);
});

test('an order called off while its draft is being saved closes the editor [DK-6]', async () => {
  const { actor, saveDraft } = opened(begun, SECOND);
  actor.send({ type: 'draft.save' });
  actor.send({ type: 'answer.update', answer: { ...calledOff, version: 2, fields: fieldsOf(SECOND) } });
  await saveDraft.last().resolve({ ...begun, revision: 3, version: 2, fields: fieldsOf(SECOND) });
  expect(actor.getSnapshot().hasTag('closed')).toBe(true);
  expect(actor.getSnapshot().hasTag('calledOff')).toBe(true);
});

test('news that come while the pen is being taken count when it is refused [DK-6]', async () => {
  const { actor, takeEditLock } = opened({ ...begun, lockedBy: 'Jagna' });
  actor.send({ type: 'lock.take' });
  actor.send({ type: 'answer.update', answer: { ...theirs, lockedBy: undefined } });
  await takeEditLock.last().reject({ kind: 'unreachable' });
  expect(actor.getSnapshot().hasTag('clean')).toBe(true);
  expect(actor.getSnapshot().context.mine[0]?.text).toBe(THEIRS);
});

test('a save that fails after a decision is no refusal of the decision [DK-6]', async () => {
  const { actor, saveDraft, decide } = opened(inReview);
  actor.send(sendBack);
  await decide.last().resolve({ ...inReview, revision: 4, state: 'sent-back' });
  actor.send({ type: 'text.change', name: '1', text: SECOND });
  actor.send({ type: 'draft.save' });
  await saveDraft.last().reject({ kind: 'unreachable' });
  expect(actor.getSnapshot().context.refusal).toBeUndefined();
});

test('a mail that is retried can be sent again, as one that has failed [DK-6]', () => {
  const approval = { by: 'Jagna', at: '', sendAt: '', sentAt: undefined, readSeconds: undefined };
  const stage = (mail: 'sending' | 'uncertain' | 'retrying' | 'failed') =>
    opened({ ...begun, state: 'approved', approval: { ...approval, mail } }).actor.getSnapshot();
  for (const mail of ['sending', 'uncertain'] as const) expect(stage(mail).hasTag('leaving')).toBe(true);
  for (const mail of ['retrying', 'failed'] as const)
    expect(stage(mail).can({ type: 'mail.repeat', email: undefined })).toBe(true);
});

test('an answer of one field is unsaved as well when its text was changed while the save was under way [DK-6]', () => {
  const oneField = { ...begun, fields: begun.fields.slice(0, 1) };
  const { actor } = opened(oneField);
  const type = (text: string) => actor.send({ type: 'text.change', name: '1', text });
  type(SECOND);
  actor.send({ type: 'draft.save' });
  type(begun.fields[0]?.text ?? '');
  expect(unsavedFields(actor.getSnapshot().context)).toEqual(['1']);
});

test('a letter that may have arrived is on its way, one that is tried again has come back [DK-6]', () => {
  const stages = (['sending', 'uncertain', 'retrying', 'failed'] as const).map((mail) =>
    stageOf(approvedWith(mail)),
  );
  expect(stages).toEqual(['leaving', 'leaving', 'bounced', 'bounced']);
});

test.each(['idle', 'typed on', 'saving', 'pen asked for'] as const)(
  'a reading that is older than what is known changes nothing: %s [DK-6]',
  (when) => {
    const known = { ...begun, revision: 5, version: 4, fields: fieldsOf(THEIRS) };
    const lockedBy = when === 'pen asked for' ? 'Jagna' : undefined;
    const { actor } = opened({ ...known, lockedBy }, when === 'idle' ? undefined : SECOND);
    if (when === 'saving') actor.send({ type: 'draft.save' });
    if (when === 'pen asked for') actor.send({ type: 'lock.take' });
    const before = actor.getSnapshot();
    actor.send({ type: 'answer.update', answer: { ...calledOff, revision: 4, version: 3 } });
    expect(actor.getSnapshot().value).toEqual(before.value);
    expect(actor.getSnapshot().context).toEqual(before.context);
  },
);

test('a reading from before a save does not take the saved text back, nor the word that it is saved [DK-6]', async () => {
  const { actor, saveDraft } = opened(begun, SECOND);
  actor.send({ type: 'draft.save' });
  await saveDraft.last().resolve({ ...begun, revision: 3, version: 2, fields: fieldsOf(SECOND) });
  actor.send({ type: 'answer.update', answer: begun });
  // Nor does one with the same text that was asked for before a decision.
  actor.send({ type: 'answer.update', answer: { ...begun, version: 2, review: inReview.review } });
  expect(actor.getSnapshot().hasTag('saved')).toBe(true);
  expect(actor.getSnapshot().context.mine[0]?.text).toBe(SECOND);
  expect(actor.getSnapshot().context.answer.review).toBeUndefined();
});

test('what comes with the pen or a refusal, and news have overtaken, brings its text alone [DK-6]', async () => {
  const pen = opened({ ...begun, lockedBy: 'Jagna' });
  pen.actor.send({ type: 'lock.take' });
  pen.actor.send({ type: 'answer.update', answer: { ...theirs, revision: 9, lockedBy: 'Jagna' } });
  await pen.takeEditLock.last().resolve(begun);
  expect(pen.actor.getSnapshot().context.mine[0]?.text).toBe(THEIRS);
  const { actor, saveDraft } = opened(begun, SECOND);
  actor.send({ type: 'draft.save' });
  actor.send({ type: 'answer.update', answer: { ...inReview, revision: 9 } });
  await saveDraft.last().reject({ kind: 'newer', answer: theirs });
  expect(actor.getSnapshot().context.disputed).toEqual(['1']);
  expect(actor.getSnapshot().context.answer).toMatchObject({ state: 'in-review', revision: 9, version: 2 });
});

test.each(['rules', 'refused', 'gone'] as const)(
  'a save that the server will never take is not tried again by itself: %s [DK-6]',
  async (kind) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { actor, saveDraft } = opened(begun, SECOND);
      actor.send({ type: 'draft.save' });
      await saveDraft.last().reject({ kind, messages: ['Za długi.'] });
      actor.send({ type: 'connection.return' });
      vi.advanceTimersByTime(60_000);
      expect(saveDraft.calls).toHaveLength(1);
      expect(actor.getSnapshot().hasTag('refused')).toBe(true);
      // The server has none of it: typed back, it is unsaved no more.
      expect(actor.getSnapshot().context).toMatchObject({ doubted: [], saveMessages: ['Za długi.'] });
      actor.send({ type: 'text.change', name: '1', text: THEIRS });
      vi.advanceTimersByTime(2_500);
      expect(saveDraft.calls).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  },
);

test.each(['refused', 'unreachable', 'expired'] as const)(
  'a save of an order that was called off meanwhile ends the writing: %s [DK-6]',
  async (kind) => {
    const { actor, saveDraft } = opened(begun, SECOND);
    actor.send({ type: 'draft.save' });
    actor.send({ type: 'answer.update', answer: calledOff });
    await saveDraft.last().reject({ kind });
    expect(actor.getSnapshot().hasTag('closed')).toBe(true);
    expect(unsavedFields(actor.getSnapshot().context)).toEqual(['1']);
  },
);

test('a pen that did not come is said so, until it is asked for again [DK-6]', async () => {
  const { actor, takeEditLock } = opened({ ...begun, lockedBy: 'Jagna' });
  expect(actor.getSnapshot().hasTag('untaken')).toBe(false);
  actor.send({ type: 'lock.take' });
  await takeEditLock.last().reject({ kind: 'unreachable' });
  expect(actor.getSnapshot().hasTag('locked')).toBe(true);
  expect(actor.getSnapshot().hasTag('untaken')).toBe(true);
  actor.send({ type: 'lock.take' });
  expect(actor.getSnapshot().hasTag('untaken')).toBe(false);
  await takeEditLock.last().reject({ kind: 'refused', answer: { state: 'called-off' } });
  expect(actor.getSnapshot().hasTag('closed')).toBe(true);
});

/** The answer with both of its fields as given. */
const withBoth = (question: string, text: string, version: number): Answer => ({
  ...begun,
  version,
  revision: version + 1,
  author: 'Jagna',
  fields: [
    { name: '1', text: question, isLeftOut: false },
    { name: 'text', text, isLeftOut: false },
  ],
});

test('two fields that both persons changed are decided on one by one; alike texts are no dispute [DK-6]', () => {
  const { actor } = opened(withBoth('a', 'A', 1), 'b');
  const now = () => actor.getSnapshot().context;
  actor.send({ type: 'text.change', name: 'text', text: 'B' });
  actor.send({ type: 'answer.update', answer: withBoth('b', 'C', 2) });
  expect(now().disputed).toEqual(['text']);
  actor.send({ type: 'text.change', name: '1', text: 'c' });
  actor.send({ type: 'answer.update', answer: withBoth('d', 'D', 3) });
  expect(now().disputed).toEqual(['1', 'text']);
  actor.send({ type: 'version.keep', name: '1' });
  expect(now().disputed).toEqual(['text']);
  expect(now().mine.map(({ text }) => text)).toEqual(['c', 'B']);
});

test('a disputed text that was typed as the other’s stays as it is when that one writes on [DK-6]', () => {
  const { actor } = opened(withBoth('a', 'A', 1), 'b');
  const now = () => actor.getSnapshot().context;
  actor.send({ type: 'answer.update', answer: withBoth('c', 'A', 2) });
  actor.send({ type: 'text.change', name: '1', text: 'c' });
  actor.send({ type: 'answer.update', answer: withBoth('d', 'A', 3) });
  expect(now().mine[0]?.text).toBe('c');
  expect(now().disputed).toEqual(['1']);
});

test('a failure that is no refusal, as of a lost line, keeps the text unsaved and is tried again [DK-6]', async () => {
  for (const failure of [new TypeError('the line is gone'), null, 'gone']) {
    const { actor, saveDraft } = opened(begun, SECOND);
    actor.send({ type: 'draft.save' });
    await saveDraft.last().reject(failure);
    expect(unsavedFields(actor.getSnapshot().context)).toEqual(['1']);
    actor.send({ type: 'draft.save' });
    expect(saveDraft.calls).toHaveLength(2);
  }
});

/** News that the agreement's mail waits, and that it was accepted. */
const mailedAgain = { ...begun, revision: 8, agreement: 'waiting' } as const;
const accepted: Answer = { ...begun, revision: 9 };

test.each(['typed', 'stored', 'failed', 'refused'] as const)(
  'while the agreement waits for the mail server nothing is saved or decided, and no text is lost: %s [LW-9] [DK-6]',
  async (how) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { actor, saveDraft, decide } = opened(begun, SECOND);
      if (how !== 'typed') actor.send({ type: 'draft.save' });
      const calls = saveDraft.calls.length;
      if (how !== 'refused') actor.send({ type: 'answer.update', answer: mailedAgain });
      if (how === 'stored')
        await saveDraft.last().resolve({ ...begun, revision: 3, version: 2, fields: fieldsOf(SECOND) });
      if (how === 'failed') await saveDraft.last().reject({ kind: 'unreachable' });
      if (how === 'refused') await saveDraft.last().reject({ kind: 'refused', answer: mailedAgain });
      expect(actor.getSnapshot().matches({ writing: 'unagreed' })).toBe(true);
      for (const type of ['draft.save', 'connection.return', 'suggestion.ask', 'review.ask'] as const)
        actor.send({ type });
      actor.send({ type: 'answer.approve', sendAt: undefined, noAdviceOn: [] });
      actor.send({ type: 'text.change', name: '1', text: 'Inny.' });
      vi.advanceTimersByTime(60_000);
      expect([saveDraft.calls.length, decide.calls.length]).toEqual([calls, 0]);
      expect(actor.getSnapshot().context.mine[0]?.text).toBe(SECOND);
      const { version, fields } = actor.getSnapshot().context.answer;
      actor.send({ type: 'answer.update', answer: { ...accepted, version, fields } });
      expect(actor.getSnapshot().hasTag(how === 'stored' ? 'clean' : 'dirty')).toBe(true);
      vi.advanceTimersByTime(2_500);
      expect(saveDraft.calls.length).toBe(how === 'stored' ? calls : calls + 1);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('news of the agreement are no echo of a save, and come before the pen and a dispute [LW-9]', async () => {
  const { actor, saveDraft } = opened(begun, SECOND);
  const stored = { ...begun, revision: 3, version: 2, fields: fieldsOf(SECOND) };
  actor.send({ type: 'draft.save' });
  await saveDraft.last().resolve(stored);
  actor.send({ type: 'answer.update', answer: { ...stored, agreement: 'waiting' } });
  expect(actor.getSnapshot().matches({ writing: 'unagreed' })).toBe(true);
  const waits = { ...theirs, revision: 8, agreement: 'refused', lockedBy: 'Jagna' } as const;
  const disputed = opened(begun, SECOND).actor;
  disputed.send({ type: 'answer.update', answer: waits });
  expect(disputed.getSnapshot().matches({ writing: 'unagreed' })).toBe(true);
  disputed.send({ type: 'answer.update', answer: { ...waits, agreement: undefined, lockedBy: undefined } });
  expect(disputed.getSnapshot().hasTag('conflict')).toBe(true);
});

test('a pen that did not come is asked for no more once the agreement waits; a sent answer is corrected meanwhile [LW-9]', async () => {
  const { actor, takeEditLock } = opened({ ...begun, lockedBy: 'Jagna' });
  actor.send({ type: 'lock.take' });
  actor.send({ type: 'answer.update', answer: { ...mailedAgain, lockedBy: 'Jagna' } });
  await takeEditLock.last().reject({ kind: 'unreachable' });
  expect(actor.getSnapshot().matches({ writing: 'unagreed' })).toBe(true);
  const corrected = opened({ ...correcting, agreement: 'waiting' });
  expect(corrected.actor.getSnapshot().hasTag('clean')).toBe(true);
  corrected.actor.send({ type: 'answer.approve', sendAt: undefined, noAdviceOn: [] });
  expect(corrected.decide.calls).toHaveLength(1);
});
