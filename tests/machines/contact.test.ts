import { createActor, type EmittedFrom } from 'xstate';
import { expect, test } from 'vitest';
import { contactMachine, type ContactValues } from '#machines/contact.machine.ts';
import { heldPort } from './held-port.ts';

const empty = { firstName: 'Imię jest wymagane', message: 'Wiadomość jest wymagana' };

function startLetter() {
  const letters = heldPort<void, ContactValues>();
  const actor = createActor(contactMachine.provide({ actors: { sendLetter: letters.logic } }), {
    input: { problems: empty },
  });
  const said: EmittedFrom<typeof contactMachine>[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return {
    letters,
    said,
    send: actor.send,
    has: (tag: 'sending' | 'failed' | 'sent') => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
  };
}

function startWritten() {
  const letter = startLetter();
  letter.send({
    type: 'field.change',
    name: 'firstName',
    value: 'Wanda',
    problems: { message: empty.message },
  });
  letter.send({ type: 'field.change', name: 'message', value: 'Dzień dobry', problems: {} });
  return letter;
}

test('[CO-2] an empty form is wrong from the start, and is never sent', () => {
  const letter = startLetter();
  expect(letter.context().problems).toEqual(empty);
  letter.send({ type: 'form.submit' });
  expect(letter.letters.calls).toHaveLength(0);
});

test('[CO-2] a field counts as touched once it is left', () => {
  const letter = startLetter();
  expect(letter.context().touched).toEqual({});
  letter.send({ type: 'field.leave', name: 'email' });
  expect(letter.context().touched).toEqual({ email: true });
});

test('[CO-1] a whole letter is sent once, with what was typed, and nothing can be changed meanwhile', () => {
  const letter = startWritten();
  letter.send({ type: 'form.submit' });
  letter.send({ type: 'form.submit' });
  letter.send({ type: 'field.change', name: 'message', value: 'Do widzenia', problems: {} });
  letter.send({ type: 'form.reset' });
  expect(letter.has('sending')).toBe(true);
  expect(letter.letters.calls.map(({ input }) => input)).toEqual([
    { firstName: 'Wanda', lastName: '', email: '', message: 'Dzień dobry' },
  ]);
  expect(letter.context().values.message).toBe('Dzień dobry');
});

test('[CO-2] [ER-4] a letter that was sent clears the form', async () => {
  const letter = startWritten();
  letter.send({ type: 'field.leave', name: 'message' });
  letter.send({ type: 'form.submit' });
  await letter.letters.last().answer();
  expect(letter.said).toEqual([{ type: 'letter.sent' }]);
  expect(letter.has('sent')).toBe(true);
  expect(letter.context()).toMatchObject({
    values: { firstName: '', lastName: '', email: '', message: '' },
    problems: empty,
  });
  expect(letter.context().touched).toEqual({});
});

test('[CO-2] [ER-4] a letter that failed keeps everything, and can be sent again', async () => {
  const letter = startWritten();
  letter.send({ type: 'form.submit' });
  await letter.letters.last().fail(new Error('robot'));
  expect(letter.said).toEqual([{ type: 'letter.refused' }]);
  expect(letter.has('failed')).toBe(true);
  expect(letter.context().values.message).toBe('Dzień dobry');
  letter.send({ type: 'form.submit' });
  expect(letter.letters.calls).toHaveLength(2);
});

test('[CO-1] "Resetuj" clears the form and its messages', async () => {
  const letter = startWritten();
  letter.send({ type: 'form.submit' });
  await letter.letters.last().fail(new Error('robot'));
  letter.send({ type: 'form.reset' });
  expect(letter.has('failed')).toBe(false);
  expect(letter.context().values.message).toBe('');
  expect(letter.context().problems).toEqual(empty);
});
