import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Locator, Page } from '@playwright/test';
import { formatPrice, NBSP } from '../../src/copy/site/format.ts';
import { monthName } from '../../src/desk/books/books-copy.ts';
import { grosze } from '../../src/domain/grosze.ts';
import { inRepository } from '../../tools/setup/repository.mjs';
import { readQuestions, type OwnersQuestion } from '../house/checks/peers.ts';
import { openingOf } from '../house/checks/desk-docs.ts';
import { closeDesk, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { fillOwnersYear, type OwnersYear } from './support/owners-facts.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const QUESTIONS = readQuestions(readFileSync(inRepository('docs/desk/peers.md'), 'utf8'));

const zl = (amount: number) => formatPrice(grosze(amount)).replace('-', '−');

/** The file that a tab was given. */
const downloads = new WeakMap<Page, Promise<Download>>();

/** The row of a table or list that says something. */
const rowOf = (page: Page, text: string) =>
  page.locator('main tr, main li').filter({ hasText: text }).first();

/** A row of sums: its name, how many were sold, and what stays. */
async function expectSum(
  page: Page,
  name: string | RegExp,
  { count, total }: { count: number; total: number },
) {
  const row = page
    .locator('main tbody tr')
    .filter({ has: page.locator('td').first().getByText(name, { exact: true }) });
  await expect(row.locator('td').nth(1)).toContainText(String(count));
  await expect(row.locator('td').nth(2)).toContainText(zl(total));
}

/** The things of the made-up year that a way leads through. */
const THINGS: Readonly<Record<string, (page: Page, year: OwnersYear) => Promise<Locator> | Locator>> = {
  'the order': (page, { order }) => page.locator(`main #zamowienie-${order.id}`),
  "the draft's order": (page, { draft }) => page.locator(`main #zamowienie-${draft}`),
  'her order before': (page, { earlier }) =>
    page.locator('main').getByRole('link', { name: new RegExp(`\\b${earlier.id}\\b`) }),
  'the month': (page, { month }) => page.locator('main').getByRole('link', { name: monthName(month) }),
  'the coupon': (page, { coupon }) => page.locator('main').getByRole('link', { name: coupon.code }),
  'the phrase': (page, { phrase }) => page.locator('main').getByRole('button', { name: phrase, exact: true }),
  'what is found': async (page, { order }) => {
    await page.getByRole('combobox').fill(order.payment);
    return page.getByRole('option', { name: new RegExp(order.payment) });
  },
};

/** What stands where a question's way ends. */
const ANSWERS: Readonly<Record<string, (page: Page, year: OwnersYear) => Promise<void>>> = {
  async 'What came, and from whom?'(page, { order, customer }) {
    const latest = page.getByRole('table', { name: 'Lista zamówień' }).locator('tbody tr').first();
    for (const text of [String(order.id), customer, zl(order.amount)])
      await expect(latest).toContainText(text);
  },
  async 'How much came since yesterday?'(page, { today }) {
    const day = new Intl.DateTimeFormat('pl', { day: 'numeric', timeZone: 'Europe/Warsaw' }).format(
      new Date(),
    );
    await expectSum(page, day, today);
  },
  async 'Which messages and complaints are due?'(page, { message }) {
    const first = page.getByRole('list', { name: 'Wiadomości' }).getByRole('listitem').first();
    await expect(first).toContainText(message);
    await expect(first).toContainText('reklamacja');
  },
  async 'Which specialist is late?'(page, { late }) {
    await expect(rowOf(page, late.name)).toContainText(`po czasie: ${late.count}`);
  },
  async 'Which specialist is absent?'(page, { absent }) {
    await expect(rowOf(page, absent.name)).toContainText(/nieobecna: /);
    await expect(rowOf(page, absent.name)).toContainText(`${Number(absent.until.slice(8))}${NBSP}`);
  },
  async 'What did she ask last time?'(page, { earlier }) {
    await expect(page.locator('main').getByText(earlier.question).first()).toBeVisible();
  },
  async 'Whose is this payment of the statement?'(page, { order }) {
    await expect(page.locator('main').getByText(order.payment)).toBeVisible();
  },
  async 'Which orders had this coupon?'(page, { order }) {
    await expect(page.getByRole('region', { name: 'Użycia' })).toContainText(String(order.id));
  },
  'What did each specialist bring?': (page, { fairy }) => expectSum(page, fairy.name, fairy),
  'What did each service bring?': (page, { product }) => expectSum(page, product.name, product),
  async 'What do I owe each?'(page, { fairy, due }) {
    await expect(rowOf(page, fairy.name).locator('td').last()).toContainText(zl(due));
  },
  async 'What does the accountant get?'(page, { order }) {
    const download = await downloads.get(page);
    const file = await readFile((await download?.path()) ?? '', 'utf8');
    const line = file.split('\r\n').find((one) => one.includes(order.payment)) ?? '';
    for (const column of ['VAT', 'Kupon', 'Prowizja operatora', 'Faktura'])
      expect(file.split('\r\n')[0]).toContain(`;${column}`);
    expect(line).toContain(zl(order.amount).replace(`${NBSP}zł`, ''));
  },
  async 'Did the coupon pay?'(page, { order, coupon }) {
    const brought = page.getByRole('region', { name: 'Co przyniósł' });
    await expect(brought).toContainText(`1, razem ${zl(order.amount)}`);
    await expect(brought).toContainText(zl(coupon.givenAway));
  },
  'Which month was it?': (page, { month, inMonth }) => expectSum(page, monthName(month), inMonth),
  async 'How many come back?'(page, { inYear }) {
    await expect(page.getByRole('region', { name: 'Razem' })).toContainText(
      `${inYear.newcomers} i${NBSP}${inYear.returning}`,
    );
  },
  async 'The same paragraph again'(page, { phrase }) {
    await expect(page.locator('textarea[id^=odpowiedz-]').first()).toHaveValue(phrase);
  },
  async 'A telephone number in an answer'(page) {
    await expect(page.getByText('Numer telefonu: 600 700 800')).toBeVisible();
  },
  async '"Rzuć leki" in an answer'(page) {
    await expect(page.getByText(/Tekst dotyka spraw: zdrowie\./)).toBeVisible();
  },
  async 'Who changed what?'(page, { changedBy }) {
    await expect(rowOf(page, changedBy)).toContainText('Zmieniona cena');
  },
};

let year: OwnersYear;
let folder: string;
let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'owners-year-'));
  year = await fillOwnersYear(folder);
  desk = await openDesk({}, folder);
});
test.afterAll(async () => {
  await desk.shop.kill();
  await rm(folder, { recursive: true, force: true });
});
test.beforeEach(({ watch }) => watch.allow(/^foreign: \w+ (http:\/\/(localhost|127)|blob:)/));

