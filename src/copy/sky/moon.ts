import type { MoonPhase } from '#domain/lunar/moon.ts';

/** Polish names of the moon's phases (SH-7); "third" and "last quarter" are two words for one event. */
export const MOON_PHASE_NAME = {
  newMoon: 'nów',
  waxingCrescent: 'przybywający sierp',
  firstQuarter: 'pierwsza kwadra',
  waxingGibbous: 'przybywający garb',
  fullMoon: 'pełnia',
  waningGibbous: 'ubywający garb',
  thirdQuarter: 'trzecia kwadra',
  lastQuarter: 'ostatnia kwadra',
  waningCrescent: 'ubywający sierp',
} as const satisfies Record<MoonPhase, string>;

/** Texts of the banner's moon (SH-7). */
export const moonCopy = {
  moonInLabel: 'Księżyc:',
  illuminationLabel: 'Oświetlenie tarczy:',
  /** Follows the moon's facts in the banner: what a press opens. */
  openCalendar: 'Otwórz kalendarz księżycowy',
} as const;
