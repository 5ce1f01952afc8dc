import { expect, test } from 'vitest';
import { slowPlaywrightFiles, slowVitestFiles } from '../../tools/test/slow-files.mjs';

test('the ten unit files that took longest come slowest first, by their path in the repository', () => {
  const testResults = Array.from({ length: 12 }, (_, at) => ({
    name: `/repo/tests/${at}.test.ts`,
    startTime: 1_000,
    endTime: 1_000 + at * 500,
  }));
  const slow = slowVitestFiles(JSON.stringify({ testResults }), '/repo');
  expect(slow).toHaveLength(10);
  expect(slow[0]).toEqual({ file: 'tests/11.test.ts', seconds: 5.5 });
});

test('a browser file’s time is that of all its tests, repetitions and nested groups too', () => {
  const tests = (...durations: number[]) => [
    { tests: [{ results: durations.map((duration) => ({ duration })) }] },
  ];
  const suites = [
    { file: 'a.spec.ts', specs: tests(1_000, 500), suites: [{ file: 'a.spec.ts', specs: tests(2_000) }] },
    { file: 'b.spec.ts', specs: tests(9_000) },
  ];
  expect(slowPlaywrightFiles(JSON.stringify({ suites }))).toEqual([
    { file: 'b.spec.ts', seconds: 9 },
    { file: 'a.spec.ts', seconds: 3.5 },
  ]);
});

test('a run without a report has no slow files', () => {
  expect([slowVitestFiles(undefined, '/repo'), slowPlaywrightFiles(undefined)]).toEqual([[], []]);
});
