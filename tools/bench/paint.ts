import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { openEmbedded } from '#server/store/store.ts';
import { chromiumArguments, findChromium } from '../setup/chromium.mjs';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { addSpecialists } from './many-specialists.ts';
import { orderableProduct, orderShot } from './order-shot.ts';
import { table } from './table.ts';

/** How often each page is opened in each way, in turns, so that a busy machine slows all ways alike. */
const ROUNDS = 9;
/** Lighthouse's slow 4G: 150 ms of latency, 1.6 Mbit/s (github.com/GoogleChrome/lighthouse, throttling.md). */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How many times slower the processor is than this machine's. */
const SLOW_PROCESSOR = 6;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 }, hasTouch: true };

/** Goals of a page (README, "Speed"); a ratio compares it with itself without scripts. */
const GOALS = { paint: 1.05, press: 64, task: 100, shift: 0.005 };

/** What one load of a page took: ms, and the sum of its layout shifts. */
interface Load {
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

/** Notes in the page what its own timeline tells. */
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

/** How a page is opened. */
interface Way {
  scripts: boolean;
  device: typeof PHONE | typeof DESKTOP;
  slow: boolean;
}

/** Opens a page anew, on a slow phone, and presses a service and a specialist if there are any. */
async function openPage(browser: Browser, address: string, { scripts, device, slow }: Way): Promise<Load> {
  const context = await browser.newContext({ ...device, locale: 'pl-PL' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTimeline);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (!scripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
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

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const medians = (loads: readonly Load[]): Load => ({
  first: median(loads.map(({ first }) => first)),
  largest: median(loads.map(({ largest }) => largest)),
  task: median(loads.map(({ task }) => task)),
  shift: median(loads.map(({ shift }) => shift)),
  service: median(loads.map(({ service }) => service)),
  specialist: median(loads.map(({ specialist }) => specialist)),
});

/** A page's row, and whether it keeps the goals. */
async function measurePage(browser: Browser, name: string, address: string) {
  const ways = {
    alive: { scripts: true, device: PHONE, slow: true },
    still: { scripts: false, device: PHONE, slow: true },
    wide: { scripts: true, device: DESKTOP, slow: false },
  };
  const loads = { alive: [] as Load[], still: [] as Load[], wide: [] as Load[] };
  // A page that the shop renders for the first time takes its time there.
  await openPage(browser, address, ways.alive);
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = ['alive', 'still', 'wide'] as const;
    // Backwards every other time, since what was opened before still takes some of the processor when it is closed.
    for (const way of round % 2 === 0 ? turns : turns.toReversed())
      loads[way].push(await openPage(browser, address, ways[way]));
  }
  const [alive, still, wide] = [medians(loads.alive), medians(loads.still), medians(loads.wide)];
  const ratios = [alive.first / still.first, alive.largest / still.largest];
  const shift = Math.max(alive.shift, wide.shift);
  const kept =
    ratios.every((ratio) => ratio <= GOALS.paint) &&
    Math.max(alive.service, alive.specialist) <= GOALS.press &&
    alive.task <= GOALS.task &&
    shift <= GOALS.shift;
  const row = [
    name,
    alive.first.toFixed(0),
    alive.largest.toFixed(0),
    ...ratios.map((ratio) => ratio.toFixed(3)),
    [alive.service, alive.specialist].map((ms) => ms.toFixed(0)).join(' / '),
    alive.task.toFixed(0),
    alive.shift.toFixed(4),
    wide.shift.toFixed(4),
    kept ? '' : 'missed',
  ];
  return { row, kept };
}

/** The result page's address of a new, unpaid order. */
async function resultAddress(shop: ShopProcess): Promise<string> {
  const { method, path, headers = {}, body = null } = orderShot(await orderableProduct(shop), 0);
  const response = await fetch(shop.url + path, { method, headers, body });
  const { orderId, customerId }: { orderId: number; customerId: string } = await response.json();
  return `/zamowienie?orderId=${orderId}&customerId=${customerId}`;
}

/** A shop's data folder with so many specialists. */
async function shopWith(specialists: number, folder: string): Promise<ShopProcess> {
  const store = await openEmbedded(folder);
  try {
    await migrate(store.db);
    await seed(store.db);
    await addSpecialists(store.db, specialists);
  } finally {
    await store.close();
  }
  return startShop({ settings: { LOG_LEVEL: 'error', DATA_DIR: folder } });
}

/**
 * npm run bench -- paint: how soon pages are seen and answer on a slow phone, in a real Chromium: first and largest
 * paint beside the same page without scripts, the tap on a service and on a specialist by the browser's own event
 * timing, the longest task after the first paint, and what moves. Medians of nine, with 12 and with 200 specialists.
 * A tap on a specialist scrolls to the form, so what moves on the way there is counted too.
 *
 * @returns exit code: 1 if a page misses a goal
 */
export async function paintBench(): Promise<number> {
  const found = await findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(found === undefined ? {} : { executablePath: found }),
  });
  let isKept = true;
  try {
    for (const specialists of [12, 200]) {
      const folder = await mkdtemp(join(tmpdir(), 'paint-bench-'));
      const shop = await shopWith(specialists, folder);
      try {
        const paths = specialists === 12 ? ['/', '/tarot', '/wrozby', await resultAddress(shop)] : ['/tarot'];
        const rows: string[][] = [];
        for (const path of paths) {
          const { row, kept } = await measurePage(browser, path.replace(/\?.*/, ''), shop.url + path);
          rows.push(row);
          isKept &&= kept;
        }
        const heads = ['first ms', 'largest ms', 'first /still', 'largest /still', 'taps ms', 'task ms'];
        console.log(
          table([`${specialists} specialists`, ...heads, 'shift 390', 'shift 1280', ''], rows),
          '\n',
        );
      } finally {
        await shop.stop();
        await rm(folder, { recursive: true, force: true });
      }
    }
  } finally {
    await browser.close();
  }
  return isKept ? 0 : 1;
}
