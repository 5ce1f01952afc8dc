// @ts-check
import { join } from 'node:path';
import { installedProgram, runProgram } from '../setup/program.mjs';
import { inRepository } from '../setup/repository.mjs';
import { countOne } from './counts.mjs';
import { enginesStage } from './engine-stage.mjs';
import {
  buildStage,
  deleteWalks,
  format,
  inTemporaryFolder,
  lint,
  plain,
  readIfThere,
  runCoverage,
  runInChromium,
  runVitest,
  types,
} from './program-stages.mjs';

/** @typedef {import('./run-stages.mjs').Stage} Stage */

/** @type {Stage} Unused files, exports and dependencies; then what the shop itself does not use, only its tests do. */
const deadCode = {
  name: 'dead-code',
  isLight: true,
  async run() {
    const knip = installedProgram('knip/bin/knip.js');
    const all = await runProgram(process.execPath, [knip], { env: plain });
    const shop = await runProgram(process.execPath, [knip, '--production'], { env: plain });
    return { counts: countOne(all.code || shop.code), output: all.output + shop.output };
  },
};

/** @type {Stage} The committed types of the contracts are those that openapi/*.yaml generate today. */
const contract = {
  name: 'contract',
  isLight: true,
  run: () =>
    inTemporaryFolder(async (folder) => {
      const generator = installedProgram('openapi-typescript/bin/cli.js');
      const outdated = [];
      for (const name of ['storefront', 'desk']) {
        const generated = join(folder, `${name}.d.ts`);
        const source = inRepository(`openapi/${name}.yaml`);
        const { code, output } = await runProgram(process.execPath, [generator, source, '-o', generated]);
        if (code !== 0) return { counts: countOne(code), output };
        if (readIfThere(generated) !== readIfThere(inRepository(`openapi/${name}.d.ts`))) outdated.push(name);
      }
      return {
        counts: countOne(outdated.length),
        output: outdated
          .map(
            (name) => `openapi/${name}.d.ts is older than openapi/${name}.yaml: run \`npm run contract\`.\n`,
          )
          .join(''),
      };
    }),
};

/** @type {Stage} */
const unit = {
  name: 'unit',
  run() {
    deleteWalks('jsdom', 'server');
    return runVitest([]);
  },
};

/** @type {Stage} */
const browser = {
  name: 'browser',
  run() {
    deleteWalks('browser');
    return runInChromium([]);
  },
};

/** @type {Stage[]} What `npm test` runs: first those that take one core, the longest before the others. */
export const stages = [
  types,
  buildStage,
  lint,
  format,
  deadCode,
  contract,
  unit,
  browser,
  enginesStage(),
  { name: 'models', run: () => runCoverage() },
];
