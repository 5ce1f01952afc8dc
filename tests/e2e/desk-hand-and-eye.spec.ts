import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { TIMELINE_WORDS } from '../../src/desk/copy/order.ts';
import { DESK_PAGES, deskPages, type DeskPage, type DeskPageName } from '../../src/desk/pages.ts';
import { inRepository } from '../../tools/setup/repository.mjs';
import { isWholeProof } from '../../tools/proof.ts';
import type { ShopProcess } from '../../tools/shop-process.ts';
import { checkReflow, walkInLooks, type Look, type Seen } from './eye/looks.ts';
import { prepareEye } from './eye/tab-stop.ts';
import { deskReady, sampleEntry } from './support/open-desk.ts';
import { linksOfMail } from './support/outbox.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test as base } from './support/shop-test.ts';

// What `hand-and-eye.spec.ts` measures in the shop, on every page of the desk, over a made-up year of forty orders.

interface Inside {
  url: string;
  /** Of an owner who is inside. */
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
}

/** The shop of a worker that walks the whole desk; the sample of `npm test` needs no orders, and goes in the worker's own. */
const overMadeUpYear: Parameters<typeof base.extend<object, { shop: ShopProcess }>>[0] = {
  shop: [
    async ({ openShop, deskPort }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'shop-demo-'));
      await promisify(execFile)(process.execPath, ['tools/demo.mjs', '--fill', '--orders', '40'], {
        cwd: inRepository('.'),
        env: { ...process.env, DATA_DIR: join(folder, 'data') },
      });
      await use(await openShop({ settings: { DESK_PORT: deskPort }, data: join(folder, 'data') }));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
};

