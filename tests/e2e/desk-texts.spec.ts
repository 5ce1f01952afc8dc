import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enterByInvitation, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { proofOnly } from './support/sample.ts';
import { test } from './support/shop-test.ts';

let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openDesk();
});
test.afterAll(() => desk.shop.kill());

test(
  'an owner writes a draft, looks at it at its own address, publishes it, and the shop shows it within two seconds [DK-16]',
  proofOnly,
  async ({ page, watch }) => {
    test.setTimeout(120_000);
    watch.allow(/^console: Failed to load resource.*410/, /^foreign: \w+ http:\/\/(localhost|127)/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await enterByInvitation(page, desk);
    await page.getByRole('link', { name: 'Teksty' }).click();
    await page.getByRole('link', { name: /^Tarot/ }).click();
    const shop = async (path = '/tarot') => (await page.request.get(desk.shop.url + path)).text();
    await page.getByRole('textbox', { name: 'Hasło' }).fill('Karty pytają razem z tobą.');
    await page.getByText('Tak klientka zobaczy to, co stoi w polach.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Adres całej strony' }).click();
    const link = page.getByRole('link', { name: 'Otwórz stronę ze szkicem' });
    const draft = await page.context().newPage();
    await draft.goto((await link.getAttribute('href')) ?? '');
    await expect(draft.getByText('Karty pytają razem z tobą.')).toBeVisible();
    await expectAccessible(draft);
    expect(await shop()).not.toContain('Karty pytają');
    await page.getByRole('button', { name: 'Opublikuj' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Opublikuj' }).click();
    await page.getByText('Opublikowane. Sklep pokazuje już nowy tekst.').waitFor();
    await expect.poll(() => shop(), { timeout: 2_000 }).toContain('Karty pytają');
    expect((await draft.reload())?.status()).toBe(410);
  },
);
