// @ts-check
// node tools/run.mjs FILE.ts [arguments…]: runs a small TypeScript program of this repository.
// The program exports `main(args: string[]): Promise<number | void>`; what it returns is the exit code.
import { basename, dirname, resolve } from 'node:path';
import { requireNode } from './setup/node-version.mjs';
import { exitWithNpm } from './setup/npm-parent.mjs';
import { ensureInstall } from './setup/install.mjs';
import { repository } from './setup/repository.mjs';
import { requireRightCall } from './setup/usage.mjs';
import { runTypeScript } from './setup/module-runner.mjs';

requireNode();
const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node tools/run.mjs FILE.ts [arguments]');
  process.exit(2);
}
// Those of package.json; others say themselves what they take.
if (dirname(resolve(file)) === resolve(repository, 'tools')) requireRightCall(basename(file, '.ts'), args);
exitWithNpm();
await ensureInstall();
process.exitCode = await runTypeScript(resolve(file), args);