/** Presses what a way goes through, as it is called in the document; a number may stand behind a name. */
async function walk(page: Page, { presses }: OwnersQuestion): Promise<number> {
  let count = 0;
  for (const { name, isThing } of presses) {
    const thing = THINGS[name];
    if (isThing && !thing) throw new Error(`Nobody knows what "${name}" is.`);
    const place = count === 0 ? page.getByRole('complementary', { name: 'Zaplecze' }) : page.locator('main');
    const called = new RegExp(`^${name}(?!\\p{L})`, 'u');
    const control = place
      .getByRole('link', { name: called })
      .or(place.getByRole('button', { name: called }))
      .or(place.locator('summary', { hasText: called }));
    await (isThing && thing ? await thing(page, year) : control.first()).click({ timeout: 15_000 });
    count += 1;
  }
  return count;
}

/** Letters of what went wrong. */
const LONGEST = 600;

/** Walks from the first page to a question's figure, and looks that it stands on the page that the document names. */
async function askOne(tab: Page, asked: OwnersQuestion): Promise<void> {
  await tab.setViewportSize({ width: 1280, height: 900 });
  await tab.goto(desk.url);
  await expect(tab.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();
  const download = new Promise<Download>((resolve) => tab.once('download', resolve));
  downloads.set(tab, download);
  expect(await walk(tab, asked)).toBeLessThanOrEqual(3);
  await ANSWERS[asked.question]?.(tab, year);
  const told = openingOf({ text: readFileSync(inRepository(`docs/desk/${asked.page}`), 'utf8') });
  const addresses = [...told.matchAll(/`(\/[^`]*)`/g)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  );
  expect(addresses.some((address) => address.test(new URL(tab.url()).pathname))).toBe(true);
}

// The lists, sums and marks themselves have tests without a browser; the whole way takes a minute and a filled year.
test(
  '[DK-20] [DK-7] each question of docs/desk/peers.md is answered within three presses, by a figure that is right [owner: cannot]',
  proofOnly,
  async ({ context, page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(await desk.sample());
    await page.getByRole('button', { name: /właścicielk/i }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();

    expect(QUESTIONS.map(({ question }) => question)).toEqual(Object.keys(ANSWERS));
    const wrong: string[] = [];
    for (const asked of QUESTIONS) {
      const tab = await context.newPage();
      try {
        await askOne(tab, asked);
      } catch (error) {
        wrong.push(`${asked.question} ${String(error).slice(0, LONGEST)}`);
      }
      await tab.close();
    }
    expect(wrong).toEqual([]);
    await closeDesk(desk, context);
  },
);
