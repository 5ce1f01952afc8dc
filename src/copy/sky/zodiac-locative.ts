import type { ZodiacSign } from '#domain/zodiac.ts';

/** Zodiac signs in the locative: "w Raku". Separate from the names, which are part of every page. */
export const ZODIAC_LOCATIVE = {
  Aries: 'w\u00a0Baranie',
  Taurus: 'w\u00a0Byku',
  Gemini: 'w\u00a0Bliźniętach',
  Cancer: 'w\u00a0Raku',
  Leo: 'w\u00a0Lwie',
  Virgo: 'w\u00a0Pannie',
  Libra: 'w\u00a0Wadze',
  Scorpio: 'w\u00a0Skorpionie',
  Sagittarius: 'w\u00a0Strzelcu',
  Capricorn: 'w\u00a0Koziorożcu',
  Aquarius: 'w\u00a0Wodniku',
  Pisces: 'w\u00a0Rybach',
} as const satisfies Record<ZodiacSign, string>;
