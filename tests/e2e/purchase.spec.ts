import { recordDataLayer } from './support/data-layer.ts';
import { forTwo, priceText, threeCards } from './support/offers.ts';
import { bogdan, hanna, OrderPage, type Provider } from './support/order-page.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly, sample } from './support/sample.ts';

const providers = [
  { provider: 'PAYU', name: 'PayU' },
  { provider: 'STRIPE', name: 'Stripe' },
] as const satisfies { provider: Provider; name: string }[];

for (const { provider, name } of sample(providers)) {
  test(`a reading with a coupon, paid by ${name}, on a phone [OP-1] [OF-3] [OF-5] [OR-1] [OR-5] [OR-6] [SH-14] [U14] [U30]`, async ({
    page,
  }) => {
    const layer = await recordDataLayer(page);
    const order = new OrderPage(page);
    const { variant, fairy, price, fairyProductId } = threeCards;
    const paid = Math.round(price * 85) / 100;

    await page.goto('/tarot');
    await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await order.choose(threeCards);
    await order.fill();
    await order.applyCode('PAPROC15');
    await expect(order.amount()).toHaveText(priceText(paid));
    await order.terms.click();
    await order.pay(provider);

    await page.waitForURL(/\/sandbox\/pay\//);
    await expect(page.getByRole('note')).toContainText('TRYB TESTOWY');
    const payment = page.locator('dl');
    for (const fact of [variant, priceText(paid), name]) await expect(payment).toContainText(fact);
    await settlePayment(page, 'Zapłać');

    await expectResult(page, 'Zamówienie potwierdzone');
    await expect(page).toHaveTitle(/^Zamówienie potwierdzone/);
    await expect(page).toHaveURL(/\/zamowienie\?orderId=\d+$/);
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
    const facts = page.locator('main dl');
    for (const fact of [variant, fairy, priceText(paid), orderId]) await expect(facts).toContainText(fact);
    await expect(
      page.getByText(
        `Odpowiedź przyjdzie na ${hanna.email[0]}…@${hanna.email.split('@')[1]} w ciągu 12 godzin`,
      ),
    ).toBeVisible();
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
}

test(
  'a reading for two carries the second person, and analytics receives neither [OP-9] [SH-14]',
  proofOnly,
  async ({ page }) => {
    const layer = await recordDataLayer(page);
    const order = new OrderPage(page);
    await order.open(forTwo);
    await order.fill();
    await order.fillPartner();
    await order.terms.click();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/order'),
    );
    await order.pay('STRIPE');
    expect((await sent).postDataJSON()).toEqual({
      fairyProductId: forTwo.fairyProductId,
      consents: { terms: expect.stringMatching(/^[0-9a-f]{64}$/) },
      questions: [],
      customer: { name: hanna.firstName, email: hanna.email, birthDate: '1988-03-15' },
      partner: { name: bogdan.name, birthDate: '1985-11-02' },
      paymentProvider: 'STRIPE',
    });
    await settlePayment(page, 'Zapłać');
    await expectResult(page, 'Zamówienie potwierdzone');
    for (const secret of [hanna.firstName, hanna.email, bogdan.name, '1985']) {
      expect(layer.text()).not.toContain(secret);
    }
  },
);

test('the purchase at 320 × 256, as a wide screen at 400 % is [A11] [U26]', proofOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const order = new OrderPage(page);
  await page.goto('/tarot');
  await order.choose(threeCards);
  await order.fill();
  await order.terms.click();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await order.pay('PAYU');
  await settlePayment(page, 'Zapłać');
  await expectResult(page, 'Zamówienie potwierdzone');
});
