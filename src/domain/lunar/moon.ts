import type { ZodiacSign } from '../zodiac.ts';

/** Moon phases. "third quarter" and "last quarter" are one event with one icon (SH-7). */
export const MOON_PHASES = [
  'newMoon',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'fullMoon',
  'waningGibbous',
  'thirdQuarter',
  'lastQuarter',
  'waningCrescent',
] as const;

export type MoonPhase = (typeof MOON_PHASES)[number];

export interface Moon {
  sign: ZodiacSign;
  phase: MoonPhase;
  /** Lit part of the disc, 0 to 1. */
  illumination: number;
}

/**
 * Parses a moon phase in any case and with any separator ("Waxing Crescent", "waxing_crescent", "waxingCrescent");
 * `undefined` if unknown.
 */
export function readMoonPhase(words: unknown): MoonPhase | undefined {
  if (typeof words !== 'string') return undefined;
  const wanted = words.replace(/[\s_-]/g, '').toLowerCase();
  return MOON_PHASES.find((phase) => phase.toLowerCase() === wanted);
}
