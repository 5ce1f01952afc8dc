import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportOf } from './conditions/report.ts';
import { installedProgram, runProgram } from './setup/program.mjs';
import { inRepository } from './setup/repository.mjs';

/**
 * Conditions that the tests' data may leave open; who closes some lowers it. Changes of statements are counted and not
 * held until their first whole run.
 */
const MOST_OPEN = 2_650;
/** A run that takes longer is ended. */
const MOST_MINUTES = 90;

/**
 * npm run prove -- conditions: which conditions of the product the unit tests' data know one side of, and which faults
 * of a statement change none of its results on that data. Writes reports/conditions.txt. Words choose test files.
 *
 * The statements' changes run in the tests' own sessions, so some tests of what a statement costs fail here: their
 * results do not count.
 *
 * @returns exit code: 1 if tests did not run, or if the whole run leaves more open than it may
 */
export async function main(words: string[]): Promise<number> {
  const folder = inRepository('reports/conditions');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { output } = await runProgram(
    process.execPath,
    [
      installedProgram('vitest/vitest.mjs'),
      'run',
      '--config=tools/conditions/vitest.config.ts',
      '--reporter=json',
      `--outputFile=${join(folder, 'tests.json')}`,
      ...words,
    ],
    { show: false, minutes: MOST_MINUTES, env: { CONDITIONS_FOLDER: folder } },
  );
  const lost = filesNotRun(folder);
  if (lost.length > 0) {
    console.error(`${output.slice(-2_000)}\nTests that did not run: ${lost.join(', ')}`);
    return 1;
  }
  const { places, changes, text } = reportOf(folder);
  writeFileSync(inRepository('reports/conditions.txt'), text);
  console.log(`${places.open} of ${places.all} conditions are known from one side only.`);
  console.log(`${changes.open} of ${changes.all} changes of statements change no result.`);
  console.log('Each is named in reports/conditions.txt.');
  return words.length === 0 && places.open > MOST_OPEN ? 1 : 0;
}

/** Test files of the run that could not be loaded; all of them when the run was ended before its end. */
function filesNotRun(folder: string): string[] {
  const results = join(folder, 'tests.json');
  if (!existsSync(results)) return ['all'];
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
    testResults: { name: string; assertionResults: unknown[] }[];
  };
  if (testResults.length === 0) return ['all'];
  return testResults.flatMap(({ name, assertionResults }) => (assertionResults.length === 0 ? [name] : []));
}
