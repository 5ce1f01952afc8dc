import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import type { PageWatch } from './support/page-watch.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

const noticeOf = (page: Page) => page.getByText('Ta przeglądarka jest za stara');

/** Keeps the page's scripts from coming: an engine so old does not get them to run either. */
async function withoutScripts(page: Page, watch: PageWatch) {
  watch.allow(/^failed: GET .*\/assets\//, /Failed to load resource/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
}

test(
  'a browser that is too old is told so in plain HTML at the page’s top, and no other [EG-1]',
  proofOnly,
  async ({ page, watch }) => {
    await withoutScripts(page, watch);
    await page.goto('/kontakt');
    await expect(noticeOf(page)).toBeAttached();
    await expect(noticeOf(page)).toBeHidden();

    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
      localStorage.setItem('theme', 'dark');
    });
    await page.goto('/tarot');
    const notice = page.getByRole('alert').filter({ has: noticeOf(page) });
    await expect(notice).toContainText('Zaktualizuj ją, otwórz stronę w innej albo napisz do nas: ');
    await expect(notice).toContainText(/[^ ]+@[^ ]+\.$/);
    const top = await notice.boundingBox();
    const below = await page.locator('#app').boundingBox();
    expect(top?.y).toBe(0);
    expect(below?.y).toBe(top?.height);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  },
);

test('an engine without media ranges is too old as well [EG-1]', proofOnly, async ({ page, watch }) => {
  await withoutScripts(page, watch);
  await page.addInitScript(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) => asked(query.includes('>=') ? 'not all' : query);
  });
  await page.goto('/kontakt');
  await expect(noticeOf(page)).toBeVisible();
});

test(
  'an engine without AbortSignal.any shows the moon and the specialists, and orders [EG-1]',
  proofOnly,
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
    const order = new OrderPage(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Dziś na niebie' })).toContainText('%');
    await order.makeReady(threeCards);
    await order.pay();
    await page.waitForURL(/\/sandbox\/pay\//);
    await settlePayment(page, 'Zapłać');
    await expectResult(page, 'Zamówienie potwierdzone');
  },
);
