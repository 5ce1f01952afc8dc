import { expect, test } from 'vitest';
import { normalizeDegrees, positionInSign, separation } from '#domain/chart.ts';

test.each([
  [0, 0],
  [360, 0],
  [-30, 330],
  [725, 5],
  // 360 less so little rounds to 360.
  [-1e-20, 0],
])('%d degrees are %d on the circle', (degrees, turned) => {
  expect(normalizeDegrees(degrees)).toBe(turned);
});

test.each([
  [10, 40, 30],
  [40, 10, 30],
  [350, 20, 30],
  [0, 180, 180],
  [5, 5, 0],
])('%d and %d degrees are %d apart [BH-3]', (a, b, apart) => {
  expect(separation(a, b)).toBe(apart);
});

test.each([
  [0, { sign: 'Aries', degrees: 0, minutes: 0 }],
  [29.999, { sign: 'Aries', degrees: 29, minutes: 59 }],
  [30, { sign: 'Taurus', degrees: 0, minutes: 0 }],
  [158.5, { sign: 'Virgo', degrees: 8, minutes: 30 }],
  [-0.25, { sign: 'Pisces', degrees: 29, minutes: 45 }],
])('%d degrees stand in a sign, its minutes cut off [BH-3]', (longitude, place) => {
  expect(positionInSign(longitude)).toEqual(place);
});
