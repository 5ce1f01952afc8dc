import { describe, expect, it } from 'vitest';
import { daysOfMonth, toWireMonth } from '#domain/lunar/lunar-calendar.ts';
import { toWireDate } from '#domain/birth-date.ts';
import { readLunarCalendar } from '#schemas/lunar-calendar.reader.ts';

const february = { year: 2027, month: 2 };
const days = daysOfMonth(february).map((date) => ({
  date: toWireDate(date),
  sign: 'Leo',
  phase: date.day === 20 ? 'full moon' : 'waxing gibbous',
  illumination: 0.5,
  ...(date.day === 20 && {
    phaseAt: '2027-02-20T23:23:45+01:00',
    signChange: { sign: 'Virgo', at: '2027-02-20T23:59:45+01:00' },
  }),
}));
const response = { month: toWireMonth(february), days };

describe('the response of GET /moon/calendar/{month}', () => {
  it('is read day by day, with Warsaw’s times to the nearest minute of the day [RD-9] [R110]', () => {
    const read = readLunarCalendar(response);
    expect(read).toHaveLength(28);
    expect(read?.[19]).toEqual({
      date: { year: 2027, month: 2, day: 20 },
      moon: { sign: 'Leo', phase: 'fullMoon', illumination: 0.5 },
      phaseAt: '23:24',
      change: { sign: 'Virgo', at: '23:59' },
    });
    expect(read?.[0]?.phaseAt).toBeUndefined();
  });

  it.each([
    ['a missing day', { ...response, days: days.slice(1) }],
    ['a broken day', { ...response, days: [{ ...days[0], sign: 'Ophiuchus' }, ...days.slice(1)] }],
    ['a day that does not exist', { ...response, days: [...days, { ...days[0], date: '2027-02-29' }] }],
    ['no month', { days }],
    ['no days', { month: '2027-02' }],
    ['nothing', undefined],
    ['a word', 'moon'],
  ])('with %s it is no calendar [AP-13]', (_what, broken) => {
    expect(readLunarCalendar(broken)).toBeUndefined();
  });
});
