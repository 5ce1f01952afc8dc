import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { editMachine, hasUnsaved, shownText, type Stored, type Texts } from '#machines/edit.machine.ts';
import { heldPort } from './held-port.ts';

const stored = (text: string, version: number): Stored => ({
  values: { name: text },
  versions: { name: version },
});

test('a reading that is older than what is known changes nothing [DK-6]', () => {
  const actor = createActor(editMachine, { input: { stored: stored('new', 5) } }).start();
  actor.send({ type: 'stored.update', stored: stored('old', 4) });
  expect(shownText(actor.getSnapshot().context, 'name')).toBe('new');
});

test('what was typed while a save was under way is unsaved afterwards, over the version just made [DK-6]', async () => {
  const sent: object[] = [];
  let answer: (made: Stored) => void = () => undefined;
  const save = fromPromise<Stored, { values: Texts; versions: Stored['versions'] }>(({ input }) => {
    sent.push(input);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const input = { stored: stored('a', 1) };
  const actor = createActor(editMachine.provide({ actors: { save } }), { input }).start();
  const type = (text: string) => actor.send({ type: 'field.change', name: 'name', text });
  type('b');
  actor.send({ type: 'changes.save' });
  type('c');
  answer(stored('b', 2));
  await expect.poll(() => actor.getSnapshot().hasTag('saving')).toBe(false);
  expect(actor.getSnapshot().context).toMatchObject({ typed: { name: 'c' }, disputed: [] });
  actor.send({ type: 'changes.save' });
  expect(sent.at(-1)).toEqual({ values: { name: 'c' }, versions: { name: 2 } });
});

/** An actor whose save the test settles, of one field. */
function savedByHand() {
  const port = heldPort<Stored, { values: Texts; versions: Stored['versions'] }>();
  const machine = editMachine.provide({ actors: { save: port.logic } });
  const actor = createActor(machine, { input: { stored: stored('a', 1) } }).start();
  const type = (text: string, problem?: string) =>
    actor.send({ type: 'field.change', name: 'name', text, problem });
  const shown = () => shownText(actor.getSnapshot().context, 'name');
  return { actor, port, type, shown, save: () => actor.send({ type: 'changes.save' }) };
}

test.each(['not', 'by the stream'] as const)(
  'a text that the server tidied is nobody else’s change, and what was typed on stays; heard before: %s [DK-6]',
  async (heard) => {
    for (const typedOn of ['b and more', 'a']) {
      const { actor, port, type, shown, save } = savedByHand();
      type('b ');
      save();
      type(typedOn);
      if (heard === 'by the stream') actor.send({ type: 'stored.update', stored: stored('b', 2) });
      await port.last().resolve(stored('b', 2));
      expect(actor.getSnapshot().context).toMatchObject({ disputed: [], typed: { name: typedOn } });
      expect(actor.getSnapshot().hasTag('conflict')).toBe(false);
      expect(shown()).toBe(typedOn);
      save();
      expect(port.last().input).toEqual({ values: { name: typedOn }, versions: { name: 2 } });
    }
  },
);

test('a version above one’s own save is another person’s, even if it is heard of before the answer [DK-6]', async () => {
  const { actor, port, type, save } = savedByHand();
  type('b ');
  save();
  type('b and more');
  actor.send({ type: 'stored.update', stored: stored('theirs', 3) });
  await port.last().resolve(stored('b', 2));
  expect(actor.getSnapshot().context.disputed).toEqual(['name']);
});

test('a refused text leaves no message at what was typed since [DK-6]', async () => {
  const { actor, port, type, save } = savedByHand();
  const problems = () => actor.getSnapshot().context.problems;
  const refuses = () => port.last().reject({ kind: 'rules', problems: { name: 'too long' } });
  type('much too long');
  save();
  type('short');
  await refuses();
  expect(problems()).toEqual({});
  save();
  await refuses();
  expect(problems()).toEqual({ name: 'too long' });
  type('less', undefined);
  save();
  type('', 'empty');
  await refuses();
  expect(problems()).toEqual({ name: 'empty' });
});

test('a field that a failed save may have stored stays unsaved until a save arrives, though its text was typed back [DK-6]', async () => {
  const port = heldPort<Stored, { values: Texts; versions: Stored['versions'] }>();
  const input = { stored: { values: { name: 'a', other: 'o' }, versions: { name: 1, other: 1 } } };
  const actor = createActor(editMachine.provide({ actors: { save: port.logic } }), { input }).start();
  const isUnsaved = () => hasUnsaved(actor.getSnapshot().context);
  const typesBack = () => actor.send({ type: 'field.change', name: 'name', text: 'a' });
  actor.send({ type: 'field.change', name: 'name', text: 'b' });
  actor.send({ type: 'changes.save' });
  await port.last().reject({ kind: 'unreachable' });
  typesBack();
  expect(isUnsaved()).toBe(true);
  // Neither another field's news nor a refusal tells what became of it.
  actor.send({ type: 'stored.update', stored: { values: { other: 'p' }, versions: { other: 2 } } });
  expect(isUnsaved()).toBe(true);
  actor.send({ type: 'changes.save' });
  await port.last().reject({ kind: 'rules', problems: {} });
  typesBack();
  expect(isUnsaved()).toBe(true);
  actor.send({ type: 'changes.save' });
  expect(port.last().input).toMatchObject({ values: { name: 'a' } });
  await port.last().resolve(input.stored);
  expect(isUnsaved()).toBe(false);
  actor.send({ type: 'field.change', name: 'name', text: 'b' });
  typesBack();
  expect(isUnsaved()).toBe(false);
});

test.each(['changes.discard', 'theirs.take', 'stored.update'] as const)(
  'the doubt ends with %s, too [DK-6]',
  async (how) => {
    const port = heldPort<Stored, { values: Texts; versions: Stored['versions'] }>();
    const input = { stored: stored('a', 1) };
    const actor = createActor(editMachine.provide({ actors: { save: port.logic } }), { input }).start();
    actor.send({ type: 'field.change', name: 'name', text: 'b' });
    actor.send({ type: 'changes.save' });
    if (how === 'theirs.take') actor.send({ type: 'stored.update', stored: stored('c', 2) });
    await port.last().reject({ kind: 'unreachable' });
    if (how === 'changes.discard') actor.send({ type: 'leave.ask' });
    if (how === 'theirs.take') actor.send({ type: how, name: 'name' });
    else if (how === 'stored.update') actor.send({ type: how, stored: stored('b', 2) });
    else actor.send({ type: how });
    expect(hasUnsaved(actor.getSnapshot().context)).toBe(false);
    expect(actor.getSnapshot().context.doubted).toEqual([]);
  },
);

test('a field shows what was typed, else what is stored, else nothing [DK-6]', () => {
  const context = { stored: stored('stored', 1), typed: { other: 'typed' } };
  expect([shownText(context, 'name'), shownText(context, 'other'), shownText(context, 'none')]).toEqual([
    'stored',
    'typed',
    '',
  ]);
  expect(shownText({ ...context, typed: { name: '' } }, 'name')).toBe('');
});

test('a field is judged anew by another one only where its message stood there [DK-6]', () => {
  const actor = createActor(editMachine, { input: { stored: stored('a', 1) } }).start();
  const problems = () => actor.getSnapshot().context.problems;
  const change = (name: string, problem?: string, renewed?: Record<string, string | undefined>) =>
    actor.send({ type: 'field.change', name, text: 'x', problem, renewed });
  change('until', 'before the beginning');
  change('from', undefined, { until: 'still before it', other: 'seen by nobody' });
  expect(problems()).toEqual({ until: 'still before it' });
  change('from', undefined, { until: undefined });
  expect(problems()).toStrictEqual({});
});

test('a line that comes back saves nothing while a person is asked whether to discard it [DK-6]', async () => {
  const port = heldPort<Stored, { values: Texts; versions: Stored['versions'] }>();
  const machine = editMachine.provide({ actors: { save: port.logic } });
  const actor = createActor(machine, { input: { stored: stored('a', 1) } }).start();
  actor.send({ type: 'field.change', name: 'name', text: 'b' });
  actor.send({ type: 'changes.save' });
  await port.last().reject({ kind: 'unreachable' });
  actor.send({ type: 'leave.ask' });
  actor.send({ type: 'connection.return' });
  expect(actor.getSnapshot().hasTag('saving')).toBe(false);
  actor.send({ type: 'leave.stay' });
  actor.send({ type: 'connection.return' });
  expect(actor.getSnapshot().hasTag('saving')).toBe(true);
});

/** The same actor of two fields. */
function ofTwoFields() {
  const port = heldPort<Stored, { values: Texts; versions: Stored['versions'] }>();
  const both = (name: string, title: string, versions: Stored['versions']): Stored => ({
    values: { name, title },
    versions,
  });
  const machine = editMachine.provide({ actors: { save: port.logic } });
  const input = { stored: both('a', 'A', { name: 1, title: 1 }) };
  const actor = createActor(machine, { input }).start();
  return {
    actor,
    port,
    both,
    type: (name: string, text: string, problem?: string) =>
      actor.send({ type: 'field.change', name, text, problem }),
    save: () => actor.send({ type: 'changes.save' }),
    now: () => actor.getSnapshot().context,
  };
}

test('two fields that both persons changed are decided on one by one [DK-6]', () => {
  for (const decided of ['theirs.take', 'mine.keep', 'typed back'] as const) {
    const { actor, both, type, now } = ofTwoFields();
    type('name', 'b', 'too short');
    type('title', 'B', 'too short');
    actor.send({ type: 'stored.update', stored: both('c', 'C', { name: 2, title: 2 }) });
    expect(now().disputed).toEqual(['name', 'title']);
    if (decided === 'typed back') type('name', 'c', 'too short');
    else actor.send({ type: decided, name: 'name' });
    expect(now()).toMatchObject({ disputed: ['title'], typed: { title: 'B' } });
    expect(now().problems['title']).toBe('too short');
    expect(now().problems['name']).toBe(decided === 'mine.keep' ? 'too short' : undefined);
    expect(actor.getSnapshot().hasTag('conflict')).toBe(true);
  }
});

test('a field that somebody changed and changed back is nobody else’s text, and what was typed into it stays [DK-6]', () => {
  const { actor, both, type, now } = ofTwoFields();
  type('name', 'b');
  actor.send({ type: 'stored.update', stored: both('a', 'A', { name: 3, title: 1 }) });
  expect(now()).toMatchObject({ disputed: [], typed: { name: 'b' } });
});

test('another’s change of a field that was typed into during a save of others stays disputed after it [DK-6]', async () => {
  const { actor, port, both, type, save, now } = ofTwoFields();
  type('name', 'b');
  save();
  type('title', 'B');
  actor.send({ type: 'stored.update', stored: both('a', 'C', { name: 1, title: 2 }) });
  await port.last().resolve(both('b', 'C', { name: 2, title: 2 }));
  expect(now()).toMatchObject({ disputed: ['title'], typed: { title: 'B' } });
});

test('taking another’s text of one field leaves the doubt about the other, which is unsaved though typed back [DK-6]', async () => {
  const { actor, port, both, type, save, now } = ofTwoFields();
  type('name', 'b');
  type('title', 'B');
  save();
  await port.last().reject(new TypeError('the line is gone'));
  actor.send({ type: 'stored.update', stored: both('c', 'A', { name: 2, title: 1 }) });
  actor.send({ type: 'theirs.take', name: 'name' });
  expect(now().doubted).toEqual(['title']);
  type('title', 'A');
  expect(hasUnsaved(now())).toBe(true);
});

test('a refusal says nothing at a stored field that nobody typed into [DK-6]', async () => {
  const { port, type, save, now } = ofTwoFields();
  type('name', 'b');
  save();
  await port.last().reject({ kind: 'rules', problems: { name: 'too long', title: 'too long' } });
  expect(now().problems).toEqual({ name: 'too long' });
});
