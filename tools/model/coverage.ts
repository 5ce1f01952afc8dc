import type { AnyStateMachine } from 'xstate';
import { statesOf, transitionId, transitionsOf } from './machine-parts.ts';
import type { ReplayedStep } from './replay.ts';

/** How much of a machine was walked. */
export interface Coverage {
  states: { declared: number; missing: readonly string[] };
  transitions: { declared: number; missing: readonly string[] };
  /** How often each state and transition was met, by its id. */
  counts: ReadonlyMap<string, number>;
}

/** Every state and transition written in a machine, by id. */
export const declaredParts = (machine: AnyStateMachine) => ({
  states: statesOf(machine).map(({ id }) => id),
  transitions: statesOf(machine).flatMap((node) => transitionsOf(node).map(transitionId)),
});

/** What the replayed steps covered. `exceptions`: ids that need no cover. */
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

/** Exceptions that stand for nothing: an id that the machine doesn't have, or one that was covered after all. */
export function idleExceptions(
  machine: AnyStateMachine,
  { counts }: Coverage,
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const { states, transitions } = declaredParts(machine);
  const known = new Set([...states, ...transitions]);
  return Object.keys(exceptions).filter((id) => !known.has(id) || counts.has(id));
}
