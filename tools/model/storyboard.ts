import type { AnyMachineSnapshot } from 'xstate';
import { explore } from './explore.ts';
import type { Model } from './model.ts';
import { shortestPaths } from './paths.ts';
import { replayPath, type ReplayedStep } from './replay.ts';
import type { Steps } from './walk.ts';

/** Active leaf states of a snapshot: id and the path that names their screenshot. */
const leavesOf = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ id, path }) => ({ id, name: path.join('.') }));

/** Generates few short paths that visit every reachable leaf state. */
export function storyboardWays(model: Model): readonly (readonly ReplayedStep[])[] {
  const wayTo = new Map<string, readonly ReplayedStep[]>();
  for (const chapter of model.chapters) {
    for (const path of shortestPaths(explore(model.machine, chapter)).values()) {
      const way = replayPath(model.machine, chapter, path);
      for (const [at, { snapshot }] of way.entries()) {
        for (const { id } of leavesOf(snapshot)) if (!wayTo.has(id)) wayTo.set(id, way.slice(0, at + 1));
      }
    }
  }
  // The longest first: what they pass on their way needs no way of its own.
  const ways = [...new Set(wayTo.values())].sort((a, b) => b.length - a.length);
  const met = new Set<string>();
  return ways.filter((way) => {
    const leaves = way.flatMap(({ snapshot }) => leavesOf(snapshot).map(({ id }) => id));
    const isNew = leaves.some((id) => !met.has(id));
    for (const id of leaves) met.add(id);
    return isNew;
  });
}

/** Wraps steps so that they take a screenshot of each leaf state when it is first recognised. */
export function photographing(steps: Steps, shoot: (state: string) => Promise<void>): Steps {
  const shot = new Set<string>();
  const states = Object.entries(steps.states).map(([id, check]): [string, typeof check] => [
    id,
    async (snapshot) => {
      await check(snapshot);
      const name = leavesOf(snapshot).find((leaf) => leaf.id === id)?.name;
      if (name === undefined || shot.has(name)) return;
      shot.add(name);
      await shoot(name);
    },
  ]);
  return { ...steps, states: Object.fromEntries(states) };
}
