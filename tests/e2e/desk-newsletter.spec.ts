import { expect, request } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { linksOfMail, outboxMails } from './support/outbox.ts';
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
  'an owner writes a letter, tries it on herself and sends it to who has confirmed [DK-22]',
  proofOnly,
  async ({ page, watch }) => {
    // Sending asks for a fresh passkey.
    watch.allow(/^foreign: \w+ http:\/\/(localhost|127)/, /^console: Failed to load resource.*403.*\/start/);
    const { url } = desk.shop;
    await page.setViewportSize({ width: 1280, height: 900 });
    // A reader signs up and confirms.
    const shop = await request.newContext({ baseURL: url });
    await shop.post('/api/newsletter', { data: { email: 'ewa@example.pl' } });
    const subjects = async () => (await outboxMails(shop)).map(({ subject }) => subject);
    const isConfirmation = (links: readonly string[]) => links.some((one) => one.includes('/newsletter/'));
    const [link = ''] = await linksOfMail(shop, url, isConfirmation);
    const token = new URL(link).searchParams.get('token');
    await shop.post('/api/newsletter/confirm', { data: { token } });

    await enterByInvitation(page, desk);
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await expect(page.getByText(/^Potwierdzonych: 1.adres$/)).toBeVisible();
    await page.getByRole('button', { name: 'Napisz list' }).click();
    await page.getByRole('textbox', { name: 'Temat', exact: true }).fill('Pełnia w Byku');
    await page
      .getByRole('textbox', { name: 'List', exact: true })
      .fill('Dziś pełnia.\n\nWięcej na https://example.pl/pelnia.');
    await page.getByRole('textbox', { name: 'Napis na przycisku' }).fill('Zapytaj karty');
    await page.getByRole('textbox', { name: 'Dokąd prowadzi przycisk' }).fill('/tarot');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Zapisane.')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Dziś pełnia.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Wyślij próbnie do mnie' }).click();
    await expect(page.getByText('Próbny list idzie na twój adres.')).toBeVisible();
    await page.getByRole('button', { name: /^Wyślij do 1.osoby/ }).click();
    await page.getByRole('button', { name: /^Wyślij do 1.osoby/ }).click();
    await expect(page.getByText('wysłany')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await expect.poll(subjects).toContain('Pełnia w Byku');
  },
);
