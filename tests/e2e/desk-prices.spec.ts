import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enterByInvitation, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { test } from './support/shop-test.ts';

let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openDesk();
});
test.afterAll(() => desk.shop.kill());

test('an owner changes a price, the shop shows it within two seconds; a second tab with an older one is asked which stays [DK-6] [DK-9]', async ({
  page,
  watch,
}) => {
  watch.allow(/^console: Failed to load resource.*409/, /^foreign: \w+ http:\/\/(localhost|127)/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterByInvitation(page, desk);
  await page.getByRole('link', { name: 'Oferta i ceny' }).click();
  const name = /^Jagna, Jedna karta/;
  const field = page.getByRole('textbox', { name });
  await expect(field).toHaveValue('42,99');

  // A tab that hears of nothing, as a hidden one, so that its price is older when it saves.
  const late = await page.context().newPage();
  await late.addInitScript(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await late.setViewportSize({ width: 390, height: 844 });
  await late.goto(`${desk.url}/oferta`);
  await late.getByRole('textbox', { name }).fill('55 zł');
  await late.getByRole('textbox', { name: /^Jagna, Trzy karty/ }).fill('80');

  await field.fill('39,9');
  await expect(page.getByRole('group', { name })).toContainText(/Najniższa.*42,99/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Zapisane. Nowe ceny obowiązują.')).toBeVisible();
  await expect(field).toHaveValue('39,90');
  const shown = async () => {
    const fairies: { name: string; products: { price: number }[] }[] = await (
      await page.request.get(`${desk.shop.url}/api/fairy`)
    ).json();
    return JSON.stringify(fairies.find((fairy) => fairy.name === 'Jagna')).includes('39.9');
  };
  await expect.poll(shown, { timeout: 2_000 }).toBe(true);

  await late.getByRole('button', { name: 'Zapisz ceny' }).click();
  await late.getByRole('button', { name: /^Weź tę ze sklepu: 39,90/ }).waitFor();
  await expectAccessible(late);
  await late.getByRole('button', { name: /^Zostaw moją: 55,00/ }).click();
  await late.getByRole('button', { name: 'Zapisz ceny' }).click();
  await expect(late.getByText('Zapisane. Nowe ceny obowiązują.')).toBeVisible();
  // The first tab hears of both.
  await expect(field).toHaveValue('55,00');
  await expect(page.getByRole('textbox', { name: /^Jagna, Trzy karty/ })).toHaveValue('80,00');
});
