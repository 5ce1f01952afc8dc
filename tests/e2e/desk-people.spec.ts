import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { addAuthenticator, enterByInvitation, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { outboxMails } from './support/outbox.ts';
import { test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

/** What gives access is refused first without a passkey of a moment ago. */
const onPurpose = [/^console: Failed to load resource.*403/, /^foreign: \w+ http:\/\/(localhost|127)/];

let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openDesk();
});
test.afterAll(() => desk.shop.kill());
test.beforeEach(({ watch }) => watch.allow(...onPurpose));

test(
  'an owner renews her codes, invites a specialist, who comes in by the mail’s link, and withdraws an invitation [DK-1] [DK-2]',
  proofOnly,
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await enterByInvitation(page, desk);
    await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();

    await page.getByRole('link', { name: 'Konto' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
    await expect(page.getByText('to urządzenie')).toBeVisible();
    await expect(page.getByText('Ostatniego klucza nie da się usunąć.')).toBeVisible();
    await page.getByRole('button', { name: 'Zrób nowe kody' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zrób nowe kody' }).click();
    await expect(page.getByRole('region', { name: 'Kody zapasowe' }).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.getByRole('button', { name: /^Zmień nazwę klucza/ }).click();
    await page.getByRole('textbox', { name: 'Nowa nazwa' }).fill('Laptop w pracowni');
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Zmień nazwę klucza: Laptop w pracowni' })).toBeVisible();

    await page.getByRole('link', { name: 'Ludzie' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ludzie' })).toBeVisible();
    const invite = async (name: string, email: string, whose: string) => {
      await page.getByRole('textbox', { name: 'Imię' }).fill(name);
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await page
        .getByRole('combobox', { name: 'Na czyje zamówienia odpowiada' })
        .selectOption({ label: whose });
      await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
    };
    await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
    await expect(page.getByText('Ten adres nie wygląda na e-mail.')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await invite('Jagna', 'jagna@przyklad.pl', 'Jagna');
    await expect(page.getByText('Zaproszenie poszło na adres jagna@przyklad.pl.')).toBeVisible();
    await invite('Halszka', 'halszka@przyklad.pl', 'Halszka');
    await expect(page.getByText('Zaproszenie poszło na adres halszka@przyklad.pl.')).toBeVisible();
    await page.getByRole('button', { name: 'Cofnij zaproszenie: Halszka' }).click();
    await expect(page.getByRole('button', { name: /^Cofnij zaproszenie/ })).toHaveCount(1);

    const linkTo = async (address: string) => {
      const read = async (path: string) => (await page.request.get(desk.shop.url + path)).text();
      const mails = await outboxMails({
        get: (path: string) => page.request.get(desk.shop.url + path),
      } as never);
      const pages = await Promise.all(mails.map(({ path }) => read(path)));
      return /http[^"\s<]+zaproszenie#[\w-]+/.exec(pages.find((one) => one.includes(address)) ?? '')?.[0];
    };
    await expect.poll(() => linkTo('jagna@przyklad.pl'), { timeout: 20_000 }).toBeDefined();
    const context = await browser.newContext({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
    const hers = await context.newPage();
    await addAuthenticator(hers);
    await hers.goto((await linkTo('jagna@przyklad.pl')) ?? '');
    await hers.getByRole('button', { name: 'Zapisz klucz w tym urządzeniu' }).click();
    await hers.getByRole('checkbox', { name: 'Mam je zapisane w bezpiecznym miejscu' }).click();
    await hers.getByRole('button', { name: 'Przejdź do kolejki' }).click();
    await expect(hers.getByRole('heading', { level: 1, name: /^Dzień dobry/ })).toBeVisible();
    await expect(hers.getByRole('link', { name: 'Ludzie' })).toHaveCount(0);
    await hers.goto(`${desk.url}/ludzie`);
    await expect(hers.getByText('Tej strony nie ma').first()).toBeVisible();

    // Her sessions end at once, and she is asked for her passkey where she stands.
    await page.reload();
    await page.getByRole('button', { name: 'Zakończ sesje: Jagna' }).click();
    await expect(page.getByRole('button', { name: 'Zakończ sesje: Jagna' })).toHaveCount(0);
    await hers.goto(desk.url);
    await hers.getByRole('button', { name: 'Wejdź kluczem' }).click();
    await expect(hers.getByRole('heading', { level: 1, name: /^Dzień dobry/ })).toBeVisible();

    // Her access ends at once, and she is told so where she stands.
    await page.getByRole('button', { name: 'Odbierz dostęp: Jagna' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Odbierz dostęp' }).click();
    await expect(page.getByRole('button', { name: 'Odbierz dostęp: Jagna' })).toHaveCount(0);
    await hers.goto(desk.url);
    await expect(hers.getByRole('button', { name: 'Wejdź kluczem' })).toBeVisible();
    await context.close();
  },
);
