import { forTwo } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

async function expectHanna(order: OrderPage): Promise<void> {
  await expect(order.firstName).toHaveValue(hanna.firstName);
  await expect(order.email).toHaveValue(hanna.email);
  await expect(order.confirmEmail).toHaveValue(hanna.email);
  await expect(order.day).toHaveValue(hanna.day);
  await expect(order.month).toHaveText(hanna.month);
  await expect(order.year).toHaveValue(hanna.year);
}

test(
  'a reload in the middle of the form: choice, her data and the coupon stay, terms and her partner do not [OF-4] [OP-10] [RD-2] [U3]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await page.goto('/tarot');
    await order.choose(forTwo);
    await order.fillIn();
    await order.fillPartner();
    await order.terms.click();
    await order.applyCode('PAPROC15');
    await expect(order.removeCoupon).toBeVisible();
    await page.reload();

    await expectHanna(order);
    await expect(order.partner.getByRole('textbox', { name: 'Imię partnera lub partnerki' })).toHaveValue('');
    await expect(order.variant(forTwo.variant)).toBeChecked();
    await expect(order.pick(forTwo.fairy)).toHaveAttribute('aria-pressed', 'true');
    await expect(order.terms).not.toBeChecked();
    await expect(order.removeCoupon).toBeVisible();
    await expect(order.oldPrice).toContainText(forTwo.shownPrice);
  },
);
