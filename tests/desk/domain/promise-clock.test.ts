import { describe, expect, test } from 'vitest';
import { formatAt, formatLeft, formatMoment, formatUntil } from '#desk/copy/time.ts';
import { promiseLeft } from '#desk/domain/promise-clock.ts';
import { nextAt } from '#desk/domain/warsaw.ts';
import { countWords } from '#desk/order/answer/words.ts';

const now = Date.parse('2026-11-22T16:42:00.000Z');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  // The device's clock is a little behind.
  [720.4, 'calm', 'zostało 12 godz.'],
  [689, 'calm', 'zostało 11 godz. 29 min'],
  [181, 'calm', 'zostało 3 godz. 1 min'],
  [180, 'soon', 'zostało 3 godz.'],
  [42, 'soon', 'zostało 42 min'],
  [0, 'late', 'po czasie 0 min'],
  [-25, 'late', 'po czasie 25 min'],
])('%i minutes before the promise it is %s: %s', (minutes, pace, words) => {
  const left = promiseLeft(inMinutes(minutes), now);
  expect(left.pace).toBe(pace);
  expect(plain(formatLeft(left))).toBe(words);
});

test('a moment is told in Warsaw time, with its day unless it is today', () => {
  expect(formatMoment('2026-11-22T17:05:00.000Z', now)).toBe('18:05');
  expect(formatMoment('2026-11-22T23:30:00.000Z', now)).toBe('jutro, 0:30');
  expect(formatMoment('2026-11-21T17:05:00.000Z', now)).toBe('wczoraj, 18:05');
  expect(plain(formatMoment('2026-11-12T17:05:00.000Z', now))).toBe('12 listopada, 18:05');
  expect(plain(formatMoment('2025-11-29T01:31:00.000Z', now))).toBe('29 listopada 2025, 2:31');
});

test('the day before and after are those of the calendar, also where a day has 23 hours', () => {
  const early = Date.parse('2026-03-29T22:30:00.000Z');
  expect(formatMoment('2026-03-29T10:00:00.000Z', early)).toBe('wczoraj, 12:00');
  expect(plain(formatMoment('2026-03-28T10:00:00.000Z', early))).toBe('28 marca, 11:00');
  const late = Date.parse('2026-03-28T22:30:00.000Z');
  expect(formatMoment('2026-03-29T10:00:00.000Z', late)).toBe('jutro, 12:00');
  expect(plain(formatMoment('2026-03-30T10:00:00.000Z', late))).toBe('30 marca, 12:00');
});

test('a sentence about a moment holds on any day', () => {
  const days = ['2026-11-22T17:05:00.000Z', '2026-11-23T08:00:00.000Z', '2026-11-12T17:05:00.000Z'];
  expect(days.map((at) => plain(formatAt(at, now)))).toEqual([
    'o 18:05',
    'jutro o 9:00',
    '12 listopada o 18:05',
  ]);
  expect(days.map((at) => plain(formatUntil(at, now)))).toEqual([
    'do 18:05',
    'do jutra, 9:00',
    'do 12 listopada, 18:05',
  ]);
});

describe('the next time of Warsaw’s clocks', () => {
  test.each([
    ['2026-11-22T16:42:00.000Z', '18:45', '2026-11-22T17:45:00.000Z'],
    ['2026-11-22T16:42:00.000Z', '17.42', '2026-11-23T16:42:00.000Z'],
    ['2026-11-22T16:42:00.000Z', '9:05', '2026-11-23T08:05:00.000Z'],
    // The night in October that has 2:30 twice: the first of them.
    ['2026-10-24T22:00:00.000Z', '2:30', '2026-10-25T00:30:00.000Z'],
    // The night in March that has no 2:30 at all.
    ['2026-03-28T23:00:00.000Z', '2:30', undefined],
    ['2026-11-22T16:42:00.000Z', '24:00', undefined],
    ['2026-11-22T16:42:00.000Z', 'jutro', undefined],
  ])('from %s, %s is %s', (from, time, moment) => {
    expect(nextAt(time, Date.parse(from))).toBe(moment);
  });
});

test('words are counted, signs are not', () => {
  expect(countWords('Droga — jest otwarta. 3 karty!')).toBe(5);
  expect(countWords(' \n ')).toBe(0);
});
