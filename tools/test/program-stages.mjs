// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { installedProgram, runProgram } from '../setup/program.mjs';
import { inRepository } from '../setup/repository.mjs';
import { countModels, countOne, countPlaywright, countVitest, flakyTests } from './counts.mjs';
import { slowPlaywrightFiles, slowVitestFiles } from './slow-files.mjs';

/** @typedef {import('./run-stages.mjs').Stage} Stage */
/** @typedef {import('./run-stages.mjs').StageResult} StageResult */
/** @typedef {Record<string, string>} Environment */

// Outputs are kept and shown later, maybe in a file: no colours, nothing drawn over itself.
export const plain = { NO_COLOR: '1' };

/**
 * Gives a stage a folder of its own that is gone afterwards, so that no report of an earlier run is ever read.
 *
 * @template Result @param {(folder: string) => Promise<Result>} work @returns {Promise<Result>}
 */
export async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} path */
export const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/**
 * A stage that is one installed program and looks at the sources alone.
 *
 * @param {string} name @param {string} program path inside node_modules @param {string[]} args @returns {Stage}
 */
export const programStage = (name, program, args) => ({
  name,
  isLight: true,
  async run() {
    const { code, output } = await runProgram(process.execPath, [installedProgram(program), ...args], {
      env: plain,
    });
    return { counts: countOne(code), output };
  },
});

/**
 * @type {Stage} Strict TypeScript over everything: by the native compiler, in a fifth of the time; the house's checks
 * read the sources with the older one, whose interface for programs the native has not.
 */
export const types = programStage('types', 'typescript-native/bin/tsc', ['--noEmit', '--singleThreaded']);

/** @type {Stage} */
export const lint = programStage('lint', 'oxlint/bin/oxlint', ['--deny-warnings', '--format=unix']);

/** @type {Stage} */
export const format = programStage('format', 'oxfmt/bin/oxfmt', ['--list-different']);

/** @type {Stage} The browser's and the server's build. */
export const buildStage = {
  name: 'build',
  isLight: true,
  async run() {
    const { code, output } = await build({ show: false });
    return { counts: countOne(code), output };
  },
};

/**
 * A stage that is a command of this repository, its output shown as it comes.
 *
 * @param {string} name @param {string} tool path of the program, inside the repository @param {string[]} args
 * @param {number} minutes after which it is ended @returns {Stage}
 */
export const commandStage = (name, tool, args, minutes) => ({
  name,
  async run() {
    console.log();
    const { code } = await runProgram(process.execPath, [inRepository(tool), ...args], {
      show: true,
      minutes,
    });
    return { counts: countOne(code), output: '' };
  },
});

/**
 * Runs vitest.
 *
 * @param {string[]} args @param {Environment} [env] @returns {Promise<StageResult>}
 */
export const runVitest = (args, env = {}) =>
  inTemporaryFolder(async (folder) => {
    const report = join(folder, 'vitest.json');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await runProgram(
      process.execPath,
      [installedProgram('vitest/vitest.mjs'), 'run', ...args, ...reporters],
      { env: { ...plain, ...env } },
    );
    const written = readIfThere(report);
    return {
      counts: countVitest(written, code),
      output,
      slow: slowVitestFiles(written, inRepository('.')),
    };
  });

/**
 * Runs Playwright's tests.
 *
 * @param {string} config folder of the configuration @param {string[]} args @param {Environment} [env]
 * @param {number} [minutes] after which they are ended
 * @returns {Promise<StageResult & { flaky: string[] }>} `flaky`: what passed only when tried again; counted as failed
 */
export const runPlaywright = (config, args, env = {}, minutes = 20) =>
  inTemporaryFolder(async (folder) => {
    const report = join(folder, 'playwright.json');
    const { code, output } = await runProgram(
      process.execPath,
      [
        installedProgram('@playwright/test/cli.js'),
        'test',
        ...args,
        `--config=${config}`,
        '--reporter=dot,json',
        // Ended by Playwright itself, which then says what has failed so far.
        `--global-timeout=${minutes * 60_000}`,
      ],
      { env: { ...plain, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env }, minutes: minutes + 1 },
    );
    const written = readIfThere(report);
    return {
      counts: countPlaywright(written, code),
      output,
      slow: slowPlaywrightFiles(written),
      flaky: flakyTests(written),
    };
  });

/**
 * Runs tests of `tests/` in Chromium, which is fetched when this machine has none.
 *
 * @param {string[]} args @param {Environment} [env] @param {number} [minutes] after which they are ended
 * @returns {Promise<StageResult>}
 */
export async function runInChromium(args, env = {}, minutes) {
  const chromium = await ensureChromium();
  if ('problem' in chromium) return { counts: countOne(1), output: `${chromium.problem}\n` };
  return runPlaywright('tests', args, { ...env, CHROMIUM_PATH: chromium.path }, minutes);
}

/**
 * Deletes the records of earlier walks of the models: they count no more.
 *
 * @param {string[]} tiers folders of reports/model/walks
 */
export const deleteWalks = (...tiers) => {
  for (const tier of tiers)
    rmSync(inRepository(`reports/model/walks/${tier}`), { recursive: true, force: true });
};

/**
 * How much of each machine the stages before have walked; a machine counts as one.
 *
 * @param {Environment} [env] @returns {Promise<StageResult>}
 */
export async function runCoverage(env = {}) {
  const { code, output } = await runProgram(
    process.execPath,
    [inRepository('tools/run.mjs'), inRepository('tools/coverage.ts')],
    { env: { ...plain, ...env } },
  );
  return { counts: countModels(output, code), output: '', summary: output };
}
