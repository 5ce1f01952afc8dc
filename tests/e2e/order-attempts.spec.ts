import { threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

test(
  'back from the payment page and another press: the first order can no longer be paid, the second can [OF-6] [U2]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    await order.pay('PAYU');
    await page.waitForURL(/\/sandbox\/pay\//);
    const firstPage = page.url();
    await page.goBack();
    await expect(order.email).toHaveValue(hanna.email);
    // A page out of the back/forward cache has the terms still accepted; a reloaded one never has.
    if (!(await order.terms.isChecked())) await order.terms.click();
    await order.pay('STRIPE');
    await page.waitForURL((url) => url.href !== firstPage && url.pathname.startsWith('/sandbox/pay/'));
    const secondPage = page.url();

    await page.goto(firstPage);
    await expect(page.getByText('Ta płatność jest już zakończona.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zapłać' })).toHaveCount(0);
    await page.getByRole('link').click();
    await expectResult(page, 'Zamówienie nieudane');
    await page.goto(secondPage);
    await settlePayment(page, 'Zapłać');
    await expectResult(page, 'Zamówienie potwierdzone');
  },
);
