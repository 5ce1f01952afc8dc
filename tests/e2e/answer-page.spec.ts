import type { Locator, Page } from '@playwright/test';
import type { Letters } from '../pictures/prepared-letters.ts';
import { oldStyleDigits } from './eye/digits.ts';
import { dress } from './eye/looks.ts';
import { paperPages } from './eye/paper-pages.ts';
import { contrast, photograph } from './eye/pixels.ts';
import { test } from './support/known-addresses.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { proofOnly } from './support/sample.ts';
import { expect } from './support/shop-test.ts';

// What of the answer's page only a browser can measure. hand-and-eye.spec.ts walks through the same pages by Tab.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The first of them places and answers the orders.
test.describe.configure({ timeout: 180_000 });

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
const narrow = { width: 320, height: 640 };

interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

const placesOf = (all: Locator): Promise<Place[]> =>
  all.evaluateAll((found) =>
    found.map((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      return { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY, width, height };
    }),
  );
const placeOf = async (one: Locator): Promise<Place> => {
  const [place] = await placesOf(one.first());
  if (!place) throw new Error('It is nowhere');
  return place;
};
const countOf = (places: readonly Place[], side: 'left' | 'top') =>
  new Set(places.map((place) => Math.round(place[side]))).size;

const head = (page: Page) => page.locator('main section:has(h1)');
const sheet = (page: Page) => page.getByRole('article');

/** Cards that are not shown whole, in their own shape. */
const croppedCards = (page: Page) =>
  page.locator('img[src^="/karty/"]').evaluateAll(async (all) => {
    const cards = all.filter((one) => one instanceof HTMLImageElement);
    await Promise.all(cards.map((card) => card.decode()));
    return cards
      .filter(({ clientWidth, clientHeight, naturalWidth, naturalHeight }) => {
        const [shown, own] = [clientWidth / clientHeight, naturalWidth / naturalHeight];
        return Math.abs(shown - 3 / 5) > 0.01 || Math.abs(own - 3 / 5) > 0.01;
      })
      .map(({ src }) => src);
  });

test(
  'three cards stand in one row, whole, at least 108 px wide on a phone and beside each other at 320 px; the portrait is 116 px wide, and 220 px beside the text [R4] [R5] [R12] [R14]',
  proofOnly,
  async ({ page, known }) => {
    await page.goto((await known()).answer);
    for (const [size, portrait, least] of [
      [sizes.phone, 116, 108],
      [sizes.desktop, 220, 108],
      [narrow, 92, 80],
    ] as const) {
      await page.setViewportSize(size);
      expect((await placeOf(head(page).locator('img[width="320"]'))).width).toBe(portrait);
      const cards = await placesOf(head(page).locator('li'));
      expect(cards, String(size.width)).toHaveLength(3);
      expect(countOf(cards, 'top'), 'rows').toBe(1);
      for (const { width } of cards) expect(width, String(size.width)).toBeGreaterThanOrEqual(least);
      expect(await croppedCards(page)).toEqual([]);
    }
  },
);

test(
  'ten cards lie as a cross of four columns, whole, the second across the first, each number apart; on a wide screen the list stands left of it, both above the letter [R5] [R14]',
  proofOnly,
  async ({ page, known }) => {
    await page.goto((await known()).cross);
    const cross = head(page).locator('ol[aria-hidden=true]');
    const list = head(page).locator('ol[aria-label]');
    for (const size of [narrow, sizes.phone, sizes.desktop]) {
      await page.setViewportSize(size);
      expect(await croppedCards(page)).toEqual([]);
      const laid = await placesOf(cross.locator('li'));
      const drawn = await placesOf(cross.locator('img'));
      const numbers = await placesOf(cross.locator('b'));
      expect([laid.length, numbers.length]).toEqual([10, 10]);
      expect(countOf(laid, 'left'), 'columns').toBe(4);
      const [first, second] = drawn;
      if (!first || !second) throw new Error('Two cards are missing');
      const middle = ({ left, right, top, bottom }: Place) => [(left + right) / 2, (top + bottom) / 2];
      for (const [index, at] of middle(first).entries()) expect(middle(second)[index]).toBeCloseTo(at, 0);
      expect([first.height > first.width, second.width > second.height]).toEqual([true, true]);
      // Across the first, and within the gaps beside it.
      expect(second.width).toBeGreaterThan(first.width);
      const meets = (one: Place, other: Place) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      const upright = drawn.filter((_, place) => place !== 1);
      for (const [place, one] of upright.entries())
        for (const other of upright.slice(place + 1)) expect(meets(one, other)).toBe(false);
      for (const [place, one] of numbers.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        for (const other of numbers.slice(place + 1)) expect(meets(one, other)).toBe(false);
      }
      const [ofCross, ofList, ofSheet] = [
        await placeOf(cross),
        await placeOf(list),
        await placeOf(sheet(page)),
      ];
      expect(Math.max(ofCross.bottom, ofList.bottom)).toBeLessThanOrEqual(ofSheet.top);
      if (size === sizes.desktop) expect(ofList.right).toBeLessThanOrEqual(ofCross.left);
      else expect(ofList.top).toBeGreaterThanOrEqual(ofCross.bottom);
    }
  },
);

