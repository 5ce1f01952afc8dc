import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

test('the posts stand in the server’s HTML: no call for them from the browser [HO-2]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/wpisy.json');
  expect(asked.filter((path) => path.includes('wp-json'))).toEqual([]);
});

test(
  'on a phone the home page is at most 5700 px high, the order page 4500, and a card 150 to 176, busy note aside; moon and plates are whole, and wide cards arched [RD-4] [R5] [R30] [R35] [R40] [R42]',
  proofOnly,
  async ({ page }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // A first visit, with the cookie banner.
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Poznaj wróżki' })).toBeVisible();
    expect(await height()).toBeLessThanOrEqual(5700);

    // The moon is whole: below the buttons, within the night, and the flower touches it at most.
    const box = (selector: string) =>
      page.locator(selector).evaluate((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return { left, right, top, bottom, width };
      });
    const [hero, wheel, moon, ferns, button] = await Promise.all([
      box('main > section:first-of-type'),
      box('img[src*="hero-wheel"]'),
      box('svg:has(> circle[r="132"]) > circle'),
      box('img[src*="hero-ferns"]'),
      box('main a[href="/#birth-horoscope"]'),
    ]);
    expect(wheel.width).toBe(440);
    expect(wheel.top - button.bottom).toBeGreaterThanOrEqual(12);
    expect(moon.top).toBeGreaterThan(hero.top);
    expect(moon.bottom).toBeLessThan(hero.bottom);
    expect(ferns.top).toBeGreaterThanOrEqual(moon.bottom - 2);

    // Plates are whole at every width.
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const ratios = await page
        .locator('#uslugi img')
        .evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight));
      expect(ratios).toHaveLength(4);
      for (const ratio of ratios) expect(ratio).toBeCloseTo(240 / 340, 1);
    }
    await page.setViewportSize({ width: 390, height: 844 });

    await page.goto('/tarot');
    await page.waitForLoadState('networkidle');
    const cards = await page.locator('#wrozka > ul > li').evaluateAll((all) =>
      all.map((card) => {
        const note = card.querySelector<HTMLElement>('[id^=zajeta-]');
        return card.getBoundingClientRect().height - (note?.offsetHeight ?? 0);
      }),
    );
    expect(Math.min(...cards)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...cards)).toBeLessThanOrEqual(176);
    expect(await height()).toBeLessThanOrEqual(4500);

    // From 768 px an arched card, its portrait in true 4:5; four in a row at 1280.
    for (const [width, inARow] of [
      [768, 2],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator('#wrozka').scrollIntoViewIfNeeded();
      const first = page.locator('#wrozka > ul > li').first();
      const portrait = first.locator('img').first();
      await expect
        .poll(() => portrait.evaluate((one) => one.clientWidth / one.clientHeight))
        .toBeCloseTo(0.8, 2);
      const shape = (one: Element) => parseFloat(getComputedStyle(one).borderTopLeftRadius);
      expect(await first.evaluate(shape)).toBeGreaterThan(100);
      const tops = await page
        .locator('#wrozka > ul > li')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(inARow);
    }
  },
);
