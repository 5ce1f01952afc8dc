import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EngineData } from 'caelus';
import { normalizeDegrees, type ChartBody } from '#domain/chart.ts';
import { lazily } from '#server/lazily.ts';
import { SIRIUS } from './sirius.ts';

/** Where a body is seen from the Earth's centre: ecliptic longitude in degrees, true equinox of date. */
export interface BodyPosition {
  longitude: number;
  /** Never for a star. */
  retrograde: boolean;
}

/** The horizon's share of a chart: longitudes in degrees, the first house first. */
export interface Houses {
  ascendant: number;
  midheaven: number;
  cusps: number[];
  system: 'placidus' | 'porphyry';
}

/** The sky at any instant of the years 1900 to 2080. UTC is taken as UT1, which differs by less than 0.9 s. */
export interface Ephemeris {
  longitude(body: Exclude<ChartBody, 'sirius'>, at: Date): number;
  position(body: ChartBody, at: Date): BodyPosition;
  /** Placidus; from 66° latitude, where its cusps stop to exist, Porphyry. East and north are positive. */
  houses(at: Date, latitude: number, longitude: number): Houses;
  /** Lit part of the moon's disc, 0 to 1. */
  illumination(at: Date): number;
}

/** From here to the pole Placidus is not asked; Porphyry's houses stand in, as in Swiss Ephemeris. */
const PLACIDUS_LIMIT = 66;

const julianDay = (at: Date) => at.getTime() / 86_400_000 + 2_440_587.5;

/**
 * The one ephemeris of the process. Code and coefficients (about 2 MB) are read at the first call, so that a server
 * starts without them. This is the only file that knows the library.
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
      // Close to the pole the rising point can be the western one; the ascendant stays east of the midheaven.
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

/** The moon to 0.1″ instead of 10″ (1920 to 2080); a file of the package that its data module leaves out for browsers. */
async function readPreciseMoon(): Promise<NonNullable<EngineData['moonCheb']>> {
  const home = dirname(createRequire(import.meta.url).resolve('caelus/package.json'));
  return JSON.parse(await readFile(join(home, 'data/moon_cheb.embedded.json'), 'utf8'));
}
