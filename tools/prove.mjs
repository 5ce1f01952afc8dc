// @ts-check
// npm run prove: the long proofs, of which `npm test` holds samples. `npm run prove -- mutants` runs one of them;
// `npm run prove -- webkit-ways contact` hands a command what it takes.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { namedStages, runStages } from './test/run-stages.mjs';
import { proofs } from './test/stages.mjs';

requireNode();
requireRightCall('prove');
exitWithNpm();
const names = process.argv.slice(2);
const command = proofs.find(({ name, takesWords }) => takesWords && name === names[0]);
const words = command ? names.splice(1) : [];
const chosen = namedStages(proofs, names);
if (!chosen) process.exit(2);
await ensureInstall();
process.exitCode = await runStages(chosen, words);
