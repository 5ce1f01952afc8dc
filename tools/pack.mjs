// @ts-check
// npm run pack: a folder that runs alone, by `node main.js`, without npm, install or build.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { ensureBuild } from './setup/build.mjs';
import { runTypeScript } from './setup/module-runner.mjs';

requireNode();
requireRightCall('pack');
exitWithNpm();
await ensureInstall();
await ensureBuild();
process.exitCode = await runTypeScript('tools/pack/pack.ts', process.argv.slice(2));
