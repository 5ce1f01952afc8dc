import type { Page } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Najczęściej czytane' }).getByRole('article');

test(
  'title, slogan and description from the content, four services that lead to their pages [HO-1] [HO-5]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nocą widać więcej');
    await expect(main).toContainText(/Tarot, horoskopy i\swróżby od osób, które poznasz z\simienia/);
    await expect(main).toContainText('a odpowiedź przeczytasz najpóźniej za');
    const plates = page.getByRole('region', { name: 'Od czego chcesz zacząć?' }).getByRole('link');
    await expect(plates).toHaveCount(4);
    const targets = await plates.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.sort()).toEqual(['/horoskopy', '/rytualy', '/tarot', '/wrozby']);
    await plates.filter({ hasText: 'Tarot' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarot');
  },
);

test(
  'nine posts: date d.m.yyyy, title without entities, picture, badge, the whole card a link [HO-2] [HO-3] [BC-6]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(9);
    const first = cards(page).first();
    await expect(first.locator('time')).toHaveText('18.11.2026');
    await expect(first).toContainText('Astrologia');
    await expect(first.getByRole('heading', { level: 3 })).toHaveText(
      /^Pełnia w\sBliźniętach: co mówi o\stwoich rozmowach$/,
    );
    await expect(cards(page).nth(3)).toContainText('„jeszcze raz”');
    await expect(cards(page).nth(6)).toContainText('żywiołach & jednej róży');
    for (const text of await cards(page).allTextContents()) expect(text).not.toMatch(/&\w+;|&#|</);

    await first.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        first.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/pelnia-w-bliznietach$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pełnia w\sBliźniętach/);
  },
);

test('the posts stand in the server’s HTML: no call for them from the browser [HO-2]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/wpisy.json');
  expect(asked.filter((path) => path.includes('wp-json'))).toEqual([]);
});

test(
  'a picture that does not load is replaced by the drawn one [HO-3]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    await page.route('**/sample/thumb-01-pelnia.svg', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    const first = cards(page).first();
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator('img')).toHaveAttribute('src', '/art/post-placeholder.svg');
  },
);

test('the home page fetches at most 100 kB of fonts, subset to the Polish alphabet', async ({ page }) => {
  const fonts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(response.body());
  });
  await page.goto('/');
  await expect(cards(page)).toHaveCount(9);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(fonts)).reduce((sum, font) => sum + font.length, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

test(
  '„Wybierz usługę” leads down to the services, with the focus on their heading [HO-5]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Wybierz usługę' }).click();
    await expect(page.getByRole('heading', { name: 'Od czego chcesz zacząć?' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Od czego chcesz zacząć?' })).toBeInViewport();
  },
);
