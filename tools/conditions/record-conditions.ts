import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEEN, SIZE, type Point } from './sides.ts';

/** Outcomes of the places of one file, as bits in the places' order. */
export interface SeenFile {
  file: string;
  points: Point[];
  seen: number[];
}

type Sized = (seen: number[], place: number, by: string, left: number, right: number) => boolean;

interface Recorder {
  __conditionFiles?: Map<string, SeenFile>;
  __conditions?: (file: string, points: string) => number[];
  __told?: <Value>(seen: number[], place: number, value: Value) => Value;
  __sized?: Sized;
}

const sized: Sized = (seen, place, by, left, right) => {
  const side =
    left < right ? SIZE.less : left > right ? SIZE.more : left >= right ? SIZE.equal : SIZE.neither;
  seen[place] = (seen[place] ?? 0) | side;
  if (by === '<') return left < right;
  if (by === '<=') return left <= right;
  return by === '>' ? left > right : left >= right;
};

/** On the global object: page tests begin with modules of their own, and this one is among them. */
const files = ((globalThis as Recorder).__conditionFiles ??= new Map());

/** Has sources that `markConditions` marked tell this process their outcomes, whichever test runs them. */
export function recordConditions(): void {
  const recorder = globalThis as Recorder;
  recorder.__conditions ??= (file, points) => {
    const known = files.get(file);
    if (known) return known.seen;
    const places = JSON.parse(points) as Point[];
    const one = { file, points: places, seen: places.map(() => 0) };
    files.set(file, one);
    return one.seen;
  };
  recorder.__told ??= (seen, place, value) => {
    const isMissing = value === undefined || value === null;
    seen[place] =
      (seen[place] ?? 0) | (value ? SEEN.true : SEEN.false) | (isMissing ? SEEN.missing : SEEN.there);
    return value;
  };
  recorder.__sized ??= sized;
}

/** Writes what this process has seen into a folder, as a file of its own. */
export function saveConditions(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `conditions-${process.pid}.json`), JSON.stringify([...files.values()]));
}
