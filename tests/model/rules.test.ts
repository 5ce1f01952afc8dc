import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { explore } from '#tools/model/explore.ts';
import type { Chapter, Model, ReplayedStep } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';
import { edgeCover, type Path } from '#tools/model/paths.ts';
import { isWholeProof } from '#tools/proof.ts';
import { startReplay } from '#tools/model/replay.ts';
import { deskFaults } from './rule-faults/desk-faults.ts';
import { shopFaults } from './rule-faults/shop-faults.ts';

/** What happened on a path through a sabotaged machine, until it broke down if it did. */
function wayThrough(sabotaged: AnyStateMachine, chapter: Chapter, path: Path): readonly ReplayedStep[] {
  const replay = startReplay(sabotaged, chapter.input);
  try {
    for (const happening of chapter.opening) replay.take(happening);
    for (const { happening } of path) replay.take(happening);
  } catch {
    // A response that the sabotaged machine does not expect.
  }
  return replay.steps;
}

const healthy = new Map<Chapter, readonly Path[]>();
/** Ways through a chapter; those of the machine as it stands are looked for once. */
function waysOf(machine: AnyStateMachine, chapter: Chapter, isHealthy: boolean): readonly Path[] {
  const known = isHealthy ? healthy.get(chapter) : undefined;
  const ways = known ?? edgeCover(explore(machine, chapter));
  if (isHealthy) healthy.set(chapter, ways);
  return ways;
}

/** Whether a rule is broken on a path of the healthy machine or of its sabotaged copy, walked through the copy. */
function isBroken(model: Model, sabotaged: AnyStateMachine, rule: string): boolean {
  const { breach } = model.rules.find(({ name }) => name === rule) ?? {};
  if (!breach) throw new Error(`There is no rule „${rule}”`);
  return model.chapters.some((chapter) =>
    [model.machine, sabotaged].some((machine) =>
      waysOf(machine, chapter, machine === model.machine).some(
        (path) => breach(wayThrough(sabotaged, chapter, path)) !== undefined,
      ),
    ),
  );
}

const modelOf = (name: string): Model => {
  const found = models.find((model) => model.name === name);
  if (!found) throw new Error(`There is no model ${name}`);
  return found;
};

const faults = [...shopFaults, ...deskFaults];

/** Each is tried as a whole proof; `npm test` tries every fourth, others in each run. `SEED=…` takes those of a run again. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
process.stdout.write(`Faults of rules with SEED=${SEED}\n`);
const tried = faults.filter((_, at) => isWholeProof || at % 4 === SEED % 4);

test('every rule of every model has a fault that it must notice', () => {
  const rules = models.flatMap(({ name, rules: own }) => own.map((rule) => `${name}: ${rule.name}`));
  const noticed = faults.map(([, model, , rule]) => `${model}: ${rule}`);
  expect([...new Set(noticed)].toSorted()).toEqual(rules.toSorted());
});

describe('a rule notices the fault it is there for', () => {
  test.each(tried)('%s', (_, name, sabotaged, rule) => {
    expect(isBroken(modelOf(name), sabotaged, rule)).toBe(true);
  });
});
