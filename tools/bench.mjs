// @ts-check
// npm run bench: bytes per page, reads and orders per second, memory. Loads go to this machine only.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { ensureBuild } from './setup/build.mjs';
import { runTypeScript } from './setup/module-runner.mjs';

requireNode();
requireRightCall('bench');
exitWithNpm();
await ensureInstall();
await ensureBuild();
process.exitCode = await runTypeScript('tools/bench/bench.ts', process.argv.slice(2));
