import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'the banner’s moon opens a month of the moon; by keyboard there, on, and back to the moon [SH-7] [BC-7]',
  proofOnly,
  async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    const moon = page.getByRole('button', { name: /Otwórz kalendarz księżycowy/ });
    const { height = 0 } = (await moon.boundingBox()) ?? {};
    expect(height).toBe(44);
    await moon.focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Kalendarz księżycowy' });
    const table = calendar.getByRole('table', { name: 'listopad 2026' });
    await expect(table.getByRole('rowheader')).toHaveText(['44', '45', '46', '47', '48', '49']);
    await expect(
      calendar.getByRole('listitem').filter({ hasText: /pełnia w.Bliźniętach 24.listopada, 15:54/ }),
    ).toBeVisible();
    await expect(table.locator('[aria-current=date]')).toHaveText(/^21/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    const next = calendar.getByRole('button', { name: /^Następny miesiąc/ });
    await next.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(
      calendar.getByRole('table', { name: 'styczeń 2027' }).getByRole('rowheader').first(),
    ).toHaveText('53');
    await expect(next).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(moon).toBeFocused();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar has a page for each month: the whole month, exact phases, signs by the hour, a way on [RD-9] [R110] [R111] [R112]', async ({
    page,
    request,
    watch,
  }) => {
    watch.allow(/^failed: GET .*\/assets\/.* csp$/);
    await page.goto('/kalendarz-ksiezycowy/2026-11');
    await expect(page).toHaveTitle(/^Kalendarz księżycowy: listopad 2026/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /2026-11$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'pełnia' })).toHaveText(
      /^pełnia w.Bliźniętach 24.listopada, 15:54$/,
    );
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const of26 = page.getByRole('cell').filter({ hasText: /^26/ });
      await expect(of26).toContainText(/26.listopada, ubywający garb, Bliźnięta, od.11:51 Rak/);
      const shown = of26.locator('svg:visible');
      await expect(shown).toHaveCount(width === 1280 ? 1 : 3);
      await expect(of26.getByText('od\u00a011:51 Rak', { exact: true })).toBeVisible({
        visible: width === 1280,
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByRole('link', { name: 'Następny miesiąc: grudzień 2026' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Grudzień 2026' })).toBeVisible();
    const map = await (await request.get('/sitemap.xml')).text();
    expect(map).toContain('/kalendarz-ksiezycowy<');
    expect(map).toMatch(/\/kalendarz-ksiezycowy\/\d{4}-\d\d</);
  });
});
