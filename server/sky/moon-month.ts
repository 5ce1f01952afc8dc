import { toWireDate } from '#domain/birth-date.ts';
import { positionInSign } from '#domain/chart.ts';
import { daysOfMonth, type CalendarMonth } from '#domain/lunar/lunar-calendar.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { ZodiacSign } from '#domain/zodiac.ts';
import type { components } from '#openapi/storefront.d.ts';
import { dayBounds, onTheClock } from '#server/places/local-time.ts';
import type { Ephemeris } from './ephemeris.ts';
import { firstInstant } from './first-instant.ts';
import { phaseBetween, phaseInstant } from './moon.ts';

type LunarDay = components['schemas']['LunarDay'];

/**
 * Computes the moon's calendar of a month in Warsaw time: the sign as the day begins, the light at noon, instants of
 * phases and new signs.
 */
export const moonMonth = (sky: Ephemeris, month: CalendarMonth): LunarDay[] =>
  daysOfMonth(month).map((date) => {
    const { start, end } = dayBounds(date, SHOP_TIME_ZONE);
    const noon = new Date((start.getTime() + end.getTime()) / 2);
    const exact = phaseInstant(sky, start, end);
    const signChange = findSignChange(sky, start, end);
    return {
      date: toWireDate(date),
      sign: signAt(sky, start),
      phase: phaseBetween(sky, start, end),
      illumination: sky.illumination(noon),
      ...(exact && { phaseAt: onTheClock(exact, SHOP_TIME_ZONE) }),
      ...(signChange && { signChange }),
    };
  });

const signAt = (sky: Ephemeris, at: Date): ZodiacSign => positionInSign(sky.longitude('moon', at)).sign;

/** Finds the moon's change of sign on a day; it stays in a sign for over two days, so that there is at most one. */
function findSignChange(sky: Ephemeris, start: Date, end: Date): LunarDay['signChange'] {
  const sign = signAt(sky, end);
  if (signAt(sky, start) === sign) return undefined;
  const at = firstInstant(start, end, (instant) => signAt(sky, instant) === sign);
  return { sign, at: onTheClock(at, SHOP_TIME_ZONE) };
}
