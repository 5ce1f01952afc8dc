// @ts-check
// npm test: everything that has to hold. `npm test -- unit browser` runs only the stages it names.
// The last line is always `N passed, N failed`; the exit code says the same.
import { requireNode } from './setup/node-version.mjs';
import { endWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { stages } from './test/stages.mjs';

requireNode();
endWithNpm();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No stage is called ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
await ensureInstall();

const total = { passed: 0, failed: 0 };
for (const { name, run } of stages) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`${name.padEnd(10)} `);
  const began = Date.now();
  const { counts, output, summary } = await run();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`);
  if (counts.failed > 0 && output !== '') console.log(`${output.trimEnd()}\n`);
  if (summary) console.log(summary.trimEnd().replaceAll(/^/gm, '  '));
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
