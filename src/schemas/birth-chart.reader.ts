import * as z from 'zod/mini';
import {
  CLOCK_READINGS,
  FIRST_LIST,
  HOUSE_SYSTEMS,
  type BirthChart,
  type CalculatedChart,
  type ChartPoint,
} from '#domain/birth-chart.ts';
import { ASPECTS, CHART_BODIES, type Aspect, type ChartBody } from '#domain/chart.ts';

/** Fields of POST /horoscope/birth's response (AP-9) are optional unless the two lists or the wheel need them. */
const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);
/** Normalises degrees to the range from 0 up to 360. */
const longitude = z.pipe(
  z.number(),
  z.transform((degrees) => (degrees >= 0 && degrees < 360 ? degrees : ((degrees % 360) + 360) % 360)),
);

const point = z.object({
  zodiacTranslation: z.string().check(z.minLength(1)),
  degreesFormatted: z.string().check(z.minLength(1)),
  decimalDegrees: longitude,
  retrograde: optional(z.boolean()),
  house: optional(z.number()),
});

/** A house cusp: a longitude, or an object with one, since another API's format is not known. */
const cusp = z.union([
  longitude,
  z.pipe(
    z.object({ decimalDegrees: longitude }),
    z.transform(({ decimalDegrees }) => decimalDegrees),
  ),
]);

/** Handle of a chart: a text from our API; another API may send the numeric id of a draft order. */
const chartHandle = z.union([
  z.string().check(z.minLength(1), z.maxLength(64)),
  z.pipe(z.number().check(z.int(), z.gt(0)), z.transform(String)),
]);

const aspect = z.object({
  from: z.enum(CHART_BODIES),
  to: z.enum(CHART_BODIES),
  aspect: z.enum(Object.keys(ASPECTS) as [Aspect, ...Aspect[]]),
  orb: z.number(),
});

const response = z.object({
  birthHoroscope: z.looseObject({
    ascendant: optional(point),
    midheaven: optional(point),
    zodiacCusps: optional(z.array(cusp).check(z.length(12))),
    aspects: optional(z.array(aspect)),
    moonRange: optional(z.object({ from: point, to: point })),
  }),
  order: optional(z.object({ id: chartHandle })),
  assumed: optional(
    z.object({
      place: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      utcOffsetMinutes: z.number(),
      summerTime: z.boolean(),
      utc: z.string(),
      clock: z.enum(CLOCK_READINGS),
      houses: z.enum(HOUSE_SYSTEMS),
      clockUncertain: optional(z.boolean()),
    }),
  ),
});

const toPoint = (read: z.infer<typeof point>): ChartPoint => ({
  ...read,
  house: read.house,
});

/**
 * Parses the response of POST /horoscope/birth. Returns `undefined` if a point that the lists need is missing, so
 * that no incomplete list is shown. Without readable cusps the chart has no houses.
 */
export function readBirthChart(body: unknown): CalculatedChart | undefined {
  const read = z.safeParse(response, body);
  if (!read.success) return undefined;
  const { birthHoroscope, order, assumed } = read.data;

  const bodies: Partial<Record<ChartBody, ChartPoint>> = {};
  for (const name of CHART_BODIES) {
    const place = z.safeParse(point, birthHoroscope[name]);
    if (place.success) bodies[name] = toPoint(place.data);
  }
  const needed = [...FIRST_LIST, 'mars', 'jupiter', 'saturn', 'uranus'] as const;
  const hasHour = birthHoroscope.ascendant !== undefined;
  if (needed.some((name) => !bodies[name]) || (!hasHour && assumed?.houses !== 'none')) return undefined;

  const { ascendant, midheaven, moonRange } = birthHoroscope;
  const chart: BirthChart = {
    bodies,
    ascendant: ascendant && toPoint(ascendant),
    midheaven: midheaven && toPoint(midheaven),
    cusps: birthHoroscope.zodiacCusps,
    aspects: birthHoroscope.aspects,
    moonRange: moonRange && { from: toPoint(moonRange.from), to: toPoint(moonRange.to) },
  };
  return { chart, chartHandle: order?.id, assumed };
}
