import type { Page } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';

/** Opens a page whose scripts are still on their way; the returned function lets them come. */
async function openBeforeItsScripts(page: Page, path: string): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letCome;
}

test('[SH-4] a press on the consent banner before any script has come is kept, not lost', async ({
  page,
}) => {
  const letCome = await openBeforeItsScripts(page, '/');
  const banner = page.getByRole('region', { name: /Ciasteczka/ });
  await banner.getByRole('button', { name: 'Tylko niezbędne' }).click();
  await expect(banner).toBeVisible();
  letCome();
  await expect(banner).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null')))
    .toMatchObject({ analytics: false, marketing: false });
});

test('[SH-9] the menu icon pressed early opens the menu once, however often it was pressed', async ({
  page,
}) => {
  const letCome = await openBeforeItsScripts(page, '/pomoc');
  const open = page.getByRole('button', { name: 'Otwórz menu' });
  await open.click();
  await open.click();
  letCome();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('[SH-14] a form sent before its script has come puts nothing into the address', async ({ page }) => {
  const letCome = await openBeforeItsScripts(page, '/');
  const form = page.getByRole('form', { name: 'Odbierz e-book „Dwanaście nocy”' });
  const email = form.getByRole('textbox', { name: 'Adres e-mail' });
  await email.fill('hanna@przyklad.pl');
  await email.press('Enter');
  await form.getByRole('button', { name: 'Pobierz darmowy e-book' }).click();
  letCome();
  await expect(form.getByText('Musisz zaakceptować regulamin i politykę prywatności')).toBeVisible();
  await expect(email).toHaveValue('hanna@przyklad.pl');
  expect(new URL(page.url()).search).toBe('');
});

test('[CO-2] what was typed before the scripts have come stays, and counts', async ({ page }) => {
  const letCome = await openBeforeItsScripts(page, '/kontakt');
  const form = page.getByRole('form', { name: 'Napisz do nas' });
  const typed = {
    Imię: 'Hanna',
    Nazwisko: 'Nowak',
    'Adres e-mail': 'hanna@przyklad.pl',
    Wiadomość: 'Dzień dobry',
  };
  for (const [name, text] of Object.entries(typed)) {
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  }
  letCome();
  await expect(form.getByRole('button', { name: 'Wyślij' })).toBeEnabled();
  for (const [name, text] of Object.entries(typed)) {
    await expect(form.getByRole('textbox', { name, exact: true })).toHaveValue(text);
  }
});