test(
  'a birth horoscope’s chart stands beside the letter on a wide screen with its positions, and on a phone before it with the positions folded [R17]',
  proofOnly,
  async ({ page, known }) => {
    await page.goto((await known()).sky);
    const column = page.locator('main section:has(svg[role=img])').first();
    const tables = page.locator('main table');
    const fold = page.locator('main details:has(+ div table) > summary');

    await page.setViewportSize(sizes.desktop);
    const [beside, letter] = [await placeOf(column), await placeOf(sheet(page))];
    expect(beside.width).toBe(20.5 * 16);
    expect(beside.left).toBeGreaterThanOrEqual(letter.right);
    expect(beside.top).toBeLessThan(letter.bottom);
    await expect(tables).toHaveCount(2);
    for (const table of await tables.all()) await expect(table).toBeVisible();
    await expect(fold).toBeHidden();

    await page.setViewportSize(sizes.phone);
    expect((await placeOf(column)).bottom).toBeLessThanOrEqual((await placeOf(sheet(page))).top);
    for (const table of await tables.all()) await expect(table).toBeHidden();
    await fold.click();
    for (const table of await tables.all()) await expect(table).toBeVisible();
  },
);

const PAGES = ['answer', 'cross', 'sky', 'question', 'questions', 'ritual', 'corrected', 'gift'] as const;

