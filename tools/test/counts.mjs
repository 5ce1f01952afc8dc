// @ts-check
/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * Counts a stage without tests (types, lint, build …) as one test.
 *
 * @param {number} code exit code of its program
 * @returns {Counts}
 */
export const countOne = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/**
 * Adds a failure to a suspicious result: no tests at all, or a failed program although all tests passed (a crash, an
 * unhandled rejection).
 *
 * @param {Counts} counts @param {number} code @param {boolean} mayBeEmpty whether no test at all is right, too
 * @returns {Counts}
 */
function failUnlessTrustworthy(counts, code, mayBeEmpty) {
  const broken = counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !mayBeEmpty));
  return broken ? { ...counts, failed: 1 } : counts;
}

/**
 * Counts the tests in vitest's report.
 *
 * @param {string | undefined} report text of vitest's JSON report; undefined when it wrote none
 * @param {number} code vitest's exit code
 * @param {boolean} [mayBeEmpty] whether no test at all is right, too
 * @returns {Counts}
 */
export function countVitest(report, code, mayBeEmpty = false) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report);
  // A file that cannot even be loaded has no tests to count.
  const unloaded = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const counts = {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
  };
  return failUnlessTrustworthy(counts, code, mayBeEmpty);
}

/**
 * Counts the tests in Playwright's report.
 *
 * @param {string | undefined} report text of Playwright's JSON report; undefined when it wrote none
 * @param {number} code Playwright's exit code
 * @param {boolean} [mayBeEmpty] whether no test at all is right, too
 * @returns {Counts}
 */
export function countPlaywright(report, code, mayBeEmpty = false) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(report);
  // A test that passes only when tried again is not passed.
  const counts = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
  return failUnlessTrustworthy(counts, code, mayBeEmpty);
}

/**
 * Lists the tests that passed only when they were tried again, for stages whose browser drivers lose a connection now
 * and then.
 *
 * @param {string | undefined} report text of Playwright's JSON report @returns {string[]} `project: title`
 */
export function flakyTests(report) {
  /**
   * @typedef {{ title: string, tests: { projectName: string, status: string }[] }} Spec
   * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
   */
  /** @type {(suite: Suite) => string[]} */
  const inSuite = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ projectName, status }) => (status === 'flaky' ? [`${projectName}: ${title}`] : [])),
    ),
    ...suites.flatMap(inSuite),
  ];
  return JSON.parse(report ?? '{"suites":[]}').suites.flatMap(inSuite);
}
