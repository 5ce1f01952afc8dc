// @ts-check
// npm run demo: a shop with two made-up years in a data folder of its own; then it becomes that shop's server.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { ensureBuild } from './setup/build.mjs';
import { runProgram } from './setup/program.mjs';
import { inRepository, repository } from './setup/repository.mjs';
import { pathToFileURL } from 'node:url';

requireNode();
requireRightCall('demo');
exitWithNpm();
await ensureInstall();
process.chdir(repository);
process.env['DATA_DIR'] ||= '.data-demo';
const args = process.argv.slice(2);
const isOnlyFilled = args.includes('--fill');
const filling = ['tools/run.mjs', 'tools/demo.ts', ...args.filter((arg) => arg !== '--fill')];
// A process of its own: what filling takes of memory is not the shop's.
const { code } = await runProgram(process.execPath, filling, { show: true });
if (code !== 0) process.exit(code);
if (isOnlyFilled) {
  console.log(`Open it with: DATA_DIR=${process.env['DATA_DIR']} npm start`);
  process.exit(0);
}
await ensureBuild();
process.env['NODE_ENV'] ??= 'production';
await import(pathToFileURL(inRepository('dist/server/main.js')).href);
