import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS } from '../screens/screens.ts';
import type { Shots } from './shots.ts';
import { WIDTHS } from './shots.ts';

/**
 * Finds the pictures of a flow's states in the set that was taken last.
 *
 * @param folder folder of the sets, one for each commit; it may be missing
 * @returns one for each state that has a picture; its files are paths inside `folder`
 */
export function shotsOf(flow: string, folder: string): readonly Shots[] {
  const set = newestIn(folder);
  if (set === undefined) return [];
  const taken = new Map(WIDTHS.map((width) => [width, new Set(namesIn(join(folder, set, width)))]));
  return Object.entries(SCREENS[flow] ?? {}).flatMap(([state, scene]) => {
    if (typeof scene !== 'string') return [];
    const file = `${scene}-light.png`;
    const widths = WIDTHS.filter((width) => taken.get(width)?.has(file));
    if (widths.length === 0) return [];
    return [{ state, files: Object.fromEntries(widths.map((width) => [width, `${set}/${width}/${file}`])) }];
  });
}

/** The set that was finished last; one that is being taken has another name. */
function newestIn(folder: string): string | undefined {
  const sets = namesIn(folder).filter((name) => /^[0-9a-f]{40}$/.test(name));
  const ages = new Map(sets.map((name) => [name, statSync(join(folder, name)).mtimeMs]));
  return sets.toSorted((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0))[0];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
