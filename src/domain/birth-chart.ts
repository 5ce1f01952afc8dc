import type { Aspect, ChartBody } from './chart.ts';

/** The two lists under the chart, in their required order (BH-4). */
export const FIRST_LIST = ['sun', 'moon', 'mercury', 'venus', 'neptune', 'pluto'] as const;
export const SECOND_LIST = ['ascendant', 'mars', 'jupiter', 'saturn', 'uranus'] as const;

/** One place on the ecliptic. */
export interface ChartPoint {
  /** Polish name of the sign. */
  zodiacTranslation: string;
  degreesFormatted: string;
  /** Ecliptic longitude, 0 to 360. */
  decimalDegrees: number;
  retrograde: boolean;
  house: number | undefined;
}

export interface ChartAspect {
  from: ChartBody;
  to: ChartBody;
  aspect: Aspect;
  /** Degrees from exact. */
  orb: number;
}

/** A birth chart as the shop draws it. Without the hour of birth there are neither houses nor ascendant. */
export interface BirthChart {
  bodies: Partial<Record<ChartBody, ChartPoint>>;
  ascendant: ChartPoint | undefined;
  midheaven: ChartPoint | undefined;
  /** Longitudes of the twelve house cusps, the first house first. */
  cusps: readonly number[] | undefined;
  aspects: readonly ChartAspect[];
  /** Where the moon was at the start and at the end of the day, when the hour is not known. */
  moonRange: { from: ChartPoint; to: ChartPoint } | undefined;
}

/** What a chart was calculated for (BH-6); an addition of ours, so it may be missing. */
export interface AssumedMoment {
  place: string;
  latitude: number;
  longitude: number;
  utcOffsetMinutes: number;
  summerTime: boolean;
  utc: string;
  clock: 'unambiguous' | 'ambiguous' | 'skipped';
  houses: 'placidus' | 'fallback' | 'none';
}

export interface CalculatedChart {
  chart: BirthChart;
  orderId: number | undefined;
  assumed: AssumedMoment | undefined;
}

/** Whose chart it is: what was typed when it was calculated. */
export interface ChartSubject {
  name: string;
  /** yyyy-mm-dd. */
  birthDate: string;
  /** hh:mm; missing when the hour is not known. */
  birthTime: string | undefined;
  city: string;
  email: string;
}

/** A chart on the screen. */
export interface DrawnChart extends CalculatedChart {
  subject: ChartSubject;
}
