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
