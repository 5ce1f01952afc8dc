// @ts-check
import { accessSync, constants } from 'node:fs';
import { installedProgram, runProgram } from './program.mjs';

/** Chromium without a window and its pages, which cost a test as much time as the shop's own: Debian's package. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Letters as wide as those of Arial and Times, which stand in on customers' devices until the shop's own have come. */
const LETTERS = 'fonts-liberation';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param {string | undefined} path */
function isExecutable(path) {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of Playwright's Chromium, installed or not. */
async function playwrightPlace() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/**
 * Finds an installed Chromium: CHROMIUM_PATH, the system's, or Playwright's.
 *
 * @param {{ isWhole?: boolean }} [options] `isWhole`: with all that people use, the back/forward cache too
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findChromium({ isWhole = false } = {}) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return isExecutable(named) ? named : undefined;
  const shell = isWhole ? [] : [HEADLESS_SHELL];
  return [...shell, ...systemPlaces, await playwrightPlace()].find(isExecutable);
}

/**
 * Installs packages of Debian, where this is a machine of our own (root).
 *
 * @param {...string} names
 */
async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  const how = { env: { DEBIAN_FRONTEND: 'noninteractive' }, minutes: 10 };
  await runProgram('apt-get', ['update'], how);
  await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...names], how);
}

/**
 * Finds a Chromium or installs one: Playwright's, or as root the system's package.
 *
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !isExecutable(named))
    return { problem: `CHROMIUM_PATH names ${named}, which is not a program.` };
  const found = await findChromium();
  if (found && !named && systemPlaces.includes(found)) {
    // Where it can't be had, the whole one does, and takes longer.
    await installPackages('chromium-headless-shell', LETTERS);
    return { path: (await findChromium()) ?? found };
  }
  if (found) return { path: found };

  console.log('No Chromium here: fetching one…');
  const playwright = installedProgram('playwright/cli.js');
  await runProgram(process.execPath, [playwright, 'install', 'chromium'], { show: true, minutes: 10 });
  const fetched = await findChromium();
  if (fetched) return { path: fetched };

  // One by one: not every release has both.
  await installPackages('chromium', LETTERS);
  await installPackages('chromium-headless-shell');
  const installed = await findChromium();
  if (installed) return { path: installed };
  return {
    problem: 'No Chromium was found and none could be fetched. Install one, or name it in CHROMIUM_PATH.',
  };
}

/**
 * Arguments of a test browser. As root (in a container) Chromium's sandbox cannot start.
 *
 * @returns {string[]}
 */
export const chromiumArguments = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
