import type { Page } from '@playwright/test';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

/** Consent mode's commands so far, in order: `default` or `update` with what they say. */
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([name]) => name === 'consent')
      .map(([, kind, states]) => ({ kind, states: states as Record<string, unknown> })),
  );

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null'));

test('agreeing is sent to consent mode, stored with date and version, and not asked again [SH-3] [SH-4] [A39]', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: /Ciasteczka/ });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Zgadzam się na wszystkie' }).press('Enter');
  await expect(banner).toHaveCount(0);
  await expect.poll(() => commands(page)).toHaveLength(2);
  const [atFirst, update] = await commands(page);
  expect(atFirst).toMatchObject({ kind: 'default', states: { ad_storage: 'denied', wait_for_update: 500 } });
  expect(update).toMatchObject({
    kind: 'update',
    states: { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted' },
  });
  await expect.poll(() => kept(page)).toMatchObject({ analytics: true, marketing: true, version: 1 });
  expect(Date.parse((await kept(page)).date)).toBeGreaterThan(0);

  await page.reload();
  await expect
    .poll(async () => (await commands(page)).map(({ kind }) => kind))
    .toEqual(['default', 'update']);
  await expect(banner).toHaveCount(0);
});

test('the banner has its own space: it covers nothing of the page [SH-4]', proofOnly, async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const banner = await page.getByRole('region', { name: /Ciasteczka/ }).boundingBox();
    const strip = await page.getByRole('region', { name: 'Dziś na niebie' }).boundingBox();
    expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
    const sizes = await Promise.all(
      ['Tylko niezbędne', 'Zgadzam się na wszystkie'].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(sizes[0]?.height).toBe(sizes[1]?.height);
  }
});
