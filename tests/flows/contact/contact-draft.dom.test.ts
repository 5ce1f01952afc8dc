import { beforeEach, expect, it } from 'vitest';
import { forgetMessage, storedMessage, storeMessage } from '#flows/contact/contact-draft.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';

const sent = { firstName: 'Wanda', message: 'Reklamuję zamówienie 5.' };

beforeEach(() => sessionStorage.clear());

it('a message that was sent is forgotten; one that was changed since is another, and stays [CO-2]', () => {
  storeMessage(sent);
  forgetMessage({ ...sent, topic: '' });
  expect(sessionStorage).toHaveLength(0);
  const changed = { ...sent, message: 'Reklamuję zamówienia 5 i 6.' };
  storeMessage(changed);
  forgetMessage(sent);
  expect(storedMessage()).toEqual(changed);
  storeMessage({ ...sent, firstName: '' });
  forgetMessage(sent);
  expect(storedMessage(), 'emptied since').toEqual({ message: sent.message });
});

it.each([
  [MAX_LENGTH.message + 1, true],
  [5 * MAX_LENGTH.message, true],
  [5 * MAX_LENGTH.message + 1, false],
])('a text of %i letters, which may be too long to send, is kept: %s [CO-2]', (length, isKept) => {
  storeMessage({ message: 'x'.repeat(length) });
  expect('message' in storedMessage()).toBe(isKept);
});
