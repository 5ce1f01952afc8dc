// @ts-check
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../setup/chromium.mjs';
import { installedProgram, runProgram } from '../setup/program.mjs';
import { quickFolder } from './quick-folder.mjs';
import { countOne, countPlaywright, countVitest, flakyTests } from './counts.mjs';

/** @typedef {import('./run-stages.mjs').StageResult} StageResult */
/** @typedef {Record<string, string>} Environment */

// Outputs are kept and shown later, maybe in a file: no colours, nothing drawn over itself.
const plain = { NO_COLOR: '1' };

/**
 * Gives a run a folder of its own, for its report and for whatever its tests put into TMPDIR. It is gone afterwards, so
 * that no report of an earlier run is ever read.
 *
 * @template Result @param {(folder: string, env: Environment) => Promise<Result>} work @returns {Promise<Result>}
 */
async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(quickFolder(), 'shop-test-'));
  // PostgreSQL runs as another user, whose own folder lies inside.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  // Also after Ctrl+C: what is in memory would stay there.
  process.once('exit', remove);
  try {
    return await work(folder, { TMPDIR: folder });
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** @param {string} path */
const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/**
 * Runs a program of Node that counts as one test.
 *
 * @param {string[]} command path of the program and its arguments @param {Environment} [env]
 * @returns {Promise<StageResult>}
 */
export async function runNode(command, env = {}) {
  const { code, output } = await runProgram(process.execPath, command, { env: { ...plain, ...env } });
  return { counts: countOne(code), output };
}

/** @param {string} output of a reporter that prints a sign for each test: thousands that passed say nothing */
const withoutDots = (output) => output.replaceAll(/[·-]{10,}\n?/g, '');

/**
 * Runs vitest.
 *
 * @param {string[]} args @param {Environment} [env] @param {string} [node] the program that runs it
 * @returns {Promise<StageResult>}
 */
export const runVitest = (args, env = {}, node = process.execPath) =>
  inTemporaryFolder(async (folder, place) => {
    const report = join(folder, 'vitest.json');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await runProgram(
      node,
      // What a test that passes prints says nothing of one that fails.
      [installedProgram('vitest/vitest.mjs'), 'run', ...args, ...reporters, '--silent=passed-only'],
      // A limit for what hangs, not for a slow host: its worst hour took nine times what a good one takes.
      { env: { ...plain, ...place, ...env }, minutes: 60 },
    );
    const counts = countVitest(readIfThere(report), code, args.includes('--passWithNoTests'));
    return { counts, output: withoutDots(output) };
  });

/**
 * Runs Playwright's tests.
 *
 * @typedef {object} Playwright
 * @property {Environment} [env]
 * @property {number} [minutes] after which they are ended
 * @property {boolean | undefined} [isShown] tells of each test as it ends, since an hour without a word looks like none
 *
 * @param {string} config folder of the configuration @param {string[]} args @param {Playwright} [how]
 * @returns {Promise<StageResult & { flaky: string[] }>} `flaky`: what passed only when tried again; counted as failed
 */
export const runPlaywright = (config, args, { env = {}, minutes = 45, isShown = false } = {}) =>
  inTemporaryFolder(async (folder, place) => {
    const report = join(folder, 'playwright.json');
    const { code, output } = await runProgram(
      process.execPath,
      [
        installedProgram('@playwright/test/cli.js'),
        'test',
        ...args,
        `--config=${config}`,
        `--reporter=${isShown ? 'list' : 'dot'},json`,
        // Ended by Playwright itself, which then says what has failed so far.
        `--global-timeout=${minutes * 60_000}`,
      ],
      {
        env: { ...plain, ...place, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
        minutes: minutes + 1,
        show: isShown,
      },
    );
    const written = readIfThere(report);
    const counts = countPlaywright(written, code, args.includes('--pass-with-no-tests'));
    return { counts, output, flaky: flakyTests(written) };
  });

/**
 * Runs tests of `tests/` in Chromium, which is fetched when this machine has none.
 *
 * @param {string[]} args @param {Playwright} [how]
 * @returns {Promise<StageResult>}
 */
export async function runInChromium(args, how = {}) {
  const chromium = await ensureChromium();
  if ('problem' in chromium) return { counts: countOne(1), output: `${chromium.problem}\n` };
  return runPlaywright('tests', args, { ...how, env: { ...how.env, CHROMIUM_PATH: chromium.path } });
}
