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
 * A stage that is one installed program.
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

/** @type {Stage} Unused files, exports and dependencies; then what the shop itself does not use, only its tests do. */
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
 * Gives a stage a folder of its own that is gone afterwards, so that no report of an earlier run is ever read.
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

/** @type {Stage} The committed types of the contract are those that openapi/storefront.yaml generates today. */
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
 * What an earlier run walked of the models counts no more.
 *
 * @param {string[]} tiers folders of reports/model/walks
 */
const forgetWalks = (...tiers) => {
  for (const tier of tiers)
    rmSync(inRepository(`reports/model/walks/${tier}`), { recursive: true, force: true });
};

/** @type {Stage} */
const unit = {
  name: 'unit',
  run: () =>
    inTemporaryFolder(async (folder) => {
      forgetWalks('jsdom', 'server');
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
      forgetWalks('browser');
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

/** @type {Stage} One description of each journey, in every engine that this machine has or can get. */
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
      // An engine that was installed and is not found would be passed over for ever.
      const faults = missing.filter(({ isFault }) => isFault).length;
      const slow = slowPlaywrightFiles(written);
      return { counts: { ...counts, failed: counts.failed + faults }, output, summary, slow };
    });
  },
};

/** @type {Stage} How much of each machine the stages before have walked; a machine counts as one. */
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

/** @type {Stage[]} The cheap ones first; the build before those that look at what it made. */
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
