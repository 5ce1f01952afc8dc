import { positionInSign } from '#domain/chart.ts';
import { ZODIAC_NAME } from '#copy/zodiac.ts';
import type { components } from '#openapi/storefront.d.ts';

export type ChartPoint = components['schemas']['ChartPoint'];

/**
 * A longitude as the chart's answer has it: Polish sign, "7°29′" and decimal degrees. Everything is cut off, never
 * rounded, and the words are read from the number that is sent: 29.9999999° stays in its sign on both sides.
 */
export function chartPoint(longitude: number): ChartPoint {
  const decimalDegrees = Math.floor(longitude * 1e6) / 1e6;
  const { sign, degrees, minutes } = positionInSign(decimalDegrees);
  return {
    zodiacTranslation: ZODIAC_NAME[sign],
    degreesFormatted: `${degrees}°${String(minutes).padStart(2, '0')}′`,
    decimalDegrees,
  };
}
