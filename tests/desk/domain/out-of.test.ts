import { expect, test } from 'vitest';
import { outOf } from '#desk/copy/out-of.ts';

test.each([
  [1, 'z 1'],
  [99, 'z 99'],
  [100, 'ze 100'],
  [199, 'ze 199'],
  [200, 'z 200'],
  [1000, 'z 1000'],
  [1100, 'z 1100'],
  [150_000, 'ze 150000'],
])('the preposition before %i is as it is read [owner row 20]', (count, words) => {
  expect(outOf(count).replaceAll('\u00a0', ' ')).toBe(words);
});
