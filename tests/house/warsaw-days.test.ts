import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

/** A day cut out of a moment in UTC: between midnight and two o'clock in Warsaw it is the day before. */
const UTC_DAY = /toISOString\(\)\s*\.(?:slice\(0, 10\)|split\(|substr)/;
const TWO_DIGITS = /\.padStart\(2, ['"]0['"]\)/;

const product = readSources(['src', 'server']);
const pathsWith = (pattern: RegExp) =>
  product.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('a day is Warsaw’s (`shopDate`): only the sums of whole days are cut out of UTC', () => {
  expect(product.length).toBeGreaterThan(500);
  expect(pathsWith(UTC_DAY)).toEqual(['src/domain/birth-date.ts']);
});

test('two digits are written by one function', () => {
  // Bytes in hexadecimal are no parts of a date.
  expect(pathsWith(TWO_DIGITS)).toEqual(['src/browser/random-uuid.ts', 'src/domain/birth-date.ts']);
});

/** An interval of whole days, on its line, but for one that is an age: so long before now. */
const OTHER_DAYS = /^(?!.*(?:now\(\)|\$\{now\}::timestamptz) - interval).*interval '\d+ (?:day|month|year)/m;

test('days are counted from a day: a moment so many days before another is an hour off when the clocks change', () => {
  // The day on which she asked for an invoice, and the day of today.
  expect(pathsWith(OTHER_DAYS)).toEqual([
    'server/desk/books/read-sums.ts',
    'server/desk/order/order-invoice.ts',
  ]);
});
