// @ts-check
import { accessSync, constants } from 'node:fs';
import { installedProgram, runProgram } from './program.mjs';

// First the one without a window's own pages: a third less work for each page of a test.
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
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

/** Where Playwright keeps the Chromium of its own version, whether or not it was fetched. */
async function playwrightPlace() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/**
 * A Chromium already on this machine: the one that CHROMIUM_PATH names, the system's, or Playwright's own.
 *
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return isExecutable(named) ? named : undefined;
  return [...systemPlaces, await playwrightPlace()].find(isExecutable);
}

/**
 * Finds a Chromium or fetches one: Playwright's, or the system's package when this is a machine of our own (root).
 *
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !isExecutable(named))
    return { problem: `CHROMIUM_PATH names ${named}, which is not a program.` };
  const found = await findChromium();
  if (found) return { path: found };

  console.log('No Chromium here: fetching one…');
  const playwright = installedProgram('playwright/cli.js');
  await runProgram(process.execPath, [playwright, 'install', 'chromium'], { show: true, minutes: 10 });
  const fetched = await findChromium();
  if (fetched) return { path: fetched };

  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update'], { show: true, env, minutes: 5 });
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      show: true,
      env,
      minutes: 10,
    });
    const installed = await findChromium();
    if (installed) return { path: installed };
  }
  return {
    problem: 'No Chromium was found and none could be fetched. Install one, or name it in CHROMIUM_PATH.',
  };
}

/**
 * Arguments for a quiet test browser. Inside a container (root) Chromium's own sandbox cannot start.
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
