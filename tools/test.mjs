// @ts-check
// npm test: a part of everything that has to hold, and all that your changes can touch. `--all` runs everything, as the
// build machine does; `npm test -- unit browser` the stages it names; `--changed` what your changes can touch, without a
// browser.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { runProgram } from './setup/program.mjs';
import { namedStages, runStages } from './test/run-stages.mjs';
import { changedStages, PARTS, partOf, stages, stagesOfPart } from './test/stages.mjs';

/**
 * The stages of a call without a word. Without git nothing tells what was changed: everything.
 *
 * @returns {Promise<import('./test/run-stages.mjs').Stage[]>}
 */
async function usualStages() {
  const head = await runProgram('git', ['rev-parse', 'HEAD']);
  const status = await runProgram('git', ['status', '--porcelain']);
  if (head.code !== 0 || status.code !== 0) return stages;
  const part = partOf(head.output);
  console.log(`Part ${part} of ${PARTS}, with all that your changes touch. Everything: npm test -- --all`);
  return stagesOfPart(part, status.output !== '');
}

requireNode();
requireRightCall('test');
exitWithNpm();
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const chosen = namedStages(words.includes('--changed') ? changedStages : stages, names);
if (!chosen) process.exit(2);
await ensureInstall();
process.exitCode = await runStages(words.length === 0 ? await usualStages() : chosen);
