import { readFileSync } from 'node:fs';
import { CHART_BODIES, separation } from '#domain/chart.ts';
import { loadPlaces } from '#server/places/places.ts';
import { birthChart } from '#server/sky/birth-chart.ts';
import { loadEphemeris, type Ephemeris } from '#server/sky/ephemeris.ts';

interface Point {
  lon: number;
}

interface Golden {
  utc: string;
  lat: number;
  lon: number;
  expected: {
    bodies: Record<string, Point>;
    ascendant: Point;
    mc: Point;
    placidus: number[] | null;
    porphyry: number[];
  };
}

const GOLDENS = new URL('../../tests/server/sky/goldens/reference-charts.json', import.meta.url);

/** Queries as people type them: a prefix, a full name, an old name, a misspelling. */
const TYPED = [
  'kr',
  'krak',
  'kraków',
  'nowy j',
  'lond',
  'breslau',
  'biala podlaska',
  'wa',
  'gdansk',
  'święt',
];
const MISSPELT = ['krakuw', 'wroclwa', 'londynn', 'szczeczin'];

interface Cost {
  milliseconds: number;
  /** Increase of resident memory and of JavaScript's heap by loading, in MB. */
  resident: number;
  heap: number;
}

/**
 * Prints start-up time, memory and speed of the sky and the places, and the chart's deviation from the reference
 * figures. Run it in a new process, since only the first start-up is cold.
 */
export async function skyBench(print: (line: string) => void = console.log): Promise<void> {
  const ephemeris = await costOf(loadEphemeris);
  const gazetteer = await costOf(loadPlaces);
  const [sky, places] = await Promise.all([loadEphemeris(), loadPlaces()]);

  print('Sky and places');
  print(`  ephemeris, first use  ${show(ephemeris)}`);
  print(`  gazetteer, first use  ${show(gazetteer)}`);
  print(
    `  charts a second       ${perSecond((at) => birthChart(sky, { at: day(at), latitude: 52.23, longitude: 21.01 }))}`,
  );
  print(`  suggestions a second  ${perSecond((at) => places.suggest(pick(TYPED, at), 10))}`);
  print(`  misspelt, a second    ${perSecond((at) => places.suggest(pick(MISSPELT, at), 10))}`);
  print(
    `  cities resolved       ${perSecond((at) => places.resolve(pick(['Kraków', 'Londyn', 'krakow polska'], at)))} a second`,
  );

  const goldens: Golden[] = JSON.parse(readFileSync(GOLDENS, 'utf8')).charts;
  print(`Farthest from Swiss Ephemeris in ${goldens.length} charts, seconds of arc`);
  for (const [name, error] of largestErrors(sky, goldens)) print(`  ${name.padEnd(12)} ${error.toFixed(2)}`);
}

/** Measures the cost of loading. Heap figures need `node --expose-gc`, else garbage counts, too. */
async function costOf(load: () => Promise<unknown>): Promise<Cost> {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const start = performance.now();
  await load();
  const milliseconds = performance.now() - start;
  globalThis.gc?.();
  const after = process.memoryUsage();
  return {
    milliseconds,
    resident: (after.rss - before.rss) / 1e6,
    heap: (after.heapUsed - before.heapUsed) / 1e6,
  };
}

const show = ({ milliseconds, resident, heap }: Cost) =>
  `${milliseconds.toFixed(0)} ms, ${resident.toFixed(1)} MB resident, ${heap.toFixed(1)} MB heap`;

const BENCH_FOR = 500;

function perSecond(work: (round: number) => unknown): string {
  let rounds = 0;
  const start = performance.now();
  while (performance.now() - start < BENCH_FOR) work((rounds += 1));
  return Math.round((rounds * 1000) / (performance.now() - start)).toLocaleString('en');
}

const day = (round: number) => new Date(Date.UTC(1940, 0, 1 + ((round * 37) % 36_500), round % 24));

const pick = (from: readonly string[], round: number) => from[round % from.length] ?? '';

function largestErrors(sky: Ephemeris, goldens: readonly Golden[]): Map<string, number> {
  const largest = new Map<string, number>();
  const compare = (name: string, ours: number, theirs: number) =>
    largest.set(name, Math.max(largest.get(name) ?? 0, separation(ours, theirs) * 3600));
  for (const { utc, lat, lon, expected } of goldens) {
    const at = new Date(utc);
    for (const body of CHART_BODIES)
      compare(body, sky.position(body, at).longitude, expected.bodies[body]?.lon ?? NaN);
    const { ascendant, midheaven, cusps } = sky.houses(at, lat, lon);
    compare('ascendant', ascendant, expected.ascendant.lon);
    compare('midheaven', midheaven, expected.mc.lon);
    (expected.placidus ?? expected.porphyry).forEach((cusp, index) =>
      compare('cusps', cusps[index] ?? NaN, cusp),
    );
  }
  return largest;
}
