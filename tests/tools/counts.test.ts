import { describe, expect, test } from 'vitest';
import { countOne, countPlaywright, countVitest, flakyTests } from '../../tools/test/counts.mjs';

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const vitestReport = (part: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...part,
  });
const playwrightReport = (stats: object, errors: object[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

test('a stage without tests of its own counts as one', () => {
  expect(countOne(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countOne(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

describe('unit tests', () => {
  test('are counted as vitest counts them', () => {
    const report = vitestReport({ numPassedTests: 5, numPendingTests: 1, testResults: [passedFile] });
    expect(countVitest(report, 0)).toEqual({ passed: 5, failed: 0, skipped: 1 });
  });

  test.each([
    ['a run that wrote no report', undefined, 1, 0],
    ['a run without any test', vitestReport({}), 0, 0],
    ['a run that passed and then crashed', vitestReport({ numPassedTests: 5 }), 1, 5],
    [
      'a file that could not be loaded',
      vitestReport({ numPassedTests: 5, testResults: [{ status: 'failed', assertionResults: [] }] }),
      1,
      5,
    ],
  ])('%s is a failure', (_what, report, code, passed) => {
    expect(countVitest(report, code)).toEqual({ passed, failed: 1, skipped: 0 });
  });

  test('a failed test counts once, not again for its file', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const report = vitestReport({ numPassedTests: 4, numFailedTests: 1, testResults: [file] });
    expect(countVitest(report, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });
});

describe('browser tests', () => {
  test('are counted as Playwright counts them', () => {
    expect(countPlaywright(playwrightReport({ expected: 3, skipped: 2 }), 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
    });
  });

  test.each([
    ['a run that wrote no report', undefined, 1, 0, 1],
    ['a run without any test', playwrightReport({}), 0, 0, 1],
    ['a run that ended early', playwrightReport({ expected: 3 }), 1, 3, 1],
    ['an error outside of the tests', playwrightReport({ expected: 3 }, [{}]), 1, 3, 1],
    ['a test that passes only when repeated', playwrightReport({ expected: 3, flaky: 1 }), 0, 3, 1],
    ['each failed test', playwrightReport({ expected: 3, unexpected: 2 }), 1, 3, 2],
  ])('%s is a failure', (_what, report, code, passed, failed) => {
    expect(countPlaywright(report, code)).toEqual({ passed, failed, skipped: 0 });
  });
});

test('where a part of the tests may have none, none is right; a crash and a missing report are not', () => {
  const none = { passed: 0, failed: 0, skipped: 0 };
  expect(countVitest(vitestReport({}), 0, true)).toEqual(none);
  expect(countPlaywright(playwrightReport({}), 0, true)).toEqual(none);
  for (const count of [countVitest, countPlaywright]) expect(count(undefined, 0, true).failed).toBe(1);
  expect(countVitest(vitestReport({}), 1, true).failed).toBe(1);
  expect(countPlaywright(playwrightReport({}), 1, true).failed).toBe(1);
});

test('a test that passes only when tried again is named, in nested groups too', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'webkit', status }] });
  const suites = [
    {
      specs: [spec('menu', 'expected')],
      suites: [{ specs: [spec('coupon', 'flaky'), spec('chart', 'unexpected')] }],
    },
  ];
  expect(flakyTests(JSON.stringify({ suites }))).toEqual(['webkit: coupon']);
  expect(flakyTests(undefined)).toEqual([]);
});
