import { createActor, type EmittedFrom } from 'xstate';
import { expect, test } from 'vitest';
import { contactMachine, type ContactValues } from '#machines/contact.machine.ts';
import { heldPort } from './held-port.ts';

const empty = { firstName: 'Imię jest wymagane', message: 'Wiadomość jest wymagana' };

function startContact() {
  const messages = heldPort<void, ContactValues>();
  const actor = createActor(contactMachine.provide({ actors: { sendContactMessage: messages.logic } }), {
    input: { problems: empty },
  });
  const emitted: EmittedFrom<typeof contactMachine>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    messages,
    emitted,
    send: actor.send,
    has: (tag: 'sending' | 'failed' | 'sent') => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
  };
}

function startWritten() {
  const contact = startContact();
  contact.send({
    type: 'field.change',
    name: 'firstName',
    value: 'Wanda',
    problems: { message: empty.message },
  });
  contact.send({ type: 'field.change', name: 'message', value: 'Dzień dobry', problems: {} });
  return contact;
}

test('an empty form is wrong from the start, and is never sent [CO-2]', () => {
  const contact = startContact();
  expect(contact.context().problems).toEqual(empty);
  contact.send({ type: 'form.submit', problems: empty });
  expect(contact.messages.calls).toHaveLength(0);
});

test('a field counts as touched once it is left [CO-2]', () => {
  const contact = startContact();
  expect(contact.context().touched).toEqual({});
  contact.send({ type: 'field.leave', name: 'email', problems: empty });
  expect(contact.context().touched).toEqual({ email: true });
});

test('a whole message is sent once, with what was typed, and nothing can be changed meanwhile [CO-1]', () => {
  const contact = startWritten();
  contact.send({ type: 'form.submit', problems: {} });
  contact.send({ type: 'form.submit', problems: {} });
  contact.send({ type: 'field.change', name: 'message', value: 'Do widzenia', problems: {} });
  contact.send({ type: 'form.reset' });
  expect(contact.has('sending')).toBe(true);
  expect(contact.messages.calls.map(({ input }) => input)).toEqual([
    { firstName: 'Wanda', lastName: '', email: '', topic: '', message: 'Dzień dobry' },
  ]);
  expect(contact.context().values.message).toBe('Dzień dobry');
});

test('a message that was sent clears the form [CO-2] [ER-4]', async () => {
  const contact = startWritten();
  contact.send({ type: 'field.leave', name: 'message', problems: {} });
  contact.send({ type: 'form.submit', problems: {} });
  await contact.messages.last().resolve();
  expect(contact.emitted).toEqual([{ type: 'message.sent' }]);
  expect(contact.has('sent')).toBe(true);
  expect(contact.context()).toMatchObject({
    values: { firstName: '', lastName: '', email: '', topic: '', message: '' },
    problems: empty,
  });
  expect(contact.context().touched).toEqual({});
});

test('a message that failed keeps everything, and can be sent again [CO-2] [ER-4]', async () => {
  const contact = startWritten();
  contact.send({ type: 'form.submit', problems: {} });
  await contact.messages.last().reject(new Error('robot'));
  expect(contact.emitted).toEqual([{ type: 'message.refused' }]);
  expect(contact.has('failed')).toBe(true);
  expect(contact.context().values.message).toBe('Dzień dobry');
  contact.send({ type: 'form.submit', problems: {} });
  expect(contact.messages.calls).toHaveLength(2);
});

test('"Resetuj" clears the form and its messages [CO-1]', async () => {
  const contact = startWritten();
  contact.send({ type: 'form.submit', problems: {} });
  await contact.messages.last().reject(new Error('robot'));
  contact.send({ type: 'form.reset' });
  expect(contact.has('failed')).toBe(false);
  expect(contact.context().values.message).toBe('');
  expect(contact.context().problems).toEqual(empty);
});
