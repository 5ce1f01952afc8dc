import { readFileSync } from 'node:fs';
import type { ChartBody } from '#domain/chart.ts';
import type { ZodiacSign } from '#domain/zodiac.ts';

/** One longitude of Swiss Ephemeris 2.10.03 in degrees, and the same cut off to sign, degree and minute. */
export interface ReferencePoint {
  lon: number;
  sign: ZodiacSign;
  deg: number;
  min: number;
}

/** One birth: place, clock, instant and what the sky looked like (`meta` in the file says how it was made). */
export interface ReferenceChart {
  id: number;
  city: string;
  zone: string;
  lat: number;
  lon: number;
  local: string;
  utc: string;
  utcOffsetHours: number;
  localTimeKind: 'normal' | 'gap' | 'ambiguous-earlier';
  expected: {
    bodies: Record<ChartBody, ReferencePoint & { retrograde: boolean; speed: number }>;
    ascendant: ReferencePoint;
    mc: ReferencePoint;
    placidus: number[] | null;
    porphyry: number[];
  };
}

/** The moon at one instant. */
export interface ReferenceMoon {
  kind: string;
  utc: string;
  sign: ZodiacSign;
  illumination: number;
  phaseCalendarDayWarsaw: string;
  exactInstant: string | null;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const referenceCharts: ReferenceChart[] = read('reference-charts.json').charts;
export const referenceMoons: ReferenceMoon[] = read('reference-moon.json').rows;

/** Seconds of arc between two longitudes. */
export const arcSeconds = (a: number, b: number) =>
  Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180) * 3600;
