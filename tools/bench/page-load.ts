import type { Browser, Page } from 'playwright';

/** Lighthouse's slow 4G: 150 ms of latency, 1.6 Mbit/s (github.com/GoogleChrome/lighthouse, throttling.md). */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How many times slower the processor is than this machine's. */
const SLOW_PROCESSOR = 6;
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 }, hasTouch: true };

/** What one load of a page took: ms, and the sum of its layout shifts. */
export interface Load {
  first: number;
  largest: number;
  task: number;
  shift: number;
  /** Taps on a service and on a specialist, where the page has them. */
  service: number;
  specialist: number;
}

declare global {
  interface Window {
    seen?: {
      largest: number;
      shift: number;
      press: number;
      tasks: { at: number; took: number }[];
      /** Moments within tasks of the bench's own. */
      asides: number[];
    };
  }
}

/** Records the page's own performance entries. */
function watchTimeline(): void {
  const seen: NonNullable<Window['seen']> = { largest: 0, shift: 0, press: 0, tasks: [], asides: [] };
  window.seen = seen;
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  // As Cumulative Layout Shift counts (web.dev/articles/cls): what follows a press at once was asked for.
  observe(
    'layout-shift',
    ({ value = 0, hadRecentInput = false }) => (seen.shift += hadRecentInput ? 0 : value),
  );
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, took: duration }));
  observe('event', ({ name, duration }) => {
    if (/^(click|pointerup)$/.test(name)) seen.press = Math.max(seen.press, duration);
  });
}

export const SCRIPTS = '*.js';
export const FONTS = '*.woff2';

/** How a page is opened. */
export interface Way {
  address: string;
  /** Files that the page does without, as patterns of addresses. */
  without: readonly string[];
  device: typeof PHONE | typeof DESKTOP;
  slow: boolean;
}

/** Opens a page anew, on a slow phone, and presses a service and a specialist if there are any. */
export async function openPage(browser: Browser, { address, without, device, slow }: Way): Promise<Load> {
  const context = await browser.newContext({ ...device, locale: 'pl-PL' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTimeline);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const scripts = !without.includes(SCRIPTS);
    await devtools.send('Network.setBlockedURLs', { urls: [...without] });
    if (slow) {
      await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
    }
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    if (scripts) await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    const taps = scripts ? await tapChoices(page) : { service: 0, specialist: 0 };
    const seen = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const { largest = 0, shift = 0, tasks = [], asides = [] } = window.seen ?? {};
      const own = tasks.filter(
        ({ at, took }) => at >= paint && !asides.some((moment) => moment >= at && moment < at + took),
      );
      return { first: paint, largest, shift, task: Math.max(0, ...own.map(({ took }) => took)) };
    });
    return { ...seen, ...taps };
  } finally {
    await context.close();
  }
}

/** What can be chosen on an order page. */
const CHOICES = {
  service: 'label:has([type=radio])',
  // Named by what is read out, which holds the price, too.
  specialist: 'button[aria-label^="Wybieram"]',
};

/** Taps the first service of an order page, then its first specialist. Returns how long each took to be shown, in ms. */
async function tapChoices(page: Page): Promise<Pick<Load, 'service' | 'specialist'>> {
  const service = await tap(page, CHOICES.service);
  const specialist = await tap(page, CHOICES.specialist);
  return { service, specialist };
}

/**
 * Taps the first element of a selector, as a thumb does. Returns how long it took to be shown, in ms; 0 without any.
 * Playwright's locators and taps put code of their own into the page, which takes 75 ms to read and listens to each press.
 */
async function tap(page: Page, selector: string): Promise<number> {
  const point = await page.evaluate((choice) => {
    window.seen?.asides.push(performance.now());
    const element = document.querySelector(choice);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return element && { x: x + width / 2, y: y + Math.min(20, height / 2) };
  }, selector);
  if (!point) return 0;
  // A thumb that has scrolled does not press in the same tenth of a second.
  await page.waitForTimeout(600);
  await page.evaluate(() => window.seen && (window.seen.press = 0));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  // As long as a tap lasts.
  await page.waitForTimeout(80);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // With two hundred specialists, what follows takes a second.
  await page.waitForTimeout(1_500);
  return page.evaluate(() => window.seen?.press ?? 0);
}
