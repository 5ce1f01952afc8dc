import { recordDataLayer } from './support/data-layer.ts';
import { priceText, threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { expect, test } from './support/shop-test.ts';

test('a reading with a coupon, paid by PayU, on a phone [OP-1] [OF-3] [OF-5] [OR-1] [OR-5] [OR-6] [SH-14] [U14] [U30]', async ({
  page,
}) => {
  const layer = await recordDataLayer(page);
  const order = new OrderPage(page);
  const { variant, fairy, price, fairyProductId } = threeCards;
  const paid = Math.round(price * 85) / 100;

  await page.goto('/tarot');
  await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
  await order.choose(threeCards);
  await order.fillIn();
  await order.applyCode('PAPROC15');
  await expect(order.amount()).toHaveText(priceText(paid));
  await order.terms.click();
  await order.pay('PAYU');

  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(page.getByRole('note')).toContainText('TRYB TESTOWY');
  const payment = page.locator('dl');
  for (const fact of [variant, priceText(paid), 'PayU']) await expect(payment).toContainText(fact);
  await settlePayment(page, 'Zapłać');

  await expectResult(page, 'Zamówienie potwierdzone');
  await expect(page).toHaveTitle(/^Zamówienie potwierdzone/);
  await expect(page).toHaveURL(/\/zamowienie\?orderId=\d+$/);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const facts = page.locator('main dl');
  for (const fact of [variant, fairy, priceText(paid), orderId]) await expect(facts).toContainText(fact);
  await expect(page.getByText(/Odpowiedź przyjdzie w\sciągu 12\sgodzin, najpóźniej/)).toBeVisible();
  await expect(page.getByText(hanna.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz darmowy e-book' })).toBeVisible();

  await page.reload();
  await expectResult(page, 'Zamówienie potwierdzone');
  const items = [{ item_id: fairyProductId, item_name: variant, price: paid, quantity: 1 }];
  const facts14 = { transaction_id: orderId, value: paid, currency: 'PLN', coupon: 'PAPROC15', items };
  expect(layer.events('PlaceAnOrder')).toEqual([{ event: 'PlaceAnOrder', ...facts14 }]);
  expect(layer.events('purchase')).toEqual([{ event: 'purchase', ecommerce: facts14 }]);
  for (const secret of [hanna.firstName, hanna.email, hanna.year, 'customerId']) {
    expect(layer.text()).not.toContain(secret);
  }
});
