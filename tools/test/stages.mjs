// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { engineNames, ensureEngine } from '../setup/engines.mjs';
import { installedProgram, runProgram } from '../setup/program.mjs';
import { inRepository } from '../setup/repository.mjs';
import { countModels, countOne, countPlaywright, countVitest } from './counts.mjs';
import { slowPlaywrightFiles, slowVitestFiles } from './slow-files.mjs';

/**
 * @typedef {object} StageResult
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} output what to show when something failed
 * @property {string} [summary] what to show in any case
 * @property {import('./slow-files.mjs').FileTime[]} [slow] its files that took longest
 *
 * @typedef {object} Stage
 * @property {string} name what people type after `npm test --`
 * @property {() => Promise<StageResult>} run
 * @property {boolean} [isNamedOnly] runs only when it is named
 * @property {boolean} [isLight] takes one core, reads the sources alone and shares nothing with other stages
 */

// Outputs are kept and shown later, maybe in a file: no colours, nothing drawn over itself.
const env = { NO_COLOR: '1' };

/**
 * Makes a stage that runs one installed program.
 *
 * @param {string} name @param {string} program path inside node_modules @param {string[]} args @returns {Stage}
 */
const programStage = (name, program, args) => ({
  name,
  isLight: true,
  async run() {
    const { code, output } = await runProgram(process.execPath, [installedProgram(program), ...args], {
      env,
    });
    return { counts: countOne(code), output };
  },
});

/** @type {Stage} Finds unused files, exports and dependencies, then those that only tests use. */
const deadCode = {
  name: 'dead-code',
  isLight: true,
  async run() {
    const knip = installedProgram('knip/bin/knip.js');
    const all = await runProgram(process.execPath, [knip], { env });
    const shop = await runProgram(process.execPath, [knip, '--production'], { env });
    return { counts: countOne(all.code || shop.code), output: all.output + shop.output };
  },
};

/**
 * Runs a stage with a temporary folder, so that no report of an earlier run is read.
 *
 * @template Result @param {(folder: string) => Promise<Result>} work @returns {Promise<Result>}
 */
async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} path */
const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** @type {Stage} Verifies that the committed contract types match openapi/storefront.yaml. */
const contract = {
  name: 'contract',
  isLight: true,
  run: () =>
    inTemporaryFolder(async (folder) => {
      const generated = join(folder, 'storefront.d.ts');
      const generator = installedProgram('openapi-typescript/bin/cli.js');
      const { code, output } = await runProgram(process.execPath, [
        generator,
        inRepository('openapi/storefront.yaml'),
        '-o',
        generated,
      ]);
      if (code !== 0) return { counts: countOne(code), output };
      const same = readIfThere(generated) === readIfThere(inRepository('openapi/storefront.d.ts'));
      return {
        counts: countOne(same ? 0 : 1),
        output: 'openapi/storefront.d.ts is older than openapi/storefront.yaml: run `npm run contract`.\n',
      };
    }),
};

/** @type {Stage} */
const buildStage = {
  name: 'build',
  async run() {
    const { code, output } = await build({ show: false });
    return { counts: countOne(code), output };
  },
};

/**
 * Deletes the walk records of earlier runs.
 *
 * @param {string[]} tiers folders of reports/model/walks
 */
const deleteWalks = (...tiers) => {
  for (const tier of tiers)
    rmSync(inRepository(`reports/model/walks/${tier}`), { recursive: true, force: true });
};

/** @type {Stage} */
const unit = {
  name: 'unit',
  run: () =>
    inTemporaryFolder(async (folder) => {
      deleteWalks('jsdom', 'server');
      const report = join(folder, 'vitest.json');
      const vitest = installedProgram('vitest/vitest.mjs');
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      const { code, output } = await runProgram(process.execPath, [vitest, 'run', ...reporters], { env });
      const written = readIfThere(report);
      return {
        counts: countVitest(written, code),
        output,
        slow: slowVitestFiles(written, inRepository('.')),
      };
    }),
};

/** @type {Stage} */
const browser = {
  name: 'browser',
  async run() {
    const chromium = await ensureChromium();
    if ('problem' in chromium) return { counts: countOne(1), output: `${chromium.problem}\n` };
    return inTemporaryFolder(async (folder) => {
      deleteWalks('browser');
      const report = join(folder, 'playwright.json');
      const { code, output } = await runProgram(
        process.execPath,
        [installedProgram('@playwright/test/cli.js'), 'test', '--config=tests', '--reporter=dot,json'],
        { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: chromium.path } },
      );
      const written = readIfThere(report);
      return { counts: countPlaywright(written, code), output, slow: slowPlaywrightFiles(written) };
    });
  },
};

/** @type {Stage} Runs the journeys in every engine that is or can be installed. */
const engines = {
  name: 'engines',
  isNamedOnly: true,
  async run() {
    const ensured = [];
    for (const name of engineNames) ensured.push(await ensureEngine(name));
    const missing = ensured.flatMap((engine) => ('missing' in engine ? [engine] : []));
    return inTemporaryFolder(async (folder) => {
      const report = join(folder, 'playwright.json');
      const { code, output } = await runProgram(
        process.execPath,
        [
          installedProgram('@playwright/test/cli.js'),
          'test',
          '--config=tests/engines',
          '--reporter=dot,json',
        ],
        { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
      );
      const written = readIfThere(report);
      const counts = countPlaywright(written, code);
      const summary = missing.map((engine) => engine.missing).join('\n');
      // An engine that was installed and is not found would be skipped permanently.
      const faults = missing.filter(({ isFault }) => isFault).length;
      const slow = slowPlaywrightFiles(written);
      return { counts: { ...counts, failed: counts.failed + faults }, output, summary, slow };
    });
  },
};

/** @type {Stage} Reports the machines' coverage by the previous stages; each machine counts as one test. */
const models = {
  name: 'models',
  async run() {
    const { code, output } = await runProgram(
      process.execPath,
      [inRepository('tools/run.mjs'), inRepository('tools/coverage.ts')],
      { env },
    );
    return { counts: countModels(output, code), output: '', summary: output };
  },
};

/** @type {Stage[]} All stages: cheap ones first, the build before those that need it. */
export const stages = [
  programStage('types', 'typescript/bin/tsc', ['--noEmit']),
  programStage('lint', 'oxlint/bin/oxlint', ['--deny-warnings', '--format=unix']),
  programStage('format', 'oxfmt/bin/oxfmt', ['--list-different']),
  deadCode,
  contract,
  buildStage,
  unit,
  browser,
  engines,
  models,
];
