import { expect, test } from 'vitest';
import { skyValues } from '../../styles/constellations.ts';

/** A page's header on a phone of 360 px, in px: the least ground that a sky lies on above the fold. */
const LEAST_GROUND = 360 * 242;

test('no drawing of the sky is of 0.05 bits a pixel, of which Chromium would make it the largest paint', () => {
  const drawings = Object.values(skyValues).flatMap((value) => value.match(/<svg.*?<\/svg>/g) ?? []);
  expect(drawings).toHaveLength(4);
  for (const drawing of drawings) expect((drawing.length * 8) / LEAST_GROUND).toBeLessThan(0.05);
});
