import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { settlePayment } from './support/payment-page.ts';
import { expect, test } from './support/shop-test.ts';

test('a declined payment: "Spróbuj ponownie" arrives at the form with all that was written, and so does a reload [RD-2] [RD-3] [U31]', async ({
  page,
}) => {
  const order = new OrderPage(page);
  const topic = order.form.getByRole('textbox', { name: /^O czym ma być/ });
  const arrived = async () => {
    await expect(order.heading).toBeFocused();
    await expect(order.heading).toBeInViewport();
    await expect
      .poll(() => order.heading.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
      .toBe(100);
    await expect(topic).toHaveValue('O zmianie pracy');
  };
  await order.makeReady(threeCards);
  await topic.fill('O zmianie pracy');
  await order.pay('PAYU');
  await page.waitForURL(/\/sandbox\/pay\//);
  await settlePayment(page, 'Odrzuć płatność');
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await arrived();
  await page.reload();
  await arrived();
});

test('a specialist before a variant: her press leads to what she sells, and a variant to the form [RD-3]', async ({
  page,
}) => {
  const order = new OrderPage(page);
  await page.goto('/tarot');
  await page.getByRole('button', { name: `Wybieram: ${threeCards.fairy}, od` }).click();
  const heading = page.getByRole('heading', { name: 'wybierz rozkład, który prowadzi' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.locator('label', { has: order.variant(threeCards.variant) }).click();
  await expect(order.heading).toBeFocused();
});
