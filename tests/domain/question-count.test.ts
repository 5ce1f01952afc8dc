import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countQuestions } from '#domain/question-count.ts';

test.each([
  [[], 0],
  [['Kiedy'], 0],
  [['Czy wyjadę?? I kiedy?'], 2],
  [['Kiedy?', 'Gdzie?!?', ''], 3],
  [['?', '?'], 2],
  [['??? ??'], 2],
] as const)('%j asks %i [OP-7]', (fields, count) => {
  expect(countQuestions(fields)).toBe(count);
});

test('fields are counted apart: marks at the end of one and the start of the next are two [OP-7]', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (fields) => {
      const apart = fields.map((text) => countQuestions([text]));
      expect(countQuestions(fields)).toBe(apart.reduce((sum, count) => sum + count, 0));
    }),
  );
});
