// @ts-check
// npm test: everything that has to hold. `npm test -- unit browser` runs only the stages it names; `--slow` prints the
// ten slowest files of each.
// The last line is always `N passed, N failed`; the exit code says the same.
import { availableParallelism } from 'node:os';
import { requireNode } from './setup/node-version.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { stages } from './test/stages.mjs';

requireNode();
exitWithNpm();
const showSlow = process.argv.includes('--slow');
const wanted = process.argv.slice(2).filter((word) => word !== '--slow');
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No stage is called ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
await ensureInstall();

/**
 * Runs a stage and measures its time.
 *
 * @param {import('./test/stages.mjs').Stage} stage
 */
async function timed({ run }) {
  const began = Date.now();
  const result = await run();
  return { ...result, seconds: (Date.now() - began) / 1000 };
}

/**
 * Makes a function that limits concurrent work to the number of cores.
 *
 * @returns {<Result>(work: () => Promise<Result>) => Promise<Result>}
 */
function limitToCores() {
  let free = availableParallelism();
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((turn) => waiting.push(() => turn(undefined)));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const chosen = stages.filter(({ name, isNamedOnly }) =>
  wanted.length === 0 ? !isNamedOnly : wanted.includes(name),
);
const limit = limitToCores();
// Light stages run side by side; the others, which fill the machine, one by one after them.
const light = new Map(
  chosen.filter(({ isLight }) => isLight).map((stage) => [stage, limit(() => timed(stage))]),
);

const total = { passed: 0, failed: 0 };
for (const stage of chosen) {
  if (!stage.isLight) await Promise.all(light.values());
  process.stdout.write(`${stage.name.padEnd(10)} `);
  const { counts, output, summary, slow = [], seconds } = await (light.get(stage) ?? timed(stage));
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds.toFixed(1)} s)`);
  if (counts.failed > 0 && output !== '') console.log(`${output.trimEnd()}\n`);
  if (summary) console.log(summary.trimEnd().replaceAll(/^/gm, '  '));
  if (showSlow)
    for (const { file, seconds: own } of slow) console.log(`  ${own.toFixed(1).padStart(6)} s  ${file}`);
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
