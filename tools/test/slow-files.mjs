// @ts-check
/**
 * @typedef {object} FileTime
 * @property {string} file path from the folder of the run
 * @property {number} seconds its tests' time, hooks of whole files left out
 */

const SHOWN = 10;

/** @param {Map<string, number>} times milliseconds by file @returns {FileTime[]} */
const slowest = (times) =>
  [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([file, milliseconds]) => ({ file, seconds: milliseconds / 1000 }));

/**
 * The ten slowest files in vitest's JSON report.
 *
 * @param {string | undefined} report @param {string} root folder that paths are cut down to @returns {FileTime[]}
 */
export function slowVitestFiles(report, root) {
  /** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
  const { testResults } = JSON.parse(report ?? '{"testResults":[]}');
  return slowest(
    new Map(
      testResults.map(({ name, startTime, endTime }) => [name.replace(`${root}/`, ''), endTime - startTime]),
    ),
  );
}

/**
 * The ten slowest files in Playwright's JSON report.
 *
 * @param {string | undefined} report @returns {FileTime[]}
 */
export function slowPlaywrightFiles(report) {
  /** @type {Map<string, number>} */
  const times = new Map();
  /** @typedef {{ file: string, suites?: Suite[], specs?: { tests: { results: { duration: number }[] }[] }[] }} Suite */
  const add = (/** @type {Suite} */ { file, suites = [], specs = [] }) => {
    const own = specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    );
    times.set(
      file,
      own.reduce((sum, one) => sum + one, times.get(file) ?? 0),
    );
    suites.forEach(add);
  };
  JSON.parse(report ?? '{"suites":[]}').suites.forEach(add);
  return slowest(times);
}
