import { deedsOn, waysOf, type Deed, type Way } from '#tools/model/deeds.ts';
import { machineIn, withoutTypes, type MachineModule } from '#tools/model/machine-source.ts';
import type { Model } from '#tools/model/model.ts';
import { mutated, mutationsOf, type Mutation } from './mutations.ts';

/** What became of a machine with one fault. */
export interface MachineOutcome {
  machine: string;
  mutation: Mutation;
  isKilled: boolean;
  /** Where it first did something else. */
  by: string;
}

/** A machine as it stands, with what it does on its ways. */
interface Healthy {
  ways: readonly Way[];
  deeds: readonly (readonly Deed[])[];
}

/** The first step at which a machine does something else than the healthy one. */
function difference(module: MachineModule, { ways, deeds }: Healthy): string | undefined {
  for (const [index, way] of ways.entries()) {
    const expected = deeds[index] ?? [];
    let at = 0;
    for (const { taken, effect } of deedsOn(module, way)) {
      const right = expected[at];
      if (taken !== right?.taken || effect !== right.effect)
        return `way ${index + 1}, step ${at}: ${way.happenings[at - 1]?.words ?? 'start'}`;
      at += 1;
    }
    if (at !== expected.length) return `way ${index + 1} ends at step ${at}`;
  }
  return undefined;
}

function examine(code: string, mutation: Mutation, healthy: Healthy): string | undefined {
  try {
    return difference(machineIn(mutated(code, mutation)), healthy);
  } catch (error) {
    return `does not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Puts faults into a machine's source, one at a time, and walks all its known ways: a fault is killed when the machine
 * does anything else at any step. `tests/machines/deeds.test.ts` compares the same ways with what is committed.
 *
 * @param isChosen which of all faults are tried
 */
export function* huntMachine(
  model: Model,
  source: string,
  isChosen: (mutation: Mutation, at: number) => boolean = () => true,
): Generator<MachineOutcome> {
  const ways = waysOf(model);
  const code = withoutTypes(source);
  const module = machineIn(code);
  const healthy = { ways, deeds: ways.map((way) => [...deedsOn(module, way)]) };
  for (const mutation of mutationsOf(code).filter(isChosen)) {
    const by = examine(code, mutation, healthy);
    yield { machine: model.name, mutation, isKilled: by !== undefined, by: by ?? '' };
  }
}
