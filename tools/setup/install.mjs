// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { inRepository } from './repository.mjs';
import { npmCommand, runProgram } from './program.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages locked packages by path */

/**
 * Compares the lock file with the installed packages: returns missing ones and those of another version. Optional
 * ones (for other platforms) may be missing.
 *
 * @param {LockedPackages} locked `packages` of package-lock.json
 * @param {LockedPackages} installed `packages` of node_modules/.package-lock.json, which npm writes last
 * @returns {string[]} their paths
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(
      ([path, { version, optional }]) => path !== '' && !optional && installed[path]?.version !== version,
    )
    .map(([path]) => path);
}

/** @param {string} path @returns {LockedPackages} */
const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Whether node_modules matches package-lock.json; an interrupted `npm ci` does not. */
export function isInstalled() {
  const installed = inRepository('node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  return (
    missingPackages(readPackages(inRepository('package-lock.json')), readPackages(installed)).length === 0
  );
}

/** Installs the locked dependencies if they are missing; exits if npm fails. */
export async function ensureInstall() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (npm ci)…');
  const [npm, ...first] = npmCommand();
  // Build tools are dev dependencies: they are needed even where NODE_ENV says production.
  const { code } = await runProgram(npm, [...first, 'ci', '--include=dev'], { show: true });
  if (code === 0) return;
  console.error('The dependencies could not be installed: see what npm says above.');
  process.exit(1);
}
