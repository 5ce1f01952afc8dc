import type { AnyStateMachine } from 'xstate';
import { statesOf, transitionId, transitionsOf } from './machine-parts.ts';
import type { ReplayedStep } from './model.ts';

/** Coverage of a machine by walks. */
export interface Coverage {
  states: { declared: number; missing: readonly string[] };
  transitions: { declared: number; missing: readonly string[] };
  /** Number of visits of each state and transition, by id. */
  counts: ReadonlyMap<string, number>;
}

/** Ids of all states and transitions declared in a machine. */
export const declaredParts = (machine: AnyStateMachine) => ({
  states: statesOf(machine).map(({ id }) => id),
  transitions: statesOf(machine).flatMap((node) => transitionsOf(node).map(transitionId)),
});

/** Computes the coverage by replayed steps. `exceptions` are ids that need no coverage. */
export function coverageOf(
  machine: AnyStateMachine,
  steps: Iterable<ReplayedStep>,
  exceptions: Readonly<Record<string, string>> = {},
): Coverage {
  const counts = new Map<string, number>();
  for (const { taken, visited } of steps) {
    for (const id of [...taken, ...visited]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const { states, transitions } = declaredParts(machine);
  const missing = (ids: readonly string[]) =>
    ids.filter((id) => !counts.has(id) && !Object.hasOwn(exceptions, id));
  return {
    states: { declared: states.length, missing: missing(states) },
    transitions: { declared: transitions.length, missing: missing(transitions) },
    counts,
  };
}

/** Finds useless exceptions: ids that the machine lacks, or that are covered. */
export function idleExceptions(
  machine: AnyStateMachine,
  { counts }: Coverage,
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const { states, transitions } = declaredParts(machine);
  const known = new Set([...states, ...transitions]);
  return Object.keys(exceptions).filter((id) => !known.has(id) || counts.has(id));
}

/** What ways have met of a machine: `newsletter: 5/7 states, 6/8 transitions in 1 way of 9 steps`. */
export function metBy(
  name: string,
  machine: AnyStateMachine,
  ways: readonly (readonly ReplayedStep[])[],
): string {
  const { states, transitions } = coverageOf(machine, ways.flat());
  const share = ({ declared, missing }: Coverage['states']) => `${declared - missing.length}/${declared}`;
  return `${name}: ${share(states)} states, ${share(transitions)} transitions in ${ways.length} ways, ${ways.flat().length} steps`;
}
