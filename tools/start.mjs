// @ts-check
// npm start: from a fresh clone to an open shop. Installs and builds when needed, then becomes the server.
import { requireNode } from './setup/node-version.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { ensureBuild } from './setup/build.mjs';
import { inRepository, repository } from './setup/repository.mjs';
import { pathToFileURL } from 'node:url';

requireNode();
requireRightCall('start');
exitWithNpm();
await ensureInstall();
await ensureBuild();
process.chdir(repository);
process.env.NODE_ENV ??= 'production';
// Loaded, not spawned: a signal to this process (Ctrl+C, SIGTERM) reaches the server itself.
await import(pathToFileURL(inRepository('dist/server/main.js')).href);
