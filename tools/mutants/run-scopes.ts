import { installedProgram, runProgram } from '../setup/program.mjs';

/** Minutes that the longest scope may take. */
const LONGEST = 120;

// A run inside a test must not take itself for that test's worker.
const plain = { NO_COLOR: '1', VITEST: '', VITEST_POOL_ID: '', VITEST_WORKER_ID: '', VITEST_MODE: '' };

/** A file of a scope and its own test, to try Stryker in seconds. */
interface Sample {
  file: string;
  test: string;
}

/**
 * Has Stryker mutate a scope (scopes.mjs) against the scope's tests, and prints its survivors and its score; or a sample
 * of it, which prints nothing.
 *
 * @returns exit code, 1 for a score below the scope's floor; and the output of a sample
 */
export const runScope = (scope: string, sample?: Sample) =>
  runProgram(
    process.execPath,
    [installedProgram('@stryker-mutator/core/bin/stryker.js'), 'run', 'tools/mutants/stryker.config.mjs'],
    {
      show: !sample,
      minutes: LONGEST,
      env: {
        ...plain,
        MUTANTS_SCOPE: scope,
        ...(sample && { MUTANTS_FILE: sample.file, MUTANTS_TEST: sample.test }),
      },
    },
  );
