import { twoDigits } from '#domain/birth-date.ts';
import { positionInSign } from '#domain/chart.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';
import type { components } from '#openapi/storefront.d.ts';

export type ChartPoint = components['schemas']['ChartPoint'];

/**
 * Formats a longitude for the chart's response: Polish sign, "7°29′" and decimal degrees. Values are truncated, not
 * rounded, and the text is derived from the number that is sent: 29.9999999° stays in its sign in both.
 */
export function chartPoint(longitude: number): ChartPoint {
  const decimalDegrees = Math.floor(longitude * 1e6) / 1e6;
  const { sign, degrees, minutes } = positionInSign(decimalDegrees);
  return {
    zodiacTranslation: ZODIAC_NAME[sign],
    degreesFormatted: `${degrees}°${twoDigits(minutes)}′`,
    decimalDegrees,
  };
}
