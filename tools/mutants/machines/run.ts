import { readFileSync } from 'node:fs';
import { models } from '#tools/model/models.ts';
import { inRepository } from '#tools/setup/repository.mjs';
import { EXCUSED } from './excused.ts';
import { huntMachine } from './hunt-machine.ts';

/** Results of all faults of one machine. */
interface Score {
  machine: string;
  faults: number;
  killed: number;
  excused: number;
  alive: readonly string[];
}

function scoreOf(name: string): Score {
  const model = models.find((one) => one.name === name);
  if (!model) throw new Error(`There is no machine ${name}`);
  const outcomes = [...huntMachine(model, readFileSync(inRepository(`machines/${name}.machine.ts`), 'utf8'))];
  const living = outcomes.filter(({ isKilled }) => !isKilled).map(({ mutation }) => mutation.id);
  const alive = living.filter((id) => !(EXCUSED.get(name)?.has(id) ?? false));
  return {
    machine: name,
    faults: outcomes.length,
    killed: outcomes.length - living.length,
    excused: living.length - alive.length,
    alive,
  };
}

/**
 * npm run mutants -- machines [name …]: puts every fault of the known kinds into every machine, one at a time, and prints
 * the score. A fault is killed when the machine does anything else on the ways that `tests/machines/deeds.test.ts` holds.
 *
 * @returns exit code: 1 when a fault lives that nobody has excused
 */
export function mutateMachines(names: readonly string[]): number {
  const scores = models
    .map(({ name }) => name)
    .filter((name) => names.length === 0 || names.includes(name))
    .map((name) => {
      const score = scoreOf(name);
      const { faults, killed, excused, alive } = score;
      console.log(`${name}: ${faults} faults, ${killed} killed, ${excused} excused, ${alive.length} alive`);
      for (const id of alive) console.log(`  ALIVE  ${id}`);
      return score;
    });
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
  const alive = sum((score) => score.alive.length);
  console.log(
    `${sum(({ faults }) => faults)} faults, ${sum(({ killed }) => killed)} killed, ${sum(({ excused }) => excused)} excused, ${alive} alive`,
  );
  return alive > 0 ? 1 : 0;
}
