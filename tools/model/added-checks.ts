import type { AnyStateMachine } from 'xstate';
import { statesOf } from './machine-parts.ts';
import type { Steps } from './walk.ts';

/** Checks that a tester adds to a flow's own, by state id; each runs after the flow's own check of that state. */
export type AddedChecks = Steps['states'];

/** Adds checks to a flow's steps and remembers which have run: one that never ran proves nothing. */
export function addChecks<Driver>(
  stepsOf: (ui: Driver) => Steps,
  checksOf: ((ui: Driver) => AddedChecks) | undefined,
) {
  const ran = new Set<string>();
  const known = new Set<string>();
  return {
    /** The flow's steps with the added checks. */
    stepsOf: (ui: Driver): Steps => {
      const steps = stepsOf(ui);
      const added = Object.entries(checksOf?.(ui) ?? {}).map(([id, check]) => {
        known.add(id);
        const withOwn: AddedChecks[string] = async (snapshot) => {
          await steps.states[id]?.(snapshot);
          ran.add(id);
          await check(snapshot);
        };
        return [id, withOwn] as const;
      });
      return { ...steps, states: { ...steps.states, ...Object.fromEntries(added) } };
    },
    /** Ids of the states whose added check never ran, each with the reason. */
    neverRan: (machine: AnyStateMachine): readonly string[] => {
      const there = new Set(statesOf(machine).map(({ id }) => id));
      return [...known]
        .filter((id) => !ran.has(id))
        .map((id) => `${id}: ${there.has(id) ? 'no way of this run has met it' : 'there is no such state'}`);
    },
  };
}
