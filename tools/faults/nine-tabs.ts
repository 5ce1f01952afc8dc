import { chromium, type BrowserContext, type Page, type Request } from 'playwright';
import { freePort } from '../free-port.ts';
import { chromiumArguments, findChromium } from '../setup/chromium.mjs';
import { startShop } from '../shop-process.ts';
import type { FaultReport } from './fault.ts';

/** Pages of the desk, one to a tab. The first and the last show the same prices. */
const PAGES = [
  '/oferta',
  '/',
  '/zamowienia',
  '/listy',
  '/kupony',
  '/ksiegowosc',
  '/newsletter',
  '/stan',
  '/oferta',
];

/** A desk, and the link by which its sample is entered. */
export interface OpenDesk {
  url: string;
  entry: string;
}

/** How long a tab may take to load, to save and to hear, in milliseconds. */
const WITHIN = 10_000;

/** How long (ms) two streams may overlap while one tab takes over from another. */
const HANDOVER = 1_000;

/** Counts the event streams that a browser has open for longer than a handover. */
function countStreams(context: BrowserContext) {
  const open = new Set<Request>();
  let most = 0;
  context.on('request', (request) => {
    if (!request.url().endsWith('/desk-api/events')) return;
    open.add(request);
    setTimeout(() => {
      most = Math.max(most, open.size);
    }, HANDOVER);
  });
  const end = (request: Request) => void open.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return { most: () => most, now: () => open.size };
}

/** Shows or hides a tab, as the browser would: headless tabs are all shown at once. */
const setShown = (page: Page, isShown: boolean) =>
  page.evaluate(
    (visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isShown ? 'visible' : 'hidden',
  );

const priceIn = (page: Page) => page.getByRole('textbox', { name: /^Jagna, Jedna karta/ });

async function savePrice(page: Page, price: string): Promise<void> {
  await priceIn(page).fill(price);
  await page.getByRole('button', { name: 'Zapisz ceny' }).click();
  await page.getByText('Zapisane. Nowe ceny obowiązują.').waitFor();
}

const showsPrice = (page: Page, price: string) =>
  page.waitForFunction(
    (value) => [...document.querySelectorAll('input')].some((field) => field.value === value),
    price,
  );

/**
 * Fault: the desk is open in nine tabs of a browser over HTTP/1.1, which has six connections per server. Expected: every tab
 * loads and saves, each hears of what another saved, one event stream at most is open, and none while all tabs are hidden.
 */
export async function useNineTabs(context: BrowserContext, desk: OpenDesk): Promise<FaultReport> {
  context.setDefaultTimeout(WITHIN);
  const problems: string[] = [];
  const step = async (what: string, work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => problems.push(`${what}: ${String(error).split('\n', 1)[0]}`));
  };
  await enterSample(context, desk);
  const streams = countStreams(context);
  const settled = async (count: number) => {
    for (let tries = 0; streams.now() !== count; tries += 1) {
      if (tries === 100) throw new Error(`${streams.now()} streams instead of ${count}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const tabs: Page[] = [];
  for (const [at, path] of PAGES.entries()) {
    const tab = await context.newPage();
    tabs.push(tab);
    await step(`tab ${at + 1}`, async () => {
      await tab.goto(desk.url + path);
      await tab.getByRole('heading', { level: 1 }).waitFor();
      await settled(1);
    });
  }
  const [first, second] = tabs;
  const last = tabs.at(-1);
  if (first && second && last) {
    await step('tab 9 saves', () => savePrice(last, '41,00'));
    await step('tab 1 hears of it', () => showsPrice(first, '41,00'));
    await step('the leading tab is closed', async () => {
      await second.close();
      await settled(1);
    });
    const open = tabs.filter((tab) => tab !== second);
    await step('all tabs hidden', async () => {
      for (const tab of open) await setShown(tab, false);
      await settled(0);
    });
    await step('one shown again saves, another renews itself when it is shown', async () => {
      await setShown(last, true);
      await settled(1);
      await savePrice(last, '43,00');
      await setShown(last, false);
      await setShown(first, true);
      await showsPrice(first, '43,00');
      await settled(1);
    });
  }
  if (streams.most() > 1) problems.push(`${streams.most()} streams at once`);
  return {
    what: 'the desk in nine tabs of one browser, HTTP/1.1',
    tried: `${PAGES.length} tabs, two saves, the leading tab closed, all hidden, one shown again`,
    seen: `at most ${streams.most()} event stream at once`,
    problems,
  };
}

/** Enters the sample's desk as its owner, once: the link works no second time. */
export async function enterSample(context: BrowserContext, { entry }: OpenDesk): Promise<void> {
  const page = await context.newPage();
  await page.goto(entry);
  await page.getByRole('button', { name: 'Wejdź jako właścicielka' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kolejka' }).waitFor();
  await page.close();
}

/** Runs something in a browser against a built shop with a desk. */
export async function withSampleDesk(
  collectLog: (log: string) => void,
  work: (context: BrowserContext, desk: OpenDesk) => Promise<FaultReport>,
): Promise<FaultReport> {
  const port = await freePort();
  const shop = await startShop({ settings: { LOG_LEVEL: 'debug', DESK_PORT: String(port) } });
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const url = `http://localhost:${port}`;
    const isReady = () =>
      fetch(`${url}/desk-api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
    const entry = /http\S+#probny=\S+/.exec(shop.output())?.[0] ?? url;
    return await work(await browser.newContext({ locale: 'pl-PL' }), { url, entry });
  } finally {
    await browser.close();
    await shop.stop();
    collectLog(shop.output());
  }
}
