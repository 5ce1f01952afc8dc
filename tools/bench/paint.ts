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
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Goals of a page (README, "Speed"); a ratio compares it with itself without scripts. */
const GOALS = { paint: 1.05, press: 64, task: 100, shift: 0.005 };

/** What one load of a page took: ms, and the sum of its layout shifts. */
interface Load {
  first: number;
  largest: number;
  task: number;
  shift: number;
  press: number;
}

declare global {
  interface Window {
    seen?: { largest: number; shift: number; press: number; tasks: { at: number; took: number }[] };
  }
}

/** Notes in the page what its own timeline tells. */
function watchTimeline(): void {
  const seen: NonNullable<Window['seen']> = { largest: 0, shift: 0, press: 0, tasks: [] };
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

/** Opens a page anew, on a slow phone, and presses a choice if there is one. */
async function openPage(
  browser: Browser,
  address: string,
  { scripts, viewport, slow }: { scripts: boolean; viewport: typeof PHONE; slow: boolean },
): Promise<Load> {
  const context = await browser.newContext({ viewport, locale: 'pl-PL' });
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
    const settled = await page.evaluate(() => performance.now());
    const pressed = scripts ? await pressChoice(page) : undefined;
    return await page.evaluate(
      ([end, begin]) => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const { largest = 0, shift = 0, press: took = 0, tasks = [] } = window.seen ?? {};
        // What runs in between is Playwright's own code, which looks for the choice: 75 ms to read it alone.
        const own = tasks.filter(({ at }) => (at >= paint && at < end) || at >= begin);
        const task = Math.max(0, ...own.map((one) => one.took));
        return { first: paint, largest, shift, task, press: Number.isFinite(begin) ? took : 0 };
      },
      [settled, pressed ?? Infinity] as const,
    );
  } finally {
    await context.close();
  }
}

/** Presses the first service of an order page, or its first specialist. Returns when, in the page's own ms. */
async function pressChoice(page: Page): Promise<number | undefined> {
  const services = page.getByRole('radio');
  const choice = (
    (await services.count()) > 0 ? services : page.getByRole('button', { name: /^Wybieram/ })
  ).first();
  if ((await choice.count()) === 0) return undefined;
  const begun = await page.evaluate(() => performance.now());
  const label = page.locator('label', { has: choice }).or(choice).first();
  await label.scrollIntoViewIfNeeded();
  // A thumb that has scrolled does not press in the same tenth of a second.
  await page.waitForTimeout(600);
  const box = await label.boundingBox();
  if (!box) return undefined;
  // Not `label.click`, which looks in the page for what lies under the pointer while it presses, at its cost.
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(20, box.height / 2));
  await page.waitForTimeout(100);
  await page.mouse.down();
  // As long as a tap lasts. Released in the same millisecond, it would wait for the frame that shows the button pressed.
  await page.waitForTimeout(80);
  await page.mouse.up();
  // With two hundred specialists, what follows takes a second.
  await page.waitForTimeout(1_500);
  return begun;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const medians = (loads: readonly Load[]): Load => ({
  first: median(loads.map(({ first }) => first)),
  largest: median(loads.map(({ largest }) => largest)),
  task: median(loads.map(({ task }) => task)),
  shift: median(loads.map(({ shift }) => shift)),
  press: median(loads.map(({ press }) => press)),
});

/** A page's row, and whether it keeps the goals. */
async function measurePage(browser: Browser, name: string, address: string) {
  const ways = {
    alive: { scripts: true, viewport: PHONE, slow: true },
    still: { scripts: false, viewport: PHONE, slow: true },
    wide: { scripts: true, viewport: DESKTOP, slow: false },
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
    alive.press <= GOALS.press &&
    alive.task <= GOALS.task &&
    shift <= GOALS.shift;
  const row = [
    name,
    alive.first.toFixed(0),
    alive.largest.toFixed(0),
    ...ratios.map((ratio) => ratio.toFixed(3)),
    alive.press > 0 ? alive.press.toFixed(0) : '',
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
 * paint beside the same page without scripts, the press of a choice by the browser's own event timing, the longest task
 * after the first paint, and what moves. Medians of nine, with 12 and with 200 specialists.
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
        const heads = ['first ms', 'largest ms', 'first /still', 'largest /still', 'press ms', 'task ms'];
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
