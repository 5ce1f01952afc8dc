import { describe, expect, it } from 'vitest';
import { answerHour } from '#copy/purchase/order-next.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** A moment of November 2026 by Warsaw's clock, an hour ahead of UTC; the 5th is a Thursday. */
const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+01:00`);

describe('the hours of a paid order, as seen from Warsaw [OR-2] [BC-2]', () => {
  it.each([
    [
      'just paid in the evening',
      at(5, '18:40'),
      at(5, '18:41'),
      'dziś, 18:40',
      'jutro, w piątek, o 6:40',
      'jutro, 6:40',
    ],
    [
      'just paid in the morning',
      at(5, '08:05'),
      at(5, '09:00'),
      'dziś, 8:05',
      'dziś, w czwartek, o 20:05',
      'dziś, 20:05',
    ],
    [
      'seen after midnight',
      at(5, '18:40'),
      at(6, '00:10'),
      'wczoraj, 18:40',
      'dziś, w piątek, o 6:40',
      'dziś, 6:40',
    ],
    [
      'seen two days later',
      at(5, '18:40'),
      at(8, '12:00'),
      'w czwartek, 18:40',
      'w piątek, o 6:40',
      'w piątek, 6:40',
    ],
    [
      'paid at half past eleven at night',
      at(7, '23:30'),
      at(7, '23:31'),
      'dziś, 23:30',
      'jutro, w niedzielę, o 11:30',
      'jutro, 11:30',
    ],
    [
      'paid over a change of months',
      at(30, '20:00'),
      at(30, '20:01'),
      'dziś, 20:00',
      'jutro, we wtorek, o 8:00',
      'jutro, 8:00',
    ],
  ])('%s', (_, paidAt, now, paid, until, untilShort) => {
    const hour = answerHour(paidAt, now);
    expect(Object.values(hour).map(plain)).toEqual([paid, until, untilShort]);
  });

  it('the hour that falls twice is the promise of twelve hours, not of a clock', () => {
    // The clocks go back at three on 25 October 2026.
    const paid = new Date('2026-10-24T20:00:00+02:00');
    expect(plain(answerHour(paid, paid).until)).toBe('jutro, w niedzielę, o 7:00');
  });
});
