import type { Page } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Najczęściej czytane' }).getByRole('article');

test('the posts stand in the server’s HTML: no call for them from the browser [HO-2]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/wpisy.json');
  expect(asked.filter((path) => path.includes('wp-json'))).toEqual([]);
});

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
