// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress.mjs';
import { inRepository } from './repository.mjs';
import { installedProgram, runProgram } from './program.mjs';

/** Paths of all that the builds read, in the repository. */
export const sources = [
  'src',
  'server',
  'machines',
  'styles',
  'openapi',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const fingerprintFile = 'dist/.fingerprint';

/** @param {string} path @returns {string[]} the files at or below a path, relative to the repository, sorted */
function filesUnder(path) {
  const absolute = inRepository(path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Hash of the names and contents of all inputs. */
export function fingerprint() {
  const digest = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) {
    digest
      .update(file)
      .update('\0')
      .update(readFileSync(inRepository(file)))
      .update('\0');
  }
  return digest.digest('hex');
}

/** Whether dist/ was built from the current sources. */
export function isBuilt() {
  const file = inRepository(fingerprintFile);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint();
}

/**
 * Builds the client (dist/client), the desk (dist/desk) and the server with the page renderer (dist/server), and then the
 * database of a new shop.
 *
 * @param {{ show?: boolean }} [options] show: print the builds' output @returns
 * {Promise<import('./program.mjs').ProgramResult>} result of the failed build, else of all
 */
export async function build({ show = true } = {}) {
  const print = fingerprint();
  // Whatever happens next, a half-made dist/ must not pass for a whole one.
  rmSync(inRepository(fingerprintFile), { force: true });
  const vite = [installedProgram('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const env = { NODE_ENV: 'production' };
  const config = ['--config', inRepository('vite.config.ts')];
  // Side by side: no build reads what another makes.
  const made = await Promise.all(
    [[], ['--mode', 'desk'], ['--ssr']].map((args) =>
      runProgram(process.execPath, [...vite, ...config, ...args], { show, env, minutes: 5 }),
    ),
  );
  let output = made.map((result) => result.output).join('');
  const failed = made.find(({ code }) => code !== 0);
  if (failed) return { code: failed.code, output };
  // A first start would take seconds to make its database.
  const prepare = [inRepository('dist/server/main.js'), '--prepare-database', inRepository('dist/server')];
  const prepared = await runProgram(process.execPath, prepare, { show, env, minutes: 2 });
  output += prepared.output;
  if (prepared.code !== 0) return { code: prepared.code, output };
  compressFiles(inRepository('dist/client'));
  compressFiles(inRepository('dist/desk'));
  mkdirSync(inRepository('dist'), { recursive: true });
  writeFileSync(inRepository(fingerprintFile), print);
  return { code: 0, output };
}

/** Builds if dist/ is missing or outdated; exits if the build fails. */
export async function ensureBuild() {
  if (isBuilt()) return;
  // Before minutes of work, not after them. In a process of its own: the builds' environment is not the shop's.
  const settings = [inRepository('tools/run.mjs'), inRepository('tools/check-settings.ts')];
  const { code: refused } = await runProgram(process.execPath, settings, { show: true, minutes: 1 });
  if (refused !== 0) process.exit(1);
  console.log('Building the shop…');
  const { code } = await build();
  if (code === 0) return;
  console.error('The build failed: see above.');
  process.exit(1);
}
