import type { Browser } from 'playwright';
import { PHONE } from './page-load.ts';

/** What a browser fetches for a page until it is quiet: bytes of bodies as they cross the line, by kind. */
export interface Visit {
  html: number;
  code: number;
  fonts: number;
  pictures: number;
  /** JSON, and whatever else there is. Styles lie in the HTML and in the code. */
  rest: number;
  requests: number;
}

const KINDS: readonly (readonly [Exclude<keyof Visit, 'requests'>, RegExp])[] = [
  ['code', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(?:avif|webp|jpe?g|png|svg|ico)$/],
];

/** Opens a page on a phone with an empty cache, and leaves it alone until nothing more is fetched. */
export async function weighVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale: 'pl-PL' });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    // What the page itself was told of each body: Chromium's log counts headers into some of them.
    const fetched = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ entryType, name, encodedBodySize }) => ({
          isPage: entryType === 'navigation',
          path: new URL(name).pathname,
          bytes: encodedBodySize,
        })),
    );
    const visit: Visit = { html: 0, code: 0, fonts: 0, pictures: 0, rest: 0, requests: fetched.length };
    for (const { isPage, path, bytes } of fetched) {
      const kind = isPage ? 'html' : (KINDS.find(([, ends]) => ends.test(path))?.[0] ?? 'rest');
      visit[kind] += bytes;
    }
    return visit;
  } finally {
    await context.close();
  }
}
