import { sidewaysScroll } from './eye/reflow.ts';
import { threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

test(
  'a declined payment: what was written waits under it, "Spróbuj ponownie" arrives at the payment of the filled form, and a reload of the form at the form [RD-2] [RD-3] [U31] [R66]',
  proofOnly,
  async ({ page }) => {
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
    const waiting = page.getByRole('region', { name: 'Zamówienie, które czeka' });
    await expect(waiting).toContainText('„O zmianie pracy”');
    await expect(waiting.locator('img')).toHaveAttribute('src', /./);
    await expect(page.getByText('Wrócisz prosto do płatności.')).toBeVisible();
    await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
    await expect(page.getByRole('heading', { name: 'Sprawdź i zapłać' })).toBeFocused();
    await expect
      .poll(() => order.summary.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
      .toBe(100);
    await expect(topic).toHaveValue('O zmianie pracy');
    await order.open(threeCards);
    await arrived();
    await page.reload();
    await arrived();
  },
);

test(
  'a specialist before a variant: her press leads to what she sells, and a variant to the form [RD-3] [R45]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await page.goto('/tarot');
    await page.getByRole('button', { name: `Wybieram: ${threeCards.fairy}, od` }).click();
    const heading = page.getByRole('heading', { name: 'wybierz rozkład, który prowadzi' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await page.locator('label', { has: order.variant(threeCards.variant) }).click();
    await expect(order.heading).toBeFocused();
  },
);

test('three questions lead to a paid order; a slip in its address is mended at the field, and another one after it [RD-4] [RD-7] [R63] [R81] [R82]', async ({
  page,
}) => {
  const order = new OrderPage(page);
  await page.goto('/pomoz-mi-wybrac');
  await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
  for (const answer of ['Uczucia', 'Skąd', 'Wprost']) {
    await page.locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${answer}`) }) }).click();
    // A phone's screen holds the question with all that is pressed; only the shop's footer lies below.
    expect(
      await page.locator('footer').evaluate((foot) => foot.getBoundingClientRect().top + scrollY),
    ).toBeLessThanOrEqual(844);
    await page.getByRole('button', { name: /^(Dalej|Pokaż wybór)$/ }).click();
  }
  await page.getByRole('link', { name: 'Biorę ten wybór' }).click();
  await expect(order.heading).toBeFocused();

  const slipped = hanna.email.replace('przyklad.pl', 'gmial.com');
  await order.fillIn({ email: slipped, confirmEmail: slipped });
  await order.form.getByRole('button', { name: 'Tak, popraw adres' }).click();
  const meant = slipped.replace('gmial', 'gmail');
  await expect(order.email).toHaveValue(meant);
  await expect(order.confirmEmail).toHaveValue(meant);
  await order.terms.click();
  await order.pay('PAYU');
  await settlePayment(page, 'Zapłać');
  await expectResult(page, 'Zamówienie potwierdzone');
  await expect(page.getByRole('main')).toContainText(meant);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('link', { name: 'Popraw adres' }).click();
  await page.getByLabel('Prawidłowy adres e-mail').fill(hanna.email);
  await page.getByLabel('Powtórz adres').fill(hanna.email);
  await page.getByRole('button', { name: 'Popraw adres' }).click();
  await expectResult(page, 'Adres poprawiony');
  await expect(page.getByRole('main')).toContainText(hanna.email);
});
