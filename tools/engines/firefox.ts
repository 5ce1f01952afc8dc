import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killOnExit } from '../kill-on-exit.ts';
import { START, type Engine } from './engine.ts';
import { connectMarionette } from './marionette.ts';
import { untilDone } from './until-done.ts';
import { webdriver } from './webdriver.ts';

const PREFERENCES = {
  // Any free port; Firefox writes it into its profile.
  'marionette.port': 0,
  'intl.accept_languages': 'pl-PL,pl',
  'devtools.console.stdout.content': true,
  'devtools.console.stdout.chrome': false,
  'browser.dom.window.dump.enabled': true,
  'browser.startup.page': 0,
  // No calls of its own while a shop is being tested.
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** Sets the size of the page, since a window of Firefox is at least 500 pixels wide. */
const RESIZE = `
  const [width, height] = arguments;
  window.resizeTo(Math.max(width, 500), height + 200);
  const { style } = window.gBrowser.selectedBrowser;
  for (const part of ['width', 'min-width', 'max-width']) style.setProperty(part, width + 'px');
  for (const part of ['height', 'min-height', 'max-height']) style.setProperty(part, height + 'px');
`;

/** Lines of Firefox's output that report an error in a page. */
const faultsIn = (output: string): string[] =>
  output.split('\n').filter((line) => /^(console\.error: "|JavaScript error: http)/.test(line));

/** Starts a headless Firefox and drives it by Marionette. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        TZ: START.timeZone,
      },
    },
  );
  const cancelKill = killOnExit(child, 'SIGKILL', profile);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const port = await untilDone(() => {
    const text = readFileSync(join(profile, 'MarionetteActivePort'), 'utf8');
    return text === '' ? Promise.reject(new Error('no port yet')) : Promise.resolve(Number(text));
  });
  const marionette = await connectMarionette(port);
  const { capabilities } = (await marionette.call('WebDriver:NewSession', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
  })) as { capabilities: { browserVersion: string } };

  /** Runs a script with the browser's own privileges. */
  const inBrowser = async (script: string, args: unknown[]) => {
    await marionette.call('Marionette:SetContext', { value: 'chrome' });
    await marionette.call('WebDriver:ExecuteScript', { script, args });
    await marionette.call('Marionette:SetContext', { value: 'content' });
  };
  const driver = webdriver((command, parameters) => marionette.call(`WebDriver:${command}`, parameters));
  const engine: Engine = {
    ...driver,
    // Whatever the page load strategy, its "navigate" returns only when the page has loaded.
    back: async () => void (await driver.run('setTimeout(() => history.back())')),
    open: async (url) => void (await driver.run('setTimeout(() => { location.href = arguments[0]; })', url)),
    name: 'firefox',
    keepsPages: true,
    title: `Firefox ${capabilities.browserVersion}`,
    resize: (...size) => inBrowser(RESIZE, size),
    async faults() {
      const faults = faultsIn(output);
      output = '';
      return faults;
    },
    async close() {
      const ended = once(child, 'exit');
      marionette.close();
      child.kill('SIGKILL');
      await ended;
      cancelKill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await engine.resize(START.width, START.height);
  return engine;
}
