/** The twelve signs in the order of the ecliptic, as the API spells them. */
export const ZODIAC_SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

export type ZodiacSign = (typeof ZODIAC_SIGNS)[number];

/** Parses a zodiac sign in any letter case; `undefined` if unknown. */
export function readZodiacSign(word: unknown): ZodiacSign | undefined {
  if (typeof word !== 'string') return undefined;
  const wanted = word.trim().toLowerCase();
  return ZODIAC_SIGNS.find((sign) => sign.toLowerCase() === wanted);
}
