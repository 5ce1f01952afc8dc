import { expect, test } from 'vitest';
import { table } from '#tools/bench/table.ts';

test('a table lines its numbers up on the right', () => {
  expect(
    table(
      ['Page', 'kB'],
      [
        ['/tarot', '9.5'],
        ['/', '110.0'],
      ],
    ),
  ).toBe(['Page       kB', '------  -----', '/tarot    9.5', '/       110.0'].join('\n'));
});
