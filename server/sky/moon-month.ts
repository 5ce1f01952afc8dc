import { toWireDate } from '#domain/birth-date.ts';
import { positionInSign } from '#domain/chart.ts';
import { daysOfMonth, type CalendarMonth } from '#domain/lunar-calendar.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { ZodiacSign } from '#domain/zodiac.ts';
import type { components } from '#openapi/storefront.d.ts';
import { dayBounds, onTheClock } from '#server/places/local-time.ts';
import type { Ephemeris } from './ephemeris.ts';
import { phaseBetween, principalPhase } from './moon.ts';

type LunarDay = components['schemas']['LunarDay'];

/** The moon on every Warsaw day of a month: at noon, with the instants of principal phases and of new signs. */
export function moonMonth(sky: Ephemeris, month: CalendarMonth): LunarDay[] {
  const days = daysOfMonth(month).map((date) => ({ date, ...dayBounds(date, SHOP_TIME_ZONE) }));
  const first = days[0]?.start ?? new Date(0);
  const phases = sky.principalPhases(first, days.at(-1)?.end ?? first);
  return days.map(({ date, start, end }) => {
    const noon = new Date((start.getTime() + end.getTime()) / 2);
    const exact = phases.find(({ at }) => at >= start && at < end);
    const signChange = findSignChange(sky, start, end);
    return {
      date: toWireDate(date),
      sign: signAt(sky, noon),
      phase: exact ? principalPhase(exact.elongation) : phaseBetween(sky, start, end),
      illumination: sky.illumination(noon),
      ...(exact && { phaseAt: onTheClock(exact.at, SHOP_TIME_ZONE) }),
      ...(signChange && { signChange }),
    };
  });
}

const signAt = (sky: Ephemeris, at: Date): ZodiacSign => positionInSign(sky.longitude('moon', at)).sign;

/** The moon takes more than two days through a sign and never turns back: at most one change a day. */
function findSignChange(sky: Ephemeris, start: Date, end: Date): LunarDay['signChange'] {
  const sign = signAt(sky, end);
  if (signAt(sky, start) === sign) return undefined;
  let before = start.getTime();
  let after = end.getTime();
  while (after - before > 500) {
    const middle = (before + after) / 2;
    if (signAt(sky, new Date(middle)) === sign) after = middle;
    else before = middle;
  }
  return { sign, at: onTheClock(new Date(after), SHOP_TIME_ZONE) };
}
