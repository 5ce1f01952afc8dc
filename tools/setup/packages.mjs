// @ts-check
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installedProgram, runProgram } from './program.mjs';

/** @param {string | undefined} path */
export function isProgram(path) {
  try {
    accessSync(path ?? '', constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @returns {string | undefined} path of a program in PATH */
export const inPath = (name) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);

/**
 * Installs packages of Debian, where this is a machine of our own (root).
 *
 * @param {string[]} names @returns {Promise<string>} why they were not installed; empty when they were
 */
export function installPackages(names) {
  // One after the other: apt keeps out a second one.
  installing = installing.then(() => install(names));
  return installing;
}

let installing = Promise.resolve('');

/** @param {string[]} names @returns {Promise<string>} */
async function install(names) {
  if (process.getuid?.() !== 0 || !inPath('apt-get'))
    return 'Only root installs packages, and only with apt-get.';
  const how = { env: { DEBIAN_FRONTEND: 'noninteractive' }, minutes: 10 };
  await runProgram('apt-get', ['update'], how);
  const { code, output } = await runProgram(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...names],
    how,
  );
  return code === 0 ? '' : output;
}

/**
 * Fetches Playwright's own build of a browser.
 *
 * @param {string} browser as Playwright names it @returns {Promise<string>} why it was not fetched; empty when it was
 */
export async function fetchPlaywrightBuild(browser) {
  const { code, output } = await runProgram(
    process.execPath,
    [installedProgram('playwright/cli.js'), 'install', browser],
    { minutes: 10 },
  );
  return code === 0 ? '' : output;
}