async function enter(browser: Browser, shop: ShopProcess, deskPort: string): Promise<Inside> {
  const url = `http://localhost:${deskPort}`;
  await deskReady(url);
  const page = await browser.newPage();
  await page.goto(await sampleEntry(shop));
  await page.getByRole('button', { name: 'Wejdź jako właścicielka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();
  const cookies = await page.context().cookies();
  await page.close();
  return { url, cookies };
}

// One of each a worker, as in hand-and-eye.spec.ts.
let entered: Promise<Inside> | undefined;
const seenLooks: Seen = new Map();

const test = base.extend(isWholeProof ? overMadeUpYear : {}).extend<{ inside: Inside; seen: Seen }>({
  inside: async ({ browser, shop, deskPort }, use) => use(await (entered ??= enter(browser, shop, deskPort))),
  seen: ({}, use) => use(seenLooks),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
if (isWholeProof) test.describe.configure({ mode: 'parallel', timeout: 240_000 });

interface DeskScene {
  name: string;
  path: string;
  /** The page behind the first link on the page at `path` whose address begins (`^=`) or ends (`$=`) so, and so on from there. */
  into?: readonly string[];
  /** Leads from the opened page to the screen. */
  action?: (page: Page) => Promise<void>;
  /** The one size at which there is such a screen. */
  at?: 'phone' | 'desktop';
  /** Nobody is inside. */
  outside?: true;
  /** Where Tab goes on in a column further left, whose content comes after. */
  column?: RegExp;
  /** So many stops that one look has to do. */
  looks?: readonly Look[];
}

/** The facts about an order stand below its questions, and come after its answer. */
const facts = /→ button „Pokaż cały adres”$/;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Differences of single pages; `false` for one that cannot be opened by its address. */
const special: Partial<Record<DeskPageName, Partial<DeskScene> | false>> = {
  // A specialist's alone.
  myCard: false,
  signIn: { outside: true },
  // It needs the token of a mail.
  invitation: false,
  order: { path: '/zamowienia?stan=sent', column: facts },
  prices: { looks: ['dark'] },
  // An order leads there, no list.
  customer: { path: '/zamowienia?stan=sent', into: ['^="/zamowienia/"', '^="/klient/"'] },
  orderMail: { path: '/zamowienia?stan=sent', into: ['^="/zamowienia/"', '$="/list"'] },
};

/** The scene of a page: at its address, or behind the first link to such a page on the list above it. */
function sceneOf([name, { path }]: [string, DeskPage]): DeskScene {
  const [into = path, parameter] = path.split(':', 2);
  if (parameter === undefined) return { name, path };
  const lists = deskPages.filter((page) => !page.path.includes(':') && into.startsWith(`${page.path}/`));
  const list = lists.toSorted((a, b) => b.path.length - a.path.length)[0];
  return { name, path: list?.path ?? '/', into: [`^="${into}"`] };
}

const scenes: readonly DeskScene[] = [
  ...Object.entries<DeskPage>(DESK_PAGES).flatMap((entry) => {
    const differs = special[entry[0] as DeskPageName];
    return differs === false ? [] : [{ ...sceneOf(entry), ...differs }];
  }),
  { name: 'order to answer', path: '/', into: ['^="/zamowienia/"'], column: facts },
  { name: 'missing', path: '/nie-ma' },
  { name: 'keys', path: '/', at: 'desktop', action: (page) => page.keyboard.press('?') },
  { name: 'search', path: '/', at: 'desktop', action: (page) => page.keyboard.press('Control+k') },
  { name: 'more', path: '/', at: 'phone', action: press('Więcej') },
];

async function reach(page: Page, { path, into, action, outside }: DeskScene, { url, cookies }: Inside) {
  if (!outside) await page.context().addCookies(cookies);
  await prepareEye(page);
  await page.goto(url + path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const form of into ?? []) {
    const link = page.locator(`main a[href${form}]:not([href$="/nowa"])`).first();
    await page.goto(url + ((await link.getAttribute('href')) ?? ''));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  if (action) {
    await action(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
}

/**
 * A desk is another host than the shop; who is outside is refused; there is no page at one address; this test's own script
 * is blocked in the picture of a mail.
 */
const onPurpose = [
  /^foreign: \w+ http:\/\/(localhost|127)/,
  /Failed to load resource.*40[14]/,
  /^console: Blocked script execution in .*\/preview\/html/,
];

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

for (const scene of scenes) {
  const { name, at, column, looks = ['light', 'dark', 'forced'] } = scene;

  for (const size of ['phone', 'desktop'] as const) {
    if ((at ?? size) !== size) continue;
    test.describe(size, () => {
      test.use({ viewport: sizes[size] });
      test(
        `desk, ${name}, ${size}: every stop of Tab is seen, ringed and comes in its order, edges show, targets are large enough, nothing moves [A7] [A13] [A14] [A15] [A16] [A33] [A38] [A39]`,
        proofOnly,
        async ({ page, inside, seen, watch }) => {
          watch.allow(...onPurpose);
          const session = await page.context().newCDPSession(page);
          await reach(page, scene, inside);
          await walkInLooks(page, session, { size, looks, seen, column });
        },
      );
    });
  }

  if (at === 'desktop') continue;
  test(
    `desk, ${name} at 320 px, with letters twice as large, and 256 px high: nothing scrolls sideways or is cut off, and no bar sticks [A9] [A11] [U26]`,
    name === 'newCoupon' ? {} : proofOnly,
    async ({ page, inside, watch }) => {
      watch.allow(...onPurpose);
      await page.setViewportSize({ width: 320, height: 640 });
      await reach(page, scene, inside);
      await checkReflow(page);
    },
  );
}

/** A link of the newest mail in the shop's outbox that leads to a page. */
async function mailedLink(page: Page, shopUrl: string, path: string): Promise<string> {
  const leadsThere = (link: string) => link.includes(path);
  const links = await linksOfMail(page.request, shopUrl, (found) => found.some(leadsThere));
  return links.find(leadsThere) ?? '';
}

/** Sends answers once more until one's link leads to a page that rates; opens that. */
async function openRating(page: Page, shopUrl: string, deskUrl: string): Promise<void> {
  await page.goto(`${deskUrl}/zamowienia?stan=sent`);
  const rows = page.locator('main a[href^="/zamowienia/"]');
  await expect(rows.first()).toBeVisible();
  const orders = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const order of orders) {
    await page.goto(deskUrl + order);
    await page.getByRole('button', { name: 'Klientka nie dostała listu?' }).click();
    await page.getByRole('button', { name: 'Wyślij ponownie' }).click();
    await expect(page.getByText(TIMELINE_WORDS['answer.sent-again']).first()).toBeVisible();
    await page.goto(await mailedLink(page, shopUrl, '/ocena'));
    if ((await page.getByRole('button').count()) > 0) return;
  }
  throw new Error('Every answer of the demo is rated');
}

const MAILED: Record<string, (page: Page, shopUrl: string, deskUrl: string) => Promise<void>> = {
  'the rating of an answer': openRating,
  'a person’s data': async (page, shopUrl) => {
    await page.goto(`${shopUrl}/moje-dane`);
    await page.getByRole('textbox').fill(`zofia-${Date.now()}@przyklad.pl`);
    await page.getByRole('button', { name: 'Wyślij odnośnik' }).click();
    await page.goto(await mailedLink(page, shopUrl, '/moje-dane'));
    await page.getByRole('button', { name: 'Pokaż moje dane' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co przechowujemy');
  },
};

for (const [what, open] of Object.entries(MAILED)) {
  test(
    `${what}, behind the link of a mail, on a phone: rings, edges, order and targets; then at 320 px nothing is cut off [A7] [A9] [A11] [A13] [A14] [A15] [A16]`,
    proofOnly,
    async ({ page, shop, inside, seen, watch }) => {
      watch.allow(...onPurpose);
      await page.setViewportSize(sizes.phone);
      await page.context().addCookies(inside.cookies);
      const session = await page.context().newCDPSession(page);
      await prepareEye(page);
      await open(page, shop.url, inside.url);
      await walkInLooks(page, session, { size: 'phone', looks: ['light', 'dark', 'forced'], seen });
      await page.setViewportSize({ width: 320, height: 640 });
      await checkReflow(page);
    },
  );
}
