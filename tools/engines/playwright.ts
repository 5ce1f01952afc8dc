import playwright from 'playwright';
import { chromiumArguments } from '../setup/chromium.mjs';
import { START, type Engine, type EngineName } from './engine.ts';

const TITLES = { chromium: 'Chromium', firefox: 'Firefox (Playwright)', webkit: 'WebKit (Playwright)' };

/** Starts a browser driven by Playwright: any Chromium, or Playwright's own Firefox or WebKit. */
export async function startPlaywright(name: EngineName, program: string): Promise<Engine> {
  const browser = await playwright[name].launch({
    executablePath: program,
    ...(name === 'chromium' && {
      args: chromiumArguments(),
      // Playwright turns the back-forward cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  });
  const context = await browser.newContext({
    locale: START.locale,
    timezoneId: START.timeZone,
    viewport: { width: START.width, height: START.height },
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  let faults: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium asks for it beside a picture that is opened by itself.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico'))
      faults.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  /** Wraps a function's body, as WebDriver takes it, into an expression for Playwright. */
  const asFunction = (body: string, args: unknown[]) =>
    `(function () { ${body} }).apply(null, ${JSON.stringify(args)})`;

  return {
    name,
    // Its headless shell has no back/forward cache.
    keepsPages: name === 'chromium' && !program.endsWith('headless-shell'),
    title: `${TITLES[name]} ${browser.version()}`,
    open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    url: async () => page.url(),
    back: async () => void (await page.evaluate('history.back()')),
    async run(body, ...args) {
      const call = asFunction(body, args);
      // Left under its hands, a page ends what it runs: the next page is asked, as WebDriver does.
      return page.evaluate(call).catch((error: unknown) => {
        if (!/Execution context was destroyed/.test(String(error))) throw error;
        return page.evaluate(call);
      });
    },
    press: (x, y) => page.mouse.click(x, y),
    async keys(keys) {
      for (const key of keys) await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key));
    },
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    forgetCookies: () => context.clearCookies(),
    async faults() {
      const fresh = faults;
      faults = [];
      return fresh;
    },
    close: () => browser.close(),
  };
}
