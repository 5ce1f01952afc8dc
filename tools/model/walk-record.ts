import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplayedStep } from './model.ts';

/** Where a flow is tested: in jsdom, in a browser against the built shop, or in the server's code. */
export const TIERS = ['jsdom', 'browser', 'server'] as const;
export type Tier = (typeof TIERS)[number];

/** Record of a test's completed walks. */
export interface WalkRecord {
  flow: string;
  tier: Tier;
  paths: number;
  steps: number;
  /** Number of visits of each state and transition, by id. */
  counts: Readonly<Record<string, number>>;
}

/** Makes a record of walked paths. */
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

/** Deletes the record of an earlier run, before a part of the walks begins. */
export const deleteWalk = (tier: Tier, part: string): void => rmSync(fileOf(tier, part), { force: true });

/** Saves the record of a part of the walks for the report at the end of `npm test`. */
export function saveWalk(part: string, record: WalkRecord): void {
  const file = fileOf(record.tier, part);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}

/** Reads all saved records. */
export const savedWalks = (): readonly WalkRecord[] =>
  TIERS.flatMap((tier) => {
    const folder = join(FOLDER, tier);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.map((file): WalkRecord => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  });
