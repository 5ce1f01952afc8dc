import { expect, test } from 'vitest';
import {
  assumedLine,
  chartAlt,
  coordinates,
  formatDegrees,
  longDate,
  utcMoment,
  utcOffset,
} from '#copy/sky/chart.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

test.each([
  [60, 'UTC+1'],
  [120, 'UTC+2'],
  [0, 'UTC+0'],
  [84, 'UTC+1:24'],
  [330, 'UTC+5:30'],
  [-210, 'UTC−3:30'],
])('%d minutes east of Greenwich: %s [BH-6]', (minutes, text) => expect(utcOffset(minutes)).toBe(text));

test('coordinates say north or south, east or west [BH-6]', () => {
  expect(plain(coordinates(50.061, 19.937))).toBe('50,06° N, 19,94° E');
  expect(plain(coordinates(-33.87, -70.5))).toBe('33,87° S, 70,50° W');
});

test('a day of birth is written out, an unreadable one as it came [BH-6]', () => {
  expect(longDate('1988-03-05')).toBe('5 marca 1988');
  expect(longDate('1988')).toBe('1988');
  expect(longDate('1988-13-01')).toBe('1988-13-01');
});

test('an instant in UTC [BH-6]', () =>
  expect(plain(utcMoment('1988-11-20T22:40:00Z'))).toBe('20 listopada 1988, 22:40 UTC'));

test.each([
  [0, '0°00′'],
  [1.54, '1°32′'],
  [29.999, '29°59′'],
  [8 + 34 / 60, '8°34′'],
])('%d degrees are cut off, never rounded: %s [BH-4]', (angle, text) =>
  expect(formatDegrees(angle)).toBe(text),
);

test('summer time is said [BH-6]', () => {
  const moment = {
    place: 'Lwów',
    latitude: 49.84,
    longitude: 24.03,
    summerTime: true,
    utcOffsetMinutes: 120,
    utc: '1943-07-01T10:00:00Z',
  };
  expect(plain(assumedLine(moment))).toBe(
    'Przyjęto: Lwów (49,84° N, 24,03° E), czas letni, UTC+2, czyli 1 lipca 1943, 10:00 UTC.',
  );
});

test('the chart’s name leaves out an unknown ascendant [A35]', () => {
  expect(chartAlt('Lew', 'Rak', 'Waga')).toBe(
    'Wykres horoskopu urodzeniowego. Słońce: Lew, Księżyc: Rak, ascendent: Waga.',
  );
  expect(chartAlt('Lew', 'Rak', undefined)).toBe(
    'Wykres horoskopu urodzeniowego. Słońce: Lew, Księżyc: Rak.',
  );
});
