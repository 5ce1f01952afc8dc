// @ts-check
// npm run prove: the long proofs, of which `npm test` holds samples. `npm run prove -- mutants` runs one of them.
import { requireNode } from './setup/node-version.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { proofs } from './test/proofs.mjs';
import { namedStages, runStages } from './test/run-stages.mjs';

requireNode();
exitWithNpm();
const chosen = namedStages(proofs, process.argv.slice(2));
if (!chosen) process.exit(2);
await ensureInstall();
process.exitCode = await runStages(chosen, { showSlow: false });
