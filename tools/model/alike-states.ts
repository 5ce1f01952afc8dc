import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { ReplayedStep } from './model.ts';
import type { Steps } from './walk.ts';

const isLeaf = ({ states }: AnyStateNode) => Object.keys(states).length === 0;
const regionOf = (node: AnyStateNode): string =>
  node.parent === undefined || node.parent.type === 'parallel' ? node.id : regionOf(node.parent);
const leavesOf = ({ _nodes }: AnyMachineSnapshot) => _nodes.filter(isLeaf);

/** Leaves of one region that a step leads from and to, where they differ. */
function changesOf(before: AnyMachineSnapshot, after: AnyMachineSnapshot): (readonly [string, string])[] {
  return leavesOf(before).flatMap((from) =>
    leavesOf(after).flatMap((to) =>
      from.id !== to.id && regionOf(from) === regionOf(to) ? [[from.id, to.id] as const] : [],
    ),
  );
}

/**
 * Finds adjacent states whose checks pass on both screens. Such a check cannot fail, and a walk between them sees no
 * difference. A pair is tried until one of its checks fails.
 * @param passes whether a check passes on the current page
 */
export function alikeStates(passes: (check: () => Promise<void>) => Promise<boolean>) {
  const toldApart = new Set<string>();
  const tried = new Map<string, Set<string>>();
  const pairOf = (one: string, other: string) => [one, other].toSorted().join(' and ');
  const tryOn = async (steps: Steps, checked: string, shown: string, snapshot: AnyMachineSnapshot) => {
    const pair = pairOf(checked, shown);
    const check = steps.states[checked];
    if (!check || toldApart.has(pair) || steps.alike?.[pair] !== undefined) return;
    tried.set(pair, (tried.get(pair) ?? new Set()).add(checked));
    if (!(await passes(() => check(snapshot)))) toldApart.add(pair);
  };
  return {
    /** Looks at the page while a walk stands at a step of its path. */
    async look(steps: Steps, path: readonly ReplayedStep[], snapshot: AnyMachineSnapshot): Promise<void> {
      // Where an event changes nothing, several steps share one snapshot.
      const isHere = (step: ReplayedStep) => step.snapshot === snapshot;
      const before = path[path.findIndex(isHere) - 1]?.snapshot;
      const after = path[path.findLastIndex(isHere) + 1]?.snapshot;
      if (before)
        for (const [from, to] of changesOf(before, snapshot)) await tryOn(steps, from, to, snapshot);
      if (after) for (const [from, to] of changesOf(snapshot, after)) await tryOn(steps, to, from, snapshot);
    },
    /** Pairs that no check distinguishes, though both were tried. */
    found: (): readonly string[] =>
      [...tried]
        .flatMap(([pair, checks]) => (checks.size > 1 && !toldApart.has(pair) ? [pair] : []))
        .toSorted(),
  };
}
