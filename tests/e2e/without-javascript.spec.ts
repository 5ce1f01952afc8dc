import { oneCard, threeCards } from './support/offers.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ javaScriptEnabled: false });

test('/tarot without JavaScript: variants, specialists and prices can be read [AP-13] [OP-2] [OP-3]', async ({
  page,
  watch,
}) => {
  // What the page would preload is refused along with the scripts.
  watch.allow(/^failed: GET .*\/assets\/.* csp$/);
  await page.goto('/tarot');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { variant } of [oneCard, threeCards]) {
    await expect(
      page.getByRole('radio', { name: new RegExp(`^${variant}.* od \\d+,\\d\\d\\szł`) }),
    ).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 3, name: threeCards.fairy })).toBeVisible();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Wybieram: ${threeCards.fairy}, od`) }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kontakt' }).first()).toHaveAttribute('href', '/kontakt');
});
