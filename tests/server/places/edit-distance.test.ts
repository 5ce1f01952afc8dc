import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '#server/places/edit-distance.ts';

test.each([
  ['krakow', 'krakow', 0],
  ['krakuw', 'krakow', 1],
  ['kraow', 'krakow', 1],
  ['krrakow', 'krakow', 1],
  ['rkakow', 'krakow', 1],
  ['wroclwa', 'wroclaw', 1],
  ['kitten', 'sitting', 3],
  ['', 'ab', 2],
])('from %j to %j it is %i', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
});

test('more than the limit is too far', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(Infinity);
  expect(editDistance('a', 'abcd', 2)).toBe(Infinity);
});

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 });

test('it is the same both ways, and one edit is never more than one step', () => {
  fc.assert(
    fc.property(name, name, fc.nat(11), (a, b, at) => {
      expect(editDistance(a, b, 12)).toBe(editDistance(b, a, 12));
      expect(editDistance(a, a.slice(0, at) + a.slice(at + 1), 12)).toBeLessThanOrEqual(1);
      expect(editDistance(a, a, 0)).toBe(0);
    }),
  );
});
