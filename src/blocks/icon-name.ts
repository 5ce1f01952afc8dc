import type { SpecializationIcon } from '#domain/catalogue.ts';
import type { MoonPhase } from '#domain/moon.ts';
import type { ZodiacSign } from '#domain/zodiac.ts';

/** The symbols of src/public/icons.svg; a test keeps this list and the file the same. */
export const ICON_NAMES = [
  'alert', 'arrow-right', 'arrow-up-right', 'bank', 'card', 'check', 'chevron', 'clock', 'close', 'coupon',
  'earth', 'edit', 'external', 'heart', 'info', 'lock', 'logo', 'mail', 'menu', 'money',
  'moon-first-quarter', 'moon-full-moon', 'moon-last-quarter', 'moon-new-moon',
  'moon-waning-crescent', 'moon-waning-gibbous', 'moon-waxing-crescent', 'moon-waxing-gibbous',
  'planet-ascendant', 'planet-chiron', 'planet-jupiter', 'planet-mars', 'planet-mercury', 'planet-moon',
  'planet-neptune', 'planet-pluto', 'planet-saturn', 'planet-sirius', 'planet-sun', 'planet-uranus', 'planet-venus',
  'star', 'theme-dark', 'theme-light', 'theme-system',
  'zodiac-aquarius', 'zodiac-aries', 'zodiac-cancer', 'zodiac-capricorn', 'zodiac-gemini', 'zodiac-leo',
  'zodiac-libra', 'zodiac-pisces', 'zodiac-sagittarius', 'zodiac-scorpio', 'zodiac-taurus', 'zodiac-virgo',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

export const ZODIAC_ICON = {
  Aries: 'zodiac-aries',
  Taurus: 'zodiac-taurus',
  Gemini: 'zodiac-gemini',
  Cancer: 'zodiac-cancer',
  Leo: 'zodiac-leo',
  Virgo: 'zodiac-virgo',
  Libra: 'zodiac-libra',
  Scorpio: 'zodiac-scorpio',
  Sagittarius: 'zodiac-sagittarius',
  Capricorn: 'zodiac-capricorn',
  Aquarius: 'zodiac-aquarius',
  Pisces: 'zodiac-pisces',
} as const satisfies Record<ZodiacSign, IconName>;

/** "Third" and "last quarter" are one event with one icon (SH-7). */
export const MOON_ICON = {
  newMoon: 'moon-new-moon',
  waxingCrescent: 'moon-waxing-crescent',
  firstQuarter: 'moon-first-quarter',
  waxingGibbous: 'moon-waxing-gibbous',
  fullMoon: 'moon-full-moon',
  waningGibbous: 'moon-waning-gibbous',
  thirdQuarter: 'moon-last-quarter',
  lastQuarter: 'moon-last-quarter',
  waningCrescent: 'moon-waning-crescent',
} as const satisfies Record<MoonPhase, IconName>;

export const SPECIALIZATION_ICON = {
  HEARTH: 'heart',
  MONEY: 'money',
  EARTH: 'earth',
} as const satisfies Record<SpecializationIcon, IconName>;
