// @ts-check
// npm run prove: the long proofs, of which `npm test` holds samples. `npm run prove -- mutants` runs one of them;
// `npm run prove -- webkit-ways contact` hands a command what it takes. A whole stage writes its row into docs/proof/prove.md.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { runProgram } from './setup/program.mjs';
import { inRepository } from './setup/repository.mjs';
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

/**
 * Keeps when a stage was last run whole, and how it ended.
 *
 * @param {import('./test/run-stages.mjs').Stage} stage
 * @param {import('./test/run-stages.mjs').StageResult & { seconds: number }} result
 */
async function keepRow({ name }, { counts, seconds }) {
  const row = [name, counts.passed, counts.failed, seconds].map(String);
  await runProgram(process.execPath, [
    inRepository('tools/run.mjs'),
    inRepository('tools/docs/proof-table.ts'),
    ...row,
  ]);
}
process.exitCode = await runStages(chosen, { words, ...(words.length === 0 && { onEnd: keepRow }) });
