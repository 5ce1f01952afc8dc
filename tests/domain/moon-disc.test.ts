import { expect, test } from 'vitest';
import { isWaning, litPath } from '#domain/lunar/moon-disc.ts';

/** The lit area of a path made by `litPath`, as a share of the disc: half a disc, more or less half an ellipse. */
function litShare(path: string, radius: number): number {
  const [, width = '0', sweep] = /A([\d.]+) \d+ 0 0 (\d) 0 -/.exec(path) ?? [];
  const [, limb] = /0 0 (\d) 0 \d/.exec(path) ?? [];
  const half = 0.5;
  const bulge = (Number(width) / radius) * half;
  return sweep === limb ? half + bulge : half - bulge;
}

test.each([0.1, 0.25, 0.5, 0.82, 0.97])('an illumination of %s lights that share of the disc', (share) => {
  expect(litShare(litPath(100, share), 100)).toBeCloseTo(share, 2);
  expect(litShare(litPath(100, share, true), 100)).toBeCloseTo(share, 2);
});

test('a new moon has no lit part, a full moon is the whole disc', () => {
  expect(litPath(10, 0)).toBe('');
  expect(litPath(10, 1)).toBe('M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0Z');
});

test('a waxing moon is lit on the right, a waning one on the left', () => {
  expect(litPath(10, 0.5)).toContain('A10 10 0 0 1 0 10');
  expect(litPath(10, 0.5, true)).toContain('A10 10 0 0 0 0 10');
  // Up and down the limb, then back along the terminator, which bulges to the limb's side of a crescent.
  expect(litPath(10, 0.25)).toBe('M0 -10A10 10 0 0 1 0 10A5.0 10 0 0 0 0 -10Z');
  expect(litPath(10, 0.25, true)).toBe('M0 -10A10 10 0 0 0 0 10A5.0 10 0 0 1 0 -10Z');
  expect(isWaning('lastQuarter')).toBe(true);
  expect(isWaning('firstQuarter')).toBe(false);
});
