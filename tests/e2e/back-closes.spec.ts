import type { Locator, Page } from '@playwright/test';
import { oneCard, threeCards } from './support/offers.ts';
import { closeDesk, enterByInvitation, openDesk } from './support/open-desk.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const menuIcon = (page: Page) => page.getByRole('button', { name: 'Otwórz menu' });
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const atPath = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(path);
const atPage = (page: Page) => expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(false);

/** Back closes what the button opens; address, place and what was chosen stay. */
async function closesByBack(page: Page, button: Locator) {
  const dialog = page.getByRole('dialog');
  await button.click();
  await expect(dialog).toBeVisible();
  await page.waitForTimeout(300);
  const place = () => page.evaluate(() => `${location.href} ${Math.round(scrollY)}`);
  const before = await place();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(await place()).toBe(before);
}

test(
  'Back closes a dialog of the shop and nothing else: the choice and what was typed stay [SH-9] [OP-10]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/kontakt');
    await page.goto('/tarot');
    await page.getByRole('radio', { name: oneCard.variant }).press(' ');
    await page.getByRole('button', { name: `Wybieram: ${oneCard.fairy}` }).click();
    const name = page.getByRole('textbox', { name: 'Imię' }).first();
    await name.fill('Hanna');
    await expect(page).toHaveURL(/wrozka=/);
    const { search } = new URL(page.url());
    await closesByBack(page, page.getByRole('button', { name: `Więcej: ${threeCards.fairy}` }).first());
    await expect(name).toHaveValue('Hanna');
    await atPath(page, `/tarot${search}`);
  },
);

test('a link in the menu leaves no entry behind; Escape, a reload and a choice in a dialog cost no Back [SH-9] [SH-8]', async ({
  page,
}) => {
  await page.goto('/kontakt');
  await menuIcon(page).click();
  await menuOf(page).getByRole('link', { name: 'Tarot' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarot' })).toBeVisible();
  await page.goBack();
  await atPath(page, '/kontakt');
  await expect(menuOf(page)).toHaveCount(0);
  await page.goForward();
  await atPath(page, '/tarot');

  // The page that is open already.
  await menuIcon(page).click();
  await menuOf(page).getByRole('link', { name: 'Tarot' }).click();
  await expect(menuOf(page)).toHaveCount(0);
  await atPage(page);
  await page.goBack();
  await atPath(page, '/kontakt');
  await page.goForward();
  await atPath(page, '/tarot');

  await menuIcon(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.reload();
  await atPage(page);
  await expect(menuOf(page)).toHaveCount(0);

  await page.getByRole('radio', { name: threeCards.variant }).press(' ');
  await page
    .getByRole('button', { name: `Więcej: ${threeCards.fairy}` })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Wybieram/ })
    .click();
  await expect(page).toHaveURL(/wrozka=/);
  await expect(page.getByRole('region', { name: 'Sprawdź i zapłać' })).toContainText(threeCards.fairy);
  const chosen = page.url();
  await menuIcon(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);
  await atPage(page);
  expect(page.url()).toBe(chosen);
  await page.goBack();
  await expect(page).not.toHaveURL(/wrozka=/);
  await page.goBack();
  await atPath(page, '/tarot');
  await page.goBack();
  await atPath(page, '/kontakt');
});

test(
  'at the desk Back closes search and sheet; unsaved text is asked about once, and Back answers that it stays [DK-6]',
  proofOnly,
  async ({ page, watch }) => {
    test.setTimeout(180_000);
    watch.allow(/^foreign: \w+ http:\/\/(localhost|127)/);
    const desk = await openDesk();
    await enterByInvitation(page, desk);
    await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();
    await page.goto(`${desk.url}/kupony`);
    await page.goto(`${desk.url}/zamowienia`);
    const dialog = page.getByRole('dialog');
    await expect(page.getByRole('heading', { level: 1, name: 'Zamówienia' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await atPath(page, '/zamowienia');

    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill('oferta');
    await dialog.getByRole('option', { name: /Oferta i ceny/ }).click();
    await atPath(page, '/oferta');
    await page.getByRole('textbox', { name: /^Jagna, Jedna karta/ }).fill('41');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await atPath(page, '/oferta');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await atPath(page, '/oferta');
    await expect(page.getByRole('textbox', { name: /^Jagna, Jedna karta/ })).toHaveValue('41,00');
    await closeDesk(desk, page.context());
  },
);
