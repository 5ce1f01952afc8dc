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
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null'))).toMatchObject({
    analytics: false,
    marketing: false,
  });
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

for (const [path, region, field, button] of [
  ['/', 'Odbierz e-book „Dwanaście nocy”', 'Adres e-mail', 'Pobierz darmowy e-book'],
] as const) {
  test(`[SH-14] ${path}: a form sent before its script has come puts nothing into the address`, async ({
    page,
  }) => {
    const letCome = await openBeforeItsScripts(page, path);
    const form = page.getByRole('form', { name: region });
    await form.getByRole('textbox', { name: field }).fill('hanna@przyklad.pl');
    await form.getByRole('textbox', { name: field }).press('Enter');
    await form.getByRole('button', { name: button }).click();
    letCome();
    await expect(form.getByText('Musisz zaakceptować regulamin i politykę prywatności')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
}
