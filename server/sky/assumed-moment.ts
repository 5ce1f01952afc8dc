import type { components } from '#openapi/storefront.d.ts';
import { placeLabel } from '#server/places/place-label.ts';
import type { Birth } from './birth-request.ts';
import type { Houses } from './ephemeris.ts';

type AssumedMoment = components['schemas']['AssumedMoment'];

/** The place and time that a chart was computed for, so that the customer notices a wrong one (BH-6). */
export function assumedMoment(
  { place, moment, timeUnknown, clockIsCertain }: Birth,
  system?: Houses['system'],
): AssumedMoment {
  const { at, utcOffsetMinutes, summerTime, clock } = moment;
  return {
    place: placeLabel(place),
    latitude: place.latitude,
    longitude: place.longitude,
    utcOffsetMinutes,
    summerTime,
    utc: at.toISOString().replace('.000Z', 'Z'),
    clock,
    houses: system ? HOUSES[system] : 'none',
    ...(timeUnknown && { timeUnknown }),
    ...(!clockIsCertain && { clockUncertain: true }),
  };
}

const HOUSES = { placidus: 'placidus', porphyry: 'fallback' } as const;
