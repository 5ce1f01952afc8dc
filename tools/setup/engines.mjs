// @ts-check
import { findChromium } from './chromium.mjs';
import { fetchPlaywrightBuild, inPath, installPackages, isProgram } from './packages.mjs';
import { runProgram } from './program.mjs';

/**
 * @typedef {import('../engines/engine.ts').EngineName} EngineName
 * @typedef {import('../engines/engine.ts').EngineProgram} EngineProgram
 */

/** @type {readonly EngineName[]} Engine names, the slowest first. */
export const engineNames = ['webkit', 'firefox', 'chromium'];

/** Debian packages that each engine needs. */
const packages = {
  webkit: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
  firefox: ['firefox-esr'],
  chromium: ['chromium'],
};

/** Finds WebKitGTK's driver and the other programs that tools/engines/webkit.ts needs. */
async function systemWebkit() {
  const path = inPath('WebKitWebDriver');
  if (!path || !inPath('Xvfb')) return undefined;
  const script = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  // Debian's own Python, as in webkit-window.py: another one in PATH does not know Debian's modules.
  const { code } = await runProgram('/usr/bin/python3', ['-c', script]);
  return code === 0 ? path : undefined;
}

/** @param {EngineName} name @returns {Promise<EngineProgram | undefined>} the build installed by Playwright */
async function playwrightBuild(name) {
  const { default: playwright } = await import('playwright');
  const path = playwright[name].executablePath();
  if (!isProgram(path)) return undefined;
  // It may be there and lack libraries of the system.
  const browser = await playwright[name].launch().catch(() => undefined);
  await browser?.close();
  return browser && { name, path, driver: 'playwright' };
}

/**
 * Finds an installed browser of an engine: the system's, else Playwright's build.
 *
 * @param {EngineName} name @returns {Promise<EngineProgram | undefined>}
 */
export async function findEngine(name) {
  if (name === 'chromium') {
    const path = await findChromium({ isWhole: true });
    return path === undefined ? undefined : { name, path, driver: 'playwright' };
  }
  if (name === 'webkit') {
    const path = await systemWebkit();
    return path === undefined ? playwrightBuild(name) : { name, path, driver: 'webdriver' };
  }
  const path = inPath('firefox-esr') ?? inPath('firefox');
  return path === undefined ? playwrightBuild(name) : { name, path, driver: 'marionette' };
}

/**
 * Finds an engine or installs it: as root the system's package, else Playwright's build.
 *
 * @param {EngineName} name
 * @returns {Promise<EngineProgram | { missing: string, isFault: boolean }>} missing: a sentence for people; isFault:
 * its packages were installed and still it is not found, so that the search is wrong
 */
export async function ensureEngine(name) {
  const found = await findEngine(name);
  if (found) return found;
  console.log(`No ${name} here: fetching one…`);
  const refused = await installPackages(packages[name]);
  const installed = await findEngine(name);
  if (installed) return installed;
  const unfetched = await fetchPlaywrightBuild(name);
  const fetched = await findEngine(name);
  if (fetched) return fetched;
  const missing = `${name} is missing: nothing was tested in it. On Debian: apt-get install ${packages[name].join(' ')}`;
  return { missing: [missing, refused, unfetched].join('\n').trim(), isFault: refused === '' };
}
