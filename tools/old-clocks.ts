// node tools/run.mjs tools/old-clocks.ts [FOLDER]: writes server/places/old-clocks.tsv and server/places/standard-time.tsv
// from compiled zone files, which must hold IANA's `backzone` (Debian's tzdata does): this machine's, or those of a folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { parseGazetteer } from '#server/places/gazetteer.ts';
import { standardTime } from './gazetteer/standard-time.ts';
import { readZoneFile, type Transition, type ZoneFile } from './gazetteer/tzif.ts';

const place = (name: string) => new URL(`../server/places/${name}`, import.meta.url);
const DAY = 86_400;
/** The earliest chart (CHART_YEAR_MIN), a day before it for the zones east of UTC; and 1970. */
const FROM = Date.UTC(1900, 0, 1) / 1000 - DAY;
const UNTIL = 0;
/** Behind the latest chart (CHART_YEAR_MAX). */
const LAST = Date.UTC(2041, 0, 2) / 1000;

/** The offset that the machine's own zone data give, in seconds. */
const mergedOffset = (zone: string, at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9;

const clockAt = ({ first, transitions }: ZoneFile, time: number) =>
  transitions.findLast(({ at }) => at <= time) ?? first;

function mergedTransitions(zone: string): number[] {
  const found: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(FROM * 1000).toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds >= UNTIL * 1000) return found;
    found.push(next.epochMilliseconds / 1000);
    at = next;
  }
}

/** Whether Node's own data give another history for a zone than its file. */
function isMerged(zone: string, file: ZoneFile): boolean {
  const changes = [FROM, ...file.transitions.map(({ at }) => at), ...mergedTransitions(zone)];
  return changes
    .flatMap((at) => [at - 1, at])
    .filter((at) => at >= FROM && at < UNTIL)
    .some((at) => clockAt(file, at).offset !== mergedOffset(zone, at));
}

const cellOf = ({ offset, summerTime }: ZoneFile['first'], from: number | '') =>
  `${from} ${offset}${summerTime ? ' s' : ''}`;

const lineOf = (zone: string, file: ZoneFile) => {
  const within = ({ at }: Transition) => at > FROM && at < UNTIL;
  return [
    zone,
    cellOf(clockAt(file, FROM), ''),
    ...file.transitions.filter(within).map((change) => cellOf(change, change.at)),
  ].join('\t');
};

/** Writes the tables and prints how many zones they have. */
export function main([folder = '/usr/share/zoneinfo']: string[]): void {
  const stockholm = clockAt(readZoneFile(`${folder}/Europe/Stockholm`), Date.UTC(1943, 6, 10) / 1000);
  if (stockholm.offset !== 3600) throw new Error(`${folder} was compiled without IANA's backzone`);
  const places = parseGazetteer(readFileSync(place('gazetteer.tsv'), 'utf8'));
  const zones = [...new Set(places.map(({ zone }) => zone))]
    .toSorted()
    .map((zone) => [zone, readZoneFile(`${folder}/${zone}`)] as const);
  const merged = zones.filter(([zone, file]) => isMerged(zone, file));
  write(
    'old-clocks.tsv',
    merged.map(([zone, file]) => lineOf(zone, file)),
  );
  write(
    'standard-time.tsv',
    zones.map(([zone, file]) => [zone, ...standardTime(file, FROM, LAST).map(standardCell)].join('\t')),
  );
  console.log(`${merged.length} merged zones of ${zones.length}`);
}

const standardCell = ({ from, offset }: { from: number; offset: number }) =>
  `${from === -Infinity ? '' : from} ${offset}`;

const write = (name: string, lines: readonly string[]) => writeFileSync(place(name), `${lines.join('\n')}\n`);
