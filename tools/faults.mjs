// @ts-check
// npm run faults: kills, failing providers, lost notifications, crowds, a database that is away. This machine only.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { ensureBuild } from './setup/build.mjs';
import { runTypeScript } from './setup/module-runner.mjs';

requireNode();
requireRightCall('faults');
exitWithNpm();
await ensureInstall();
await ensureBuild();
// What hangs has been reported and must not keep this process.
process.exit(await runTypeScript('tools/faults/faults.ts', process.argv.slice(2)));
