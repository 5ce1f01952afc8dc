import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplayedStep } from './replay.ts';

/** Where a flow is walked: its screens in jsdom, the built shop in a browser, or the server's own code. */
export const TIERS = ['jsdom', 'browser', 'server'] as const;
export type Tier = (typeof TIERS)[number];

/** What a test has walked from end to end. */
export interface WalkRecord {
  flow: string;
  tier: Tier;
  paths: number;
  steps: number;
  /** How often each state and transition was met, by its id. */
  counts: Readonly<Record<string, number>>;
}

/** Sums up walked paths. */
export function recordOf(flow: string, tier: Tier, paths: readonly (readonly ReplayedStep[])[]): WalkRecord {
  const counts: Record<string, number> = {};
  for (const { taken, visited } of paths.flat()) {
    for (const id of [...taken, ...visited]) counts[id] = (counts[id] ?? 0) + 1;
  }
  return { flow, tier, paths: paths.length, steps: paths.flat().length, counts };
}

// Not by a URL: jsdom, where walks run too, has URLs of its own.
const FOLDER = join(import.meta.dirname, '../../reports/model/walks');
const fileOf = (tier: Tier, part: string) => join(FOLDER, tier, `${part}.json`);

/** Before a part of the walks begins: what an earlier run walked of it counts no more. */
export const forgetWalk = (tier: Tier, part: string): void => rmSync(fileOf(tier, part), { force: true });

/** Keeps what a part of the walks has done, for the report that `npm test` ends with. */
export function keepWalk(part: string, record: WalkRecord): void {
  const file = fileOf(record.tier, part);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}

/** Everything that the last runs of the walks have kept. */
export const keptWalks = (): readonly WalkRecord[] =>
  TIERS.flatMap((tier) => {
    const folder = join(FOLDER, tier);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.map((file): WalkRecord => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  });
