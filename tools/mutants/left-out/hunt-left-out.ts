import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pick, seeded } from '#tools/random.ts';
import { installedProgram, runProgram } from '#tools/setup/program.mjs';
import { inRepository, repository } from '#tools/setup/repository.mjs';
import type { FaultGroup } from '../fault.ts';
import { hunt } from '../hunt.ts';
import { rowOf, summaryOf } from '../table.ts';
import { leftOutFaults } from './left-out-faults.ts';

/** The tests' folder that mirrors a file's own, or the nearest above. */
function testsOf(file: string): string {
  const own = join('tests', dirname(file).replace(/^src\//, ''));
  let folder = own;
  while (!existsSync(inRepository(folder))) folder = dirname(folder);
  return `${folder}/`;
}

const filesOf = (path: string): readonly string[] =>
  statSync(inRepository(path)).isDirectory()
    ? readdirSync(inRepository(path), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(css|d)\.ts$/.test(file))
        .map((file) => join(path, file))
    : [path];

async function compiles(folder: string): Promise<boolean> {
  const words = [installedProgram('typescript-native/bin/tsc'), '--noEmit', '--singleThreaded'];
  return (await runProgram(process.execPath, words, { folder, minutes: 3 })).code === 0;
}

/** As many faults as asked for, drawn by lot. */
function draw(groups: readonly FaultGroup[], count: number, seed: number): FaultGroup[] {
  const random = seeded(seed);
  const left = groups.flatMap((group) => group.faults.map((fault) => ({ group, fault })));
  const drawn: FaultGroup[] = [];
  while (drawn.length < count && left.length > 0) {
    const one = pick(random, left);
    left.splice(left.indexOf(one), 1);
    drawn.push({ ...one.group, faults: [one.fault] });
  }
  return drawn;
}

/**
 * npm run mutants -- left-out PATH… [NUMBER]: makes every fault of the known kinds (left-out-faults.ts) in files or
 * folders, or as many as the number says, and runs the tests of the folder that mirrors each file's.
 *
 * @returns exit code: 1 when a fault lives
 */
export async function huntLeftOut(words: readonly string[]): Promise<number> {
  const began = Date.now();
  const seed = Number(process.env['SEED'] ?? Date.now() % 1e8);
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? Infinity);
  const groups = words
    .filter((word) => !/^\d+$/.test(word))
    .flatMap(filesOf)
    .map((file) => ({
      file,
      tests: [testsOf(file)],
      faults: leftOutFaults(file, readFileSync(inRepository(file), 'utf8')),
    }))
    .filter(({ faults }) => faults.length > 0);
  console.log(`${groups.flatMap(({ faults }) => faults).length} faults could be made. SEED=${seed}`);
  const outcomes = await hunt({
    repository,
    groups: draw(groups, count, seed),
    wider: [],
    compiles,
    workers: 2,
    onOutcome: (outcome) => console.log(rowOf(outcome)),
  });
  console.log(`\n${summaryOf(outcomes, (Date.now() - began) / 1000)}`);
  return outcomes.some(({ end }) => end === 'survived') ? 1 : 0;
}
