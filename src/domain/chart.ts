import { ZODIAC_SIGNS, type ZodiacSign } from './zodiac.ts';

/** Bodies of a birth chart (BH-3). */
export const CHART_BODIES = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'sirius',
] as const;

export type ChartBody = (typeof CHART_BODIES)[number];

/** The five Ptolemaic aspects with their angle and orb in degrees. */
export const ASPECTS = {
  conjunction: { angle: 0, orb: 8 },
  sextile: { angle: 60, orb: 5 },
  square: { angle: 90, orb: 7 },
  trine: { angle: 120, orb: 7 },
  opposition: { angle: 180, orb: 8 },
} as const;

export type Aspect = keyof typeof ASPECTS;

/** Normalises an angle to [0, 360) degrees. */
export function normalizeDegrees(degrees: number): number {
  const rest = degrees % 360;
  // The second remainder handles tiny negative angles, for which 360 - ε would round to 360.
  return (rest < 0 ? rest + 360 : rest) % 360;
}

/** Angular distance of two longitudes, 0 to 180 degrees. */
export function separation(a: number, b: number): number {
  const apart = normalizeDegrees(a - b);
  return apart > 180 ? 360 - apart : apart;
}

/** Position of a longitude within its sign in whole degrees and minutes, truncated. */
export function positionInSign(longitude: number): { sign: ZodiacSign; degrees: number; minutes: number } {
  const turned = normalizeDegrees(longitude);
  const index = Math.floor(turned / 30);
  const within = turned - index * 30;
  const degrees = Math.floor(within);
  return {
    sign: ZODIAC_SIGNS[index] ?? 'Pisces',
    degrees,
    minutes: Math.floor((within - degrees) * 60),
  };
}
