import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EngineData } from 'caelus';
import { normalizeDegrees, type ChartBody } from '#domain/chart.ts';
import { lazily } from '#server/lazily.ts';
import { SIRIUS } from './sirius.ts';

/** Geocentric position of a body: ecliptic longitude in degrees, true equinox of date. */
export interface BodyPosition {
  longitude: number;
  /** Always false for a star. */
  retrograde: boolean;
}

/** Angles and house cusps of a chart: longitudes in degrees, the first house first. */
export interface Houses {
  ascendant: number;
  midheaven: number;
  cusps: number[];
  system: 'placidus' | 'porphyry';
}

/** Computes the sky at any instant of the years 1900 to 2080. UTC is used as UT1, which differs by less than 0.9 s. */
export interface Ephemeris {
  longitude(body: Exclude<ChartBody, 'sirius'>, at: Date): number;
  position(body: ChartBody, at: Date): BodyPosition;
  /** Placidus; Porphyry from 66° latitude on, where Placidus has no cusps. East and north are positive. */
  houses(at: Date, latitude: number, longitude: number): Houses;
  /** Lit part of the moon's disc, 0 to 1. */
  illumination(at: Date): number;
}

/** Latitude from which Porphyry's houses replace Placidus', as in Swiss Ephemeris. */
const PLACIDUS_LIMIT = 66;

const julianDay = (at: Date) => at.getTime() / 86_400_000 + 2_440_587.5;

/**
 * Loads the ephemeris (about 2 MB of code and coefficients) at the first call and shares it in the process. This is the
 * only file that imports the library.
 */
export const loadEphemeris = lazily(createEphemeris);

async function createEphemeris(): Promise<Ephemeris> {
  const [caelus, { embeddedData }, moonCheb] = await Promise.all([
    import('caelus'),
    import('caelus/data-embedded'),
    readPreciseMoon(),
  ]);
  const { DEG } = caelus;
  const engine = new caelus.Engine({
    ...embeddedData,
    moonCheb,
    fixedStars: {
      provenance: 'ESA 1997, The Hipparcos Catalogue',
      frame: 'ICRS J2000.0',
      stars: { sirius: SIRIUS },
    },
  });

  return {
    longitude: (body, at) => engine.longitude(body, julianDay(at)),
    position(body, at) {
      if (body === 'sirius') {
        return { longitude: engine.fixedStar('sirius', julianDay(at)).lon, retrograde: false };
      }
      const { lon, retrograde } = engine.position(body, julianDay(at));
      return { longitude: lon, retrograde };
    },
    houses(at, latitude, longitude) {
      const [asc, mc, armc, obliquity] = caelus.angles(engine.data, julianDay(at), latitude, longitude);
      const system = Math.abs(latitude) < PLACIDUS_LIMIT ? 'placidus' : 'porphyry';
      // Near the pole the library may return the western point; the ascendant is always east of the midheaven.
      const ascendant = normalizeDegrees((asc - mc) / DEG) > 180 ? asc + Math.PI : asc;
      const cusps =
        system === 'placidus'
          ? caelus.housesPlacidus(armc, latitude * DEG, obliquity)
          : caelus.housesPorphyry(ascendant, mc);
      const degrees = (radians: number) => normalizeDegrees(radians / DEG);
      return { ascendant: degrees(ascendant), midheaven: degrees(mc), cusps: cusps.map(degrees), system };
    },
    illumination: (at) => caelus.pheno(engine, 'moon', julianDay(at)).phase,
  };
}

/** Reads the moon's coefficients for 0.1″ instead of 10″ (1920 to 2080), which the package's data module leaves out for browsers. */
async function readPreciseMoon(): Promise<NonNullable<EngineData['moonCheb']>> {
  const home = dirname(createRequire(import.meta.url).resolve('caelus/package.json'));
  return JSON.parse(await readFile(join(home, 'data/moon_cheb.embedded.json'), 'utf8'));
}
