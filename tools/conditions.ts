import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { reportOf } from './conditions/report.ts';
import { installedProgram, runProgram } from './setup/program.mjs';
import { inRepository } from './setup/repository.mjs';

/**
 * Conditions that the tests' data may leave open; who closes some lowers it. Changes of statements are counted and not
 * held until their first whole run.
 */
const MOST_OPEN = 2_650;

/**
 * npm run prove -- conditions: which conditions of the product the unit tests' data know one side of, and which faults
 * of a statement change none of its results on that data. Writes reports/conditions.txt. Words choose test files.
 *
 * The statements' changes run in the tests' own sessions, so some tests of what a statement costs fail here: their
 * results do not count.
 *
 * @returns exit code: 1 if the whole run leaves more open than it may
 */
export async function main(words: string[]): Promise<number> {
  const folder = inRepository('reports/conditions');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runProgram(
    process.execPath,
    [installedProgram('vitest/vitest.mjs'), 'run', '--config', 'tools/conditions/vitest.config.ts', ...words],
    { show: false, minutes: 90, env: { CONDITIONS_FOLDER: folder } },
  );
  const { places, changes, text } = reportOf(folder);
  writeFileSync(inRepository('reports/conditions.txt'), text);
  console.log(`${places.open} of ${places.all} conditions are known from one side only.`);
  console.log(`${changes.open} of ${changes.all} changes of statements change no result.`);
  console.log('Each is named in reports/conditions.txt.');
  if (words.length > 0) return 0;
  return places.open > MOST_OPEN ? 1 : 0;
}
