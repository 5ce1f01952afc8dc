// @ts-check
// npm run build: the browser's files in dist/client, the server in dist/server.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { build } from './setup/build.mjs';

requireNode();
requireRightCall('build');
exitWithNpm();
await ensureInstall();
const { code } = await build();
process.exitCode = code;