test(
  'nothing moves by more than 0.005 while an answer’s page loads, and until its portrait is there its arch and halo stand in its place [R2]',
  proofOnly,
  async ({ page, known, watch }) => {
    watch.allow(/^failed: /);
    const letters: Letters = await known();
    const shifts = await watchShifts(page);
    // A slow phone paints what it has parsed.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      for (const name of PAGES) {
        await page.goto(letters[name], { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        expect(await shifts(), name).toBeLessThanOrEqual(0.005);
      }
    }

    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    await page.setViewportSize(sizes.phone);
    const portrait = head(page).locator('img[width="320"]');
    await page.goto(letters.answer);
    const drawn = await placeOf(portrait);
    await page.route('**/sample/*.svg', () => undefined);
    await page.goto(letters.answer, { waitUntil: 'commit' });
    await expect(portrait).toBeVisible();
    expect(await placeOf(portrait)).toEqual(drawn);
    const arch = await portrait.evaluate((one) => {
      const { borderTopLeftRadius, backgroundImage } = getComputedStyle(one);
      return { radius: parseFloat(borderTopLeftRadius), backgroundImage };
    });
    expect(arch.radius).toBeGreaterThan(50);
    expect(arch.backgroundImage).toContain('radial-gradient');
    const dots = await dotsOf(page, portrait);
    expect(contrast(Math.max(...dots), Math.min(...dots)), 'the halo').toBeGreaterThan(3);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'the header of a torn response is shown after two seconds [R2]',
  proofOnly,
  async ({ page, known, watch }) => {
    watch.allow(/^failed: /);
    const { answer } = await known();
    await page.route(`**${answer}`, async (route) => {
      const response = await route.fetch();
      const whole = await response.text();
      const torn = whole.slice(0, whole.indexOf('</section>', whole.indexOf('<h1')));
      await route.fulfill({ response, body: torn });
    });
    await page.goto(answer);
    const title = page.getByRole('heading', { level: 1 });
    await expect(page.locator('h1')).toBeHidden({ timeout: 1_500 });
    await expect(title).toBeVisible();
  },
);

/** The luminance of each dot of what an element shows. */
async function dotsOf(page: Page, one: Locator): Promise<number[]> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error('It is nowhere');
  const session = await page.context().newCDPSession(page);
  const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const whole = {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
  const { luminance } = await photograph(session, whole, scrolled);
  await session.detach();
  return [...luminance];
}

/** The share of an element's dots that stand out from its corner by 3 : 1. */
async function inkOf(page: Page, one: Locator): Promise<number> {
  const dots = await dotsOf(page, one);
  const [ground = 0] = dots;
  return dots.filter((dot) => contrast(dot, ground) >= 3).length / dots.length;
}

for (const look of ['light', 'dark', 'forced'] as const) {
  test(
    `${look}: both seals, the cards and each star stand out from their ground; a star is 48 px large, and the chosen one’s word is seen [R1] [R19]`,
    proofOnly,
    async ({ page, known }) => {
      await page.goto((await known()).answer, { waitUntil: 'networkidle' });
      await dress(page, look);
      const seals = page.locator('main img[src="/art/pieczec.svg"]');
      await expect(seals).toHaveCount(2);
      for (const seal of await seals.all()) expect.soft(await inkOf(page, seal), 'seal').toBeGreaterThan(0.2);
      for (const card of await page.locator('img[src^="/karty/"]').all())
        expect.soft(await inkOf(page, card), 'card').toBeGreaterThan(0.2);

      const group = page.getByRole('radiogroup');
      const stars = group.locator('i');
      for (const [index, star] of (await stars.all()).entries()) {
        expect.soft(await inkOf(page, star), `star ${index + 1}`).toBeGreaterThan(0.02);
        const { width, height } = await placeOf(star);
        expect([width, height]).toEqual([48, 48]);
      }
      const before = await inkOf(page, stars.nth(2));
      await group.getByRole('radio').nth(3).check({ force: true });
      // All up to the chosen one are full.
      expect(await inkOf(page, stars.nth(2))).toBeGreaterThan(before + 0.05);
      expect(await inkOf(page, stars.nth(4))).toBeCloseTo(before, 1);
      const word = group.locator('b', { hasText: '4 gwiazdki' });
      const { width, height } = await placeOf(word);
      expect(width).toBeGreaterThan(80);
      expect(height).toBeGreaterThan(16);
      expect(await inkOf(page, word)).toBeGreaterThan(0.02);
    },
  );
}

test(
  'every answer is printed on white A4 with its letter, question and cards, without frame and side; no page ends with a heading, no card lies on two; digits are lining [R8] [R20]',
  proofOnly,
  async ({ page, known }) => {
    const letters: Letters = await known();
    for (const name of PAGES) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.setViewportSize(sizes.phone);
      await page.goto(letters[name], { waitUntil: 'networkidle' });
      expect(await oldStyleDigits(page), name).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 794, height: 1123 });
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('header, footer, nav, form, button, summary, details')]
          .filter((one) => one.checkVisibility())
          .map((one) => one.outerHTML.slice(0, 60)),
      );
      expect(shown, name).toEqual([]);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(sheet(page)).toBeVisible();
      const inks = await page
        .locator('main :is(h1, h2, p, blockquote, li p span, dd, td)')
        .evaluateAll((all) => [
          ...new Set(all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color)),
        ]);
      expect(inks, name).toEqual(['rgb(0, 0, 0)']);
      // The head begins at the first page's top.
      for (const { bottom } of await placesOf(page.locator('img[src^="/karty/"]')))
        expect(bottom, name).toBeLessThanOrEqual(1123);
      const headings = await page
        .locator('main :is(h1, h2, h3)')
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      const pages = paperPages(await page.pdf({ format: 'A4', printBackground: true }));
      expect(
        pages.every(({ isWhite }) => isWhite),
        name,
      ).toBe(true);
      for (const { lastSize } of pages) expect(headings, name).not.toContain(lastSize);
    }
  },
);
