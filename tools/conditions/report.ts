import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeenFile } from './record-conditions.ts';
import { unseen } from './sides.ts';
import type { Tried } from './try-changes.ts';

/** What the tests' data leave open, of all that was met. */
export interface Report {
  places: { open: number; all: number };
  changes: { open: number; all: number };
  text: string;
}

const read = <Value>(folder: string, kind: string): Value[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}-`))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Value[]);

function together(files: readonly SeenFile[]): SeenFile[] {
  const all = new Map<string, SeenFile>();
  for (const { file, points, seen } of files) {
    const one = all.get(file) ?? { file, points, seen: seen.map(() => 0) };
    all.set(file, { ...one, seen: one.seen.map((bits, place) => bits | (seen[place] ?? 0)) });
  }
  return [...all.values()].sort((one, other) => (one.file < other.file ? -1 : 1));
}

const keyOf = ({ place, name }: Tried): string => `${place} ${name}`;

function merged(changes: readonly Tried[]): Tried[] {
  const all = new Map<string, Tried>();
  for (const change of changes) {
    const one = all.get(keyOf(change));
    all.set(keyOf(change), {
      ...change,
      runs: change.runs + (one?.runs ?? 0),
      isNoticed: change.isNoticed || one?.isNoticed === true,
    });
  }
  return [...all.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** The report of all processes that wrote into a folder. */
export function reportOf(folder: string): Report {
  const files = together(read<SeenFile>(folder, 'conditions'));
  const changes = merged(read<Tried>(folder, 'changes'));
  const lines = files.map(({ file, points, seen }) => ({
    file,
    all: points.length,
    open: points.flatMap((point, place) => {
      const words = unseen(point, seen[place] ?? 0);
      return words.length > 0 ? [`  ${point.line}: never ${words.join(', ')}: ${point.text}`] : [];
    }),
  }));
  const same = changes.filter(({ runs, isNoticed }) => runs > 0 && !isNoticed);
  return {
    places: {
      open: lines.reduce((sum, { open }) => sum + open.length, 0),
      all: lines.reduce((sum, { all }) => sum + all, 0),
    },
    changes: { open: same.length, all: changes.filter(({ runs }) => runs > 0).length },
    text: [
      ...lines.filter(({ open }) => open.length > 0).flatMap(({ file, open }) => [file, ...open]),
      '',
      ...same.map(
        ({ name, example, place, runs }) => `${place}: ${name}\n  the same ${runs} times, in: ${example}`,
      ),
      '',
    ].join('\n'),
  };
}
