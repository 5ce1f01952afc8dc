import { expect, test } from 'vitest';
import { wholePercents } from '#tools/flows/percents.ts';

test.each([
  [
    [0.875, 0.02, 0.085, 0.02],
    [88, 2, 8, 2],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [[1], [100]],
  [[], []],
])('%j are %j: a hundred together', (shares, percents) => {
  expect(wholePercents(shares)).toEqual(percents);
});
