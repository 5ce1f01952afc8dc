import { expect, test } from 'vitest';
import { accessRefusal } from '#desk/access/access-refusal.ts';
import { refusedFields } from '#desk/access/invite-problems.ts';
import { brokenRule, DeskFailure } from '#desk/api/desk-failure.ts';
import { KeyRefusal } from '#desk/browser/passkeys.ts';
import { refusalOf as answerRefusal } from '#desk/order/answer/answer-ports.ts';
import { refusalOf as signInRefusal } from '#desk/access/sign-in-ports.ts';

const failure = (status: number, details: object) =>
  new DeskFailure(status, { code: 0, ...details } as never);

test.each([
  [new DeskFailure(0), { kind: 'unreachable' }],
  [new TypeError('a mistake of this page'), { kind: 'unreachable' }],
  [null, { kind: 'unreachable' }],
  [failure(500, {}), { kind: 'unreachable' }],
  [failure(503, {}), { kind: 'unreachable' }],
  [failure(499, {}), { kind: 'refused' }],
  [failure(429, { code: 199 }), { kind: 'unreachable' }],
  [failure(429, { code: 204 }), { kind: 'locked', waitMs: 60_000 }],
  [failure(422, { code: 208 }), { kind: 'refused' }],
  [failure(422, { code: 207 }), { kind: 'gone' }],
  [failure(429, { code: 204, waitSeconds: 30 }), { kind: 'locked', waitMs: 30_000 }],
  [new KeyRefusal('cancelled', undefined), { kind: 'cancelled' }],
  [new KeyRefusal('known', undefined), { kind: 'known' }],
  [new KeyRefusal('refused', undefined), { kind: 'refused' }],
])('signing in: %o', (error, refusal) => {
  expect(signInRefusal(error)).toEqual(refusal);
});

test.each([
  [failure(401, { code: 108 }), 'expired'],
  [failure(404, {}), 'gone'],
  [failure(409, { code: 213 }), 'refused'],
  [failure(500, {}), 'unreachable'],
  [failure(429, { code: 199 }), 'unreachable'],
  [new TypeError('a mistake of this page'), 'unreachable'],
])('an answer: %o is %s', (error, kind) => {
  expect(answerRefusal(error, [1]).kind).toBe(kind);
});

test('a newer version comes with its text, another writer with a name, broken rules with their words', () => {
  const draft = {
    version: 4,
    author: { kind: 'person', name: 'Jagna' },
    savedAt: '2026-11-22T16:31:00.000Z',
    autosave: false,
    words: 1,
    text: 'Ciepło.',
    responses: [{ sequenceNumber: 1, response: 'Tak.', ignoreResponse: false }],
  };
  const current = {
    revision: 2,
    state: 'drafted',
    draft,
    holder: { name: 'Jagna', isMe: false, until: '' },
    unanswered: [],
    approval: null,
    usualWords: null,
  };
  expect(answerRefusal(failure(409, { code: 210, current }), [1])).toMatchObject({
    kind: 'newer',
    answer: { version: 4, author: 'Jagna', fields: [{ name: '1', text: 'Tak.' }, { text: 'Ciepło.' }] },
  });
  expect(answerRefusal(failure(409, { code: 211, current }), [1])).toMatchObject({
    kind: 'locked',
    answer: { lockedBy: 'Jagna' },
  });
  const errors = [{ path: '/text', message: 'Odpowiedź jest wymagana' }];
  expect(answerRefusal(failure(422, { code: 214, errors }), [])).toMatchObject({
    kind: 'rules',
    messages: ['Odpowiedź jest wymagana'],
  });
  expect(answerRefusal(failure(400, { errors }), []).messages).toBeUndefined();
});

const VALIDATOR = { code: 101, errors: [{ path: '/name', message: 'must be string' }] };

test.each([
  [
    failure(422, { code: 221, errors: [{ path: '/title', message: 'Ta nazwa już jest' }] }),
    'Ta nazwa już jest',
  ],
  [failure(422, { code: 221, errors: [] }), undefined],
  [failure(422, {}), undefined],
  [failure(400, VALIDATOR), undefined],
  [new TypeError('a mistake of this page'), undefined],
])('of a refusal only what is worded for people is shown: %o', (error, words) => {
  expect(brokenRule(error)).toBe(words);
});

test.each([
  [new KeyRefusal('cancelled', undefined), 'Przerwano, zanim klucz zadziałał. Spróbuj jeszcze raz.'],
  [new KeyRefusal('known', undefined), 'To urządzenie ma już twój klucz. Drugi dodaj na innym.'],
  [failure(404, {}), 'Tego już nie ma. Lista jest odświeżona.'],
  [failure(409, { code: 215 }), 'To ostatni klucz. Najpierw dodaj drugi.'],
  [
    new DeskFailure(0),
    'Zaplecze nie odpowiada. Sprawdź na liście, czy coś się zmieniło, i spróbuj jeszcze raz.',
  ],
])('something about access that was not done says why: %o', (error, words) => {
  expect(accessRefusal(error)).toBe(words);
});

test('an invitation that the server refuses by its shape says so at its fields, another one at none', () => {
  const name = 'Imię musi mieć co najmniej 3 znaki.';
  expect(refusedFields(failure(400, VALIDATOR))).toEqual({ name });
  expect(refusedFields(failure(400, {}))).toBeUndefined();
  expect(refusedFields(failure(422, VALIDATOR))).toBeUndefined();
  expect(refusedFields(new TypeError('a mistake of this page'))).toBeUndefined();
});

test('an answer whose agreement has not gone says so in Polish, at the button that was pressed', () => {
  const { kind, messages } = answerRefusal(failure(409, { code: 219 }), [1]);
  expect([kind, messages]).toEqual(['refused', [expect.stringContaining('list z umową')]]);
});
