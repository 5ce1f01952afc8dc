// @ts-check
// npm test: everything that has to hold. `npm test -- unit browser` runs only the stages it names; `--changed` runs what
// the uncommitted changes can touch, without a browser.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { namedStages, runStages } from './test/run-stages.mjs';
import { changedStages, stages } from './test/stages.mjs';

requireNode();
requireRightCall('test');
exitWithNpm();
const words = process.argv.slice(2);
const names = words.filter((word) => word !== '--changed');
const chosen = namedStages(names.length < words.length ? changedStages : stages, names);
if (!chosen) process.exit(2);
await ensureInstall();
process.exitCode = await runStages(chosen);
