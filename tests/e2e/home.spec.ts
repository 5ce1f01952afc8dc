import { expect, test } from './support/shop-test.ts';

test('the posts stand in the server’s HTML: no call for them from the browser [HO-2]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/wpisy.json');
  expect(asked.filter((path) => path.includes('wp-json'))).toEqual([]);
});

test('on a phone the home page is at most 5700 px high, the order page 4500, and a card 150 to 176, busy note aside [RD-4] [R35] [R40]', async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // A first visit, with the cookie banner.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Poznaj wróżki' })).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(5700);

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
});
