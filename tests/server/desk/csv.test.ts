import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { csvCell, csvLine, csvMoment, csvMoney } from '#server/desk/csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+48 600', "'+48 600"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r1', `"'\r1"`],
  ['   =1', "'   =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['＝1', "'＝1"],
  ['=";"', `"'="";"""`],
  ['Anna; Ewa', '"Anna; Ewa"'],
  ['Anna "Ania"', '"Anna ""Ania"""'],
  ['Anna\nEwa', '"Anna\nEwa"'],
  ['anna-maria@example.com', 'anna-maria@example.com'],
  ['', ''],
])('[DK-7] P10: a cell of %j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('[DK-7] P10: no text begins a cell that a spreadsheet would execute', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n ;"a') }), (text) => {
      const shown = csvCell(text).replace(/^"|"$/g, '');
      expect(shown).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
    }),
  );
});

test('a line ends as RFC 4180 has it, and sums stay numbers as a Polish spreadsheet reads them', () => {
  expect(csvLine(['Nr', 1001, null])).toBe('Nr;1001;\r\n');
  const sums = [12_699, 5, 100_000, 0, -5, -12_699, -100].map((amount) => csvCell(csvMoney(grosze(amount))));
  expect(sums).toEqual(['126,99', '0,05', '1000,00', '0,00', '-0,05', '-126,99', '-1,00']);
  expect(csvLine([-3, '-3'])).toBe("-3;'-3\r\n");
});

test('a moment has the day and hour of Warsaw', () => {
  expect(csvMoment(new Date('2026-11-30T23:30:00Z'))).toBe('2026-12-01 00:30');
  expect(csvMoment(null)).toBeNull();
  expect(() => csvMoment(new Date(NaN))).toThrow(RangeError);
});
