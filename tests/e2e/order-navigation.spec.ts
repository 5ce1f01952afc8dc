import { threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { expect, test } from './support/shop-test.ts';

const currentStep = 'li[aria-current="step"]';

test('back after choosing: step by step out, step by step in, and nothing typed is lost [OP-10] [U1]', async ({
  page,
}) => {
  const order = new OrderPage(page);
  await page.goto('/');
  await page.goto('/tarot');
  await order.choose(threeCards);
  await order.firstName.fill(hanna.firstName);
  await order.firstName.blur();

  await page.goBack();
  await expect(order.confirmEmail).toHaveCount(0);
  await expect(order.variant(threeCards.variant)).toBeChecked();
  await expect(order.pick(threeCards.fairy)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator(currentStep)).toContainText('Wróżka');
  await page.goBack();
  await expect(page).toHaveURL(/\/tarot$/);
  await expect(order.variant(threeCards.variant)).not.toBeChecked();
  await expect(page.locator(currentStep)).toContainText('Wariant');

  await page.goForward();
  await page.goForward();
  await expect(order.firstName).toHaveValue(hanna.firstName);
  await expect(order.pick(threeCards.fairy)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(currentStep)).toContainText('Twoje dane');
});
