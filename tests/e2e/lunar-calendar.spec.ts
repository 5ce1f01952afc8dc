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
    await expect(calendar.getByText('24 listopada, 15:53: pełnia')).toBeVisible();
    await expect(table.locator('[aria-current=date]')).toHaveText(/^21/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    const next = calendar.getByRole('button', { name: 'Następny miesiąc' });
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
