// @ts-check
import { fetchPlaywrightBuild, installPackages, isProgram } from './packages.mjs';

/** Chromium without a window and its pages, which cost a test as much time as the shop's own: Debian's package. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Fonts with the metrics of Arial and Times, which are the fallback on customers' devices until the shop's fonts load. */
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
  if (named) return isProgram(named) ? named : undefined;
  const shell = isWhole ? [] : [HEADLESS_SHELL];
  return [...shell, ...systemPlaces, await playwrightPlace()].find(isProgram);
}

/**
 * Finds a Chromium or installs one: as root the system's package, else Playwright's build.
 *
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !isProgram(named)) return { problem: `CHROMIUM_PATH names ${named}, which is not a program.` };
  const found = await findChromium();
  // Where the shell can't be had, the whole browser does, and takes longer.
  if (found && (named || !systemPlaces.includes(found))) return { path: found };
  if (!found) console.log('No Chromium here: fetching one…');
  const said = [await installPackages(['chromium-headless-shell', LETTERS])];
  if (!(await findChromium())) said.push(await installPackages(['chromium', LETTERS]));
  if (!(await findChromium())) said.push(await fetchPlaywrightBuild('chromium'));
  const path = await findChromium();
  if (path !== undefined) return { path };
  const problem =
    'No Chromium was found and none could be fetched. Install one, or name it in CHROMIUM_PATH.';
  return { problem: [problem, ...said].join('\n') };
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
