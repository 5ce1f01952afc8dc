// @ts-check
// npm test: everything that has to hold. `npm test -- unit browser` runs only the stages it names; `--slow` prints the
// ten slowest files of each; `--changed` runs what the uncommitted changes can touch, without a browser.
import { requireNode } from './setup/node-version.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { changedStages } from './test/changed-stages.mjs';
import { namedStages, runStages } from './test/run-stages.mjs';
import { stages } from './test/stages.mjs';

requireNode();
exitWithNpm();
const words = process.argv.slice(2);
const options = new Set(words.filter((word) => word.startsWith('--')));
const names = words.filter((word) => !word.startsWith('--'));
const chosen = namedStages(options.has('--changed') ? changedStages : stages, names);
if (!chosen) process.exit(2);
await ensureInstall();
process.exitCode = await runStages(chosen, { showSlow: options.has('--slow') });
