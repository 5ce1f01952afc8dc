import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installedProgram, runProgram } from '../setup/program.mjs';

/** How a run of tests ended. */
export type Verdict =
  | { kind: 'passed'; tests: number }
  /** The first test that failed. */
  | { kind: 'failed'; file: string; title: string }
  /** No result: a file did not load, or the run timed out. */
  | { kind: 'broken'; output: string };

interface Report {
  numPassedTests: number;
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

// A run inside a test must not take itself for that test's worker.
// The ways that take every step of a machine notice more than the few of `npm test`.
const env = {
  PROOF: 'whole',
  NO_COLOR: '1',
  VITEST: '',
  VITEST_POOL_ID: '',
  VITEST_WORKER_ID: '',
  VITEST_MODE: '',
};

/**
 * Runs test files in a copy of the repository until the first failure, in one process, since other copies run in
 * parallel.
 */
export async function runTests(folder: string, tests: readonly string[], minutes: number): Promise<Verdict> {
  const reportFile = join(folder, 'report.json');
  rmSync(reportFile, { force: true });
  const { code, output } = await runProgram(
    process.execPath,
    [
      installedProgram('vitest/vitest.mjs'),
      'run',
      ...tests,
      '--bail=1',
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    { env, minutes, folder },
  );
  if (!existsSync(reportFile)) return { kind: 'broken', output };
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  return code === 0 ? { kind: 'passed', tests: report.numPassedTests } : firstFailure(folder, report);
}

function firstFailure(folder: string, { testResults }: Report): Verdict {
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return { kind: 'failed', file: relative(folder, name), title: failed.fullName };
  }
  return { kind: 'broken', output: testResults.map(({ message }) => message).join('\n') };
}
