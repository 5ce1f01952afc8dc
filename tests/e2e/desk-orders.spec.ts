import { proofOnly } from './support/sample.ts';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { addAuthenticator, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { settlePayment } from './support/payment-page.ts';
import { placeOrder } from './support/placed-order.ts';
import { test } from './support/shop-test.ts';

/** A file of orders asks for a passkey once. */
const onPurpose = [
  /^console: Failed to load resource.*403/,
  /^foreign: \w+ (http:\/\/(localhost|127)|blob:)/,
];

let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openDesk();
});
test.afterAll(() => desk.shop.kill());
test.beforeEach(({ watch }) => watch.allow(...onPurpose));

/** Places an order in the shop; resolves with its number and the way to its payment. */
const place = (page: Page, birthDate = '1988-03-15') =>
  placeOrder(
    {
      ...page.request,
      post: (path: string, options: object) => page.request.post(desk.shop.url + path, options),
    } as never,
    'STRIPE',
    { customer: { birthDate } },
  );

test(
  '[DK-7] P9 P10 P13: an owner filters all orders, opens one, comes back to its row, searches and takes the file',
  proofOnly,
  async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    const paid = await place(page);
    const shopPage = await page.context().newPage();
    await shopPage.goto(paid.paymentLink);
    await settlePayment(shopPage, 'Zapłać');
    await expect(shopPage.getByRole('heading', { level: 1, name: 'Zamówienie potwierdzone' })).toBeVisible();
    await shopPage.close();
    const unpaid = await place(page, '1988-03-16');

    await addAuthenticator(page);
    await page.goto(desk.invitation);
    await page.getByRole('button', { name: 'Zapisz klucz w tym urządzeniu' }).click();
    await page.getByRole('checkbox', { name: 'Mam je zapisane w bezpiecznym miejscu' }).click();
    await page.getByRole('button', { name: 'Przejdź do kolejki' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();

    await page.keyboard.press('g');
    await page.keyboard.press('z');
    await expect(page.getByRole('heading', { level: 1, name: 'Zamówienia' })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Lista zamówień' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.getByRole('link', { name: /^Nieopłacone/ }).click();
    await expect(page).toHaveURL(`${desk.url}/zamowienia?stan=unpaid`);
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(String(unpaid.orderId));
    await page.getByRole('link', { name: /^Wszystkie/ }).click();
    await expect(page).toHaveURL(`${desk.url}/zamowienia`);
    await page.getByRole('link', { name: /^Kwota, / }).click();
    await expect(page).toHaveURL(`${desk.url}/zamowienia?sort=dearest`);
    await expect(page.getByRole('columnheader', { name: /^Kwota/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    // Both Backs lead to the same entry of the history, with the focus on the row.
    const opened = page.locator(`#zamowienie-${paid.orderId}`);
    for (const back of ['browser', 'page'] as const) {
      const before = await page.evaluate(() => history.length);
      await opened.click();
      await expect(page).toHaveURL(`${desk.url}/zamowienia/${paid.orderId}`);
      await expect(page.getByRole('heading', { name: 'Pieniądze' })).toBeVisible();
      if (back === 'browser') await page.goBack();
      else await page.locator('main').getByRole('link', { name: 'Zamówienia' }).click();
      await expect(page).toHaveURL(`${desk.url}/zamowienia?sort=dearest`);
      await expect(opened).toBeFocused();
      expect(await page.evaluate(() => history.length)).toBe(back === 'browser' ? before + 1 : before);
    }

    // A customer's address is not written into the page's address.
    await page.keyboard.press('/');
    await page.keyboard.type('nikt@');
    await expect(page.getByText('Nie ma takich zamówień')).toBeVisible();
    await expect(page).toHaveURL(`${desk.url}/zamowienia?sort=dearest`);
    await page.getByRole('link', { name: 'Pokaż wszystkie' }).click();
    await expect(rows).toHaveCount(3);
    await page.getByRole('searchbox').fill(String(paid.orderId));
    await expect(page).toHaveURL(`${desk.url}/zamowienia?szukaj=${paid.orderId}`);
    await expect(rows).toHaveCount(2);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Pobierz CSV, 1/ }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.startsWith('\uFEFFNr;')).toBe(true);
    expect(file.trimEnd().split('\r\n')).toHaveLength(2);
    await expect(page.getByText('Plik jest pobrany.')).toBeVisible();

    await page.getByRole('searchbox').blur();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Numer, imię, adres, płatność, kupon albo słowa' });
    await field.fill(String(paid.orderId));
    await expect(page.getByRole('option', { name: new RegExp(`nr ${paid.orderId}`) })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectAccessible(page);
    await field.press('Enter');
    await expect(page).toHaveURL(`${desk.url}/zamowienia/${paid.orderId}`);

    // On a phone rows are cards, and nothing has to be scrolled sideways.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${desk.url}/zamowienia`);
    await expect(opened).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Nr' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  },
);

test(
  'on a laptop the rail scrolls alone, the first theme is the device’s, and no month breaks in the history [owner row 8] [owner row 22]',
  proofOnly,
  async ({ page }) => {
    test.setTimeout(150_000);
    const { orderId } = await place(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1366, height: 768 });
    await addAuthenticator(page);
    await page.goto(await desk.sample());
    await page.getByRole('button', { name: /właścicielk/i }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const rail = page.getByRole('complementary', { name: 'Zaplecze' });
    const stays = [
      rail.getByRole('button', { name: /^Szukaj/ }),
      rail.getByRole('button', { name: 'Wyjdź' }),
    ];
    for (const one of stays) await expect(one).toBeInViewport({ ratio: 1 });
    await rail.getByRole('navigation').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(rail.getByRole('navigation').getByRole('link').last()).toBeInViewport({ ratio: 1 });
    for (const one of stays) await expect(one).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // Every entry of the order is of the month with the longest name.
    await page.route(`**/desk-api/orders/${orderId}`, async (route) => {
      const response = await route.fetch();
      const order = await response.json();
      const timeline = order.timeline.map((entry: object) => ({ ...entry, at: '2026-10-24T23:16:00.000Z' }));
      await route.fulfill({ response, json: { ...order, timeline } });
    });
    await page.goto(`${desk.url}/zamowienia/${orderId}`);
    const times = page.getByRole('region', { name: 'Co się działo' }).locator('time');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(times.first()).toContainText('października');
      // A word that breaks stands on two lines, and so has two boxes.
      const broken = await times.evaluateAll((all) =>
        all.flatMap((time) => {
          const text = time.firstChild;
          if (!text) return [];
          return [...(text.textContent ?? '').matchAll(/[\p{L}\d:]+/gu)].flatMap((word) => {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            return range.getClientRects().length > 1 ? [word[0]] : [];
          });
        }),
      );
      expect([width, broken]).toEqual([width, []]);
    }
  },
);
