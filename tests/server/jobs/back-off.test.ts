import { expect, test } from 'vitest';
import { backOff, errorLabel } from '#server/jobs/back-off.ts';
import { OwnError } from '#server/own-error.ts';

test('a job waits 5 seconds, then twice as long each time, and an hour at most', () => {
  expect([1, 2, 3, 10, 11, 40].map(backOff)).toEqual([
    5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
  ]);
});

test.each([
  [new OwnError('zbyt mało kart'), 'OwnError: zbyt mało kart'],
  [new OwnError('x'.repeat(400)), `OwnError: ${'x'.repeat(290)}`],
  [new TypeError('anna@example.pl'), 'TypeError'],
  [
    Object.assign(new Error('anna@example.pl'), {
      code: 'EENVELOPE',
      responseCode: 550,
      smtpStatus: '5.1.1',
    }),
    'Error EENVELOPE 550 5.1.1',
  ],
  [Object.assign(new Error('anna@example.pl'), { words: '451 later' }), 'Error: 451 later'],
  [Object.assign(new Error('x'), { words: 7 }), 'Error'],
  ['anna@example.pl', 'unknown error'],
])('of %o a log says no word that is somebody’s', (error, label) => {
  expect(errorLabel(error)).toBe(label);
});
