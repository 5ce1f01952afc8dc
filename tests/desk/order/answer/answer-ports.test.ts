import { expect, test } from 'vitest';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { agreementCopy } from '#desk/order/answer/agreement-copy.ts';
import { refusalOf } from '#desk/order/answer/answer-ports.ts';
import { fieldsOf, toAnswer, toDraftBody } from '#desk/order/answer/answer-view.ts';
import { writeCards } from '#desk/order/answer/cards/cards-text.ts';
import type { AnswerResponse, Draft } from '#desk/domain/wire.ts';
import { DESK_ERROR, type DeskErrorCode } from '#domain/desk/error-code.ts';
import { begun } from '#tools/model/sample-answers.ts';
import { wireOrder } from '#tools/model/sample-desk.ts';

const { answer: current } = wireOrder(begun, '2026-11-28T12:00:00.000Z');
const WORDS = [{ path: '/text', message: 'Za krótkie.' }];
const failure = (status: number, code: DeskErrorCode, more: object = {}) =>
  new DeskFailure(status, { code, message: 'refused', errors: WORDS, ...more });
const KEYS = ['kind', 'messages'] as const;
const read = (error: unknown) => {
  const refusal = refusalOf(error, [1]);
  return KEYS.map((key) => refusal[key]);
};

test.each<[string, unknown, string, readonly string[] | undefined]>([
  ['no response', new DeskFailure(0), 'unreachable', undefined],
  ['what is no response at all', new TypeError('x'), 'unreachable', undefined],
  ['a session that has ended', new DeskFailure(401), 'expired', undefined],
  ['an order that is gone', failure(404, DESK_ERROR.wrongState), 'gone', undefined],
  ['a server under load', failure(429, DESK_ERROR.tooManyTries), 'unreachable', undefined],
  ['a server that fails', new DeskFailure(500), 'unreachable', undefined],
  ['a newer version', failure(409, DESK_ERROR.newerVersion), 'newer', ['Za krótkie.']],
  ['another writer', failure(409, DESK_ERROR.anotherWriter), 'locked', ['Za krótkie.']],
  ['rules of the answer', failure(422, DESK_ERROR.answerRefused), 'rules', ['Za krótkie.']],
  ['another state', failure(409, DESK_ERROR.wrongState), 'refused', ['Za krótkie.']],
  ['a validator, whose words are not for people', failure(400, DESK_ERROR.answerRefused), 'rules', undefined],
  ['an agreement that has not come', failure(409, DESK_ERROR.notAgreed), 'refused', [agreementCopy.needed]],
])('%s is read as what it is', (_, error, kind, messages) => {
  expect(read(error)).toEqual([kind, messages]);
});

test('a refusal brings the newer answer where the server has sent it', () => {
  expect(refusalOf(failure(409, DESK_ERROR.newerVersion, { current }), [1]).answer).toMatchObject({
    revision: begun.revision,
    fields: begun.fields,
  });
  expect(refusalOf(failure(409, DESK_ERROR.newerVersion), [1]).answer).toBeUndefined();
});

const CARDS = [
  { card: 'major-9', isReversed: false },
  { card: 'major-3', isReversed: true },
] as const;
const DRAFT = {
  version: 4,
  text: 'Na koniec.',
  cards: CARDS,
  responses: [
    { sequenceNumber: 2, response: 'Drugie.', ignoreResponse: true },
    { sequenceNumber: 1, response: 'Pierwsze.', ignoreResponse: false },
  ],
} as unknown as Draft;

test('a stored draft stands in its fields: the cards, each question by its number, left out or not, then the text', () => {
  const fields = fieldsOf(DRAFT, ['cards', 1, 2]);
  expect(fields).toEqual([
    { name: 'cards', text: writeCards(CARDS), isLeftOut: false },
    { name: '1', text: 'Pierwsze.', isLeftOut: false },
    { name: '2', text: 'Drugie.', isLeftOut: true },
    { name: 'text', text: 'Na koniec.', isLeftOut: false },
  ]);
  expect(fieldsOf(null, [1])).toEqual([
    { name: '1', text: '', isLeftOut: false },
    { name: 'text', text: '', isLeftOut: false },
  ]);
});

test('what the fields hold is saved whole, over the version that was seen, and without cards where none are laid', () => {
  expect(toDraftBody(fieldsOf(DRAFT, ['cards', 1, 2]), 4, true)).toEqual({
    seenVersion: 4,
    autosave: true,
    text: 'Na koniec.',
    cards: CARDS,
    responses: [
      { sequenceNumber: 1, response: 'Pierwsze.', ignoreResponse: false },
      { sequenceNumber: 2, response: 'Drugie.', ignoreResponse: true },
    ],
  });
  expect(toDraftBody(fieldsOf(null, [1]), 0, false)).toEqual({
    seenVersion: 0,
    autosave: false,
    text: '',
    responses: [{ sequenceNumber: 1, response: '', ignoreResponse: false }],
  });
});

test.each([
  ['another person', { name: 'Jagna', isMe: false }, 'Jagna'],
  ['oneself', { name: 'Ludmiła', isMe: true }, undefined],
  ['nobody', null, undefined],
])('an answer that is written by %s is locked by %s', (_, holder, lockedBy) => {
  const response = { ...current, holder } as unknown as AnswerResponse;
  expect(toAnswer(response, [1]).lockedBy).toBe(lockedBy);
});
