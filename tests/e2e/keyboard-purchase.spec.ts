import type { Locator, Page } from '@playwright/test';
import { threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { expectResult } from './support/payment-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

/** Walks on by Tab until an element has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(goal)}`);
}

test(
  'the whole purchase by keyboard alone [A5] [A12] [A18] [A25] [A26] [A27] [U25]',
  proofOnly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const order = new OrderPage(page);
    const { keyboard } = page;
    await page.goto('/tarot');

    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    // Nothing is chosen yet: Tab enters the group at its first card, and the arrows choose.
    await tabTo(page, order.variant('Jedna karta'));
    await keyboard.press('ArrowDown');
    await expect(order.variant('Trzy karty')).toBeChecked();
    await expect(order.variant('Trzy karty')).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('radio').and(page.locator(':focus'))).toHaveCount(0);
    await tabTo(page, order.pick(threeCards.fairy));
    await keyboard.press('Enter');
    await expect(order.heading).toBeFocused();

    await tabTo(page, order.firstName);
    await keyboard.type(hanna.firstName);
    await keyboard.press('Tab');
    await keyboard.type(hanna.email);
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('ControlOrMeta+c');
    await keyboard.press('Tab');
    await keyboard.press('ControlOrMeta+v');
    await expect(order.confirmEmail).toHaveValue(hanna.email);
    await keyboard.press('Tab');
    await keyboard.type(hanna.day);
    await keyboard.press('Tab');
    await expect(order.month).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await keyboard.type('kw');
    await expect(page.getByRole('option', { name: 'kwiecień' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(order.month).toBeFocused();
    await expect(order.month).toHaveAttribute('aria-expanded', 'false');
    await expect(order.month).toHaveText('Wybierz');
    await keyboard.type('mar');
    await expect(order.month).toHaveText('marzec');
    await keyboard.press('Tab');
    await keyboard.type(hanna.year);

    await tabTo(page, order.summary.getByRole('button', { name: 'Mam kod' }));
    await page.keyboard.press('Enter');
    await expect(order.coupon).toBeFocused();
    await keyboard.type('PAPROC15');
    await keyboard.press('Enter');
    await expect(order.removeCoupon).toBeVisible();
    await expect(order.coupon).toBeFocused();
    await tabTo(page, order.terms);
    await keyboard.press('Space');
    await expect(order.terms).toBeChecked();
    await tabTo(page, order.payButton('PAYU'));
    await keyboard.press('Enter');

    await page.waitForURL(/\/sandbox\/pay\//);
    await tabTo(page, page.getByRole('button', { name: 'Zapłać', exact: true }));
    await keyboard.press('Enter');
    await expectResult(page, 'Zamówienie potwierdzone');
  },
);
