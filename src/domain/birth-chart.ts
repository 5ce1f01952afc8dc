import type { Aspect, ChartBody } from './chart.ts';

/** Bodies of the first of the two lists under the chart, in the required order (BH-4). */
export const FIRST_LIST = ['sun', 'moon', 'mercury', 'venus', 'neptune', 'pluto'] as const;
export const SECOND_LIST = ['ascendant', 'mars', 'jupiter', 'saturn', 'uranus'] as const;

/** A position on the ecliptic. */
export interface ChartPoint {
  /** Polish name of the sign. */
  zodiacTranslation: string;
  degreesFormatted: string;
  /** Ecliptic longitude, 0 to 360. */
  decimalDegrees: number;
  /** Missing where the API does not say. */
  retrograde?: boolean | undefined;
  house: number | undefined;
}

export interface ChartAspect {
  from: ChartBody;
  to: ChartBody;
  aspect: Aspect;
  /** Degrees from exact. */
  orb: number;
}

/** A birth chart to draw. Without the hour of birth it has neither houses nor ascendant. */
export interface BirthChart {
  bodies: Partial<Record<ChartBody, ChartPoint>>;
  ascendant: ChartPoint | undefined;
  midheaven: ChartPoint | undefined;
  /** Longitudes of the twelve house cusps, the first house first. */
  cusps: readonly number[] | undefined;
  /** Missing where the API does not say. */
  aspects?: readonly ChartAspect[] | undefined;
  /** The moon's positions at the start and the end of the day, if the hour is unknown. */
  moonRange: { from: ChartPoint; to: ChartPoint } | undefined;
}

/** Whether a local time happened once, twice (the clock was put back) or never. */
export const CLOCK_READINGS = ['unambiguous', 'ambiguous', 'skipped'] as const;
export type ClockReading = (typeof CLOCK_READINGS)[number];

/** Which of the two, when an hour came twice. */
export const CLOCK_CHOICES = ['earlier', 'later'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

/** `fallback`: Porphyry, where Placidus has no answer; `none`: the hour is not known. */
export const HOUSE_SYSTEMS = ['placidus', 'fallback', 'none'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/**
 * Place and time that a chart was calculated for (BH-6). An addition of ours to the contract, so it may be missing.
 */
export interface AssumedMoment {
  place: string;
  latitude: number;
  longitude: number;
  utcOffsetMinutes: number;
  summerTime: boolean;
  utc: string;
  clock: ClockReading;
  houses: HouseSystem;
  /** The clock of that place and time is not known for certain. */
  clockUncertain?: boolean | undefined;
}

export interface CalculatedChart {
  chart: BirthChart;
  /** Names this chart in orders made from it (BH-5). */
  chartHandle: string | undefined;
  assumed: AssumedMoment | undefined;
}

/** The person of a chart: the form's values when it was calculated. */
export interface ChartSubject {
  name: string;
  /** yyyy-mm-dd. */
  birthDate: string;
  /** hh:mm; missing if the hour is unknown. */
  birthTime: string | undefined;
  /** Which of the two instants, when that hour occurred twice and she has chosen. */
  clockChoice?: ClockChoice | undefined;
  city: string;
  email: string;
}

/** A calculated chart with its subject, as shown on the screen. */
export interface DrawnChart extends CalculatedChart {
  subject: ChartSubject;
}
