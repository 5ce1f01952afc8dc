import type { ZodiacSign } from '#domain/zodiac.ts';

/** Polish names of the signs, nominative (SH-7). */
export const ZODIAC_NAME = {
  Aries: 'Baran',
  Taurus: 'Byk',
  Gemini: 'Bliźnięta',
  Cancer: 'Rak',
  Leo: 'Lew',
  Virgo: 'Panna',
  Libra: 'Waga',
  Scorpio: 'Skorpion',
  Sagittarius: 'Strzelec',
  Capricorn: 'Koziorożec',
  Aquarius: 'Wodnik',
  Pisces: 'Ryby',
} as const satisfies Record<ZodiacSign, string>;
