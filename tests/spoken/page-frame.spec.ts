import { proofOnly } from '../e2e/support/sample.ts';
import { expect } from '../e2e/support/shop-test.ts';
import { ScreenReader } from './reader/screen-reader.ts';
import { test } from './spoken-test.ts';

test(
  'what a screen reader says of consent, menu, moon and a specialist’s dialog [A6] [A28] [A29] [A36] [A39] [A40]',
  proofOnly,
  async ({ page }) => {
    const reader = await ScreenReader.listen(page, {
      title: 'Zgoda, menu, kalendarz i karta wróżki',
      scope: 'page',
    });
    await reader.step('Strona przychodzi', async () => {
      await page.goto('/kontakt');
      await expect(page.locator('html')).toHaveAttribute('data-live', '');
    });
    await reader.step('Otwiera ustawienia ciasteczek', async () => {
      await page.getByRole('button', { name: 'Ustawienia', exact: true }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await reader.step('Włącza statystyki', () =>
      page.getByRole('dialog').getByRole('checkbox').first().press('Space'),
    );
    await reader.step('Zapisuje', async () => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Zapisz/ })
        .press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await reader.step('Zmienia motyw', () => page.getByRole('button', { name: /^Motyw/ }).press('Enter'));
    await reader.step('Otwiera menu', async () => {
      await page.getByRole('button', { name: 'Otwórz menu' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Tarot' })).toBeVisible();
    });
    await reader.step('Zamyka je klawiszem Escape', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: 'Tarot' })).toHaveCount(0);
    });
    const moon = page.getByRole('button', { name: /Otwórz kalendarz księżycowy/ });
    await reader.step('Otwiera kalendarz księżycowy', async () => {
      await moon.press('Enter');
      await expect(page.getByRole('table')).toBeVisible();
    });
    await reader.step('Następny miesiąc', async () => {
      await page.getByRole('button', { name: 'Następny miesiąc' }).press('Enter');
      await expect(page.getByRole('table', { name: 'grudzień 2026' })).toBeVisible();
    });
    await reader.step('Zamyka kalendarz', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await reader.step('Z menu idzie na stronę Tarot', async () => {
      await page.getByRole('button', { name: 'Otwórz menu' }).press('Enter');
      await page.getByRole('link', { name: 'Tarot' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarot');
    });
    await reader.step('Czyta o Jagnie', async () => {
      await page.getByRole('button', { name: 'Więcej: Jagna' }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await reader.step('Zamyka', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    reader.expectAsRecorded('page-frame');
  },
);
