import { oneCard, priceText, threeCards, threeCardsByMirela } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { COUPON_CALL, holdCalls, ORDER_CALL, refusal, requestsTo } from './support/order-call.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const discounted = priceText(Math.round(threeCards.price * 85) / 100);
const saved = priceText(threeCards.price - Math.round(threeCards.price * 85) / 100);
const otherwise = 'Nie udało się zastosować kuponu. Spróbuj ponownie później.';

for (const [what, code, text, response] of sample([
  ['102, from the shop itself', 'NIEMA', 'Podany kupon nie istnieje', undefined],
  ['103, from the shop itself', 'STARY', 'Kupon nie jest już dostępny', undefined],
  ['104', 'INNY', 'Kupon nie jest dostępny dla tego produktu', refusal(104)],
  ['500', 'AWARIA', otherwise, refusal(500, 500)],
  ['nonsense', 'DZIWNY', otherwise, { status: 200, json: { price: 'tanio' } }],
] as const)) {
  // tests/spoken walks the first case in `npm test`.
  test(
    `a coupon is refused (${what}): „${text}”, and nothing else changes [ER-2] [OF-8] [U13]`,
    proofOnly,
    async ({ page, watch }) => {
      watch.allow(/Failed to load resource/);
      const order = new OrderPage(page);
      await order.open(threeCards);
      if (response) await page.route(COUPON_CALL, (route) => route.fulfill(response));
      await order.applyCode(code);
      await expect(order.toast('Kupon nie został zastosowany!')).toBeVisible();
      await expect(order.toast(text)).toBeVisible();
      await expect(order.coupon).toHaveAttribute('aria-invalid', 'true');
      await expect(order.coupon).toHaveAccessibleDescription(new RegExp(text));
      await expect(order.coupon).toHaveValue(code);
      await expect(order.coupon).toBeFocused();
      await expect(order.amount()).toHaveText(threeCards.shownPrice);

      await order.coupon.fill('INNY KOD');
      await expect(order.coupon).not.toHaveAttribute('aria-invalid');
    },
  );
}

test(
  'a good coupon: old price struck through, saving named, and it can be taken off [ER-2] [OF-2] [OF-8] [U14] [A8]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.open(threeCards);
    await order.applyCode('PAPROC15');
    await expect(order.toast('Kupon został zastosowany')).toBeVisible();
    await expect(order.toast('Udało się zastosować kupon rabatowy')).toBeVisible();
    await expect(order.amount()).toHaveText(discounted);
    await expect(order.oldPrice).toContainText(threeCards.shownPrice);
    await expect(order.oldPrice).toContainText('Poprzednia cena');
    await expect(order.summary.getByText(`Kupon PAPROC15 obniżył cenę o ${saved}.`)).toBeVisible();
    await expect(order.coupon).toHaveAttribute('readonly');

    await order.removeCoupon.click();
    await expect(order.amount()).toHaveText(threeCards.shownPrice);
    await expect(order.oldPrice).toHaveCount(0);
    await expect(order.coupon).toHaveValue('');
    await expect(order.coupon).toBeFocused();
  },
);

test(
  'a refusal stays until closed, or until the next code is validated [ER-2] [A30]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    const order = new OrderPage(page);
    await order.open(threeCards);
    await order.applyCode('NIEMA');
    await expect(order.toast('Podany kupon nie istnieje')).toBeVisible();
    await order.applyCode('PAPROC15');
    await expect(order.toast('Kupon został zastosowany')).toBeVisible();
    await expect(order.toast('Podany kupon nie istnieje')).toHaveCount(0);
  },
);

for (const [what, change, price] of [
  [
    'specialist',
    (order: OrderPage) => order.pick(threeCardsByMirela.fairy).click(),
    threeCardsByMirela.shownPrice,
  ],
  ['variant', (order: OrderPage) => order.chooseVariant(oneCard.variant), oneCard.shownPrice],
] as const) {
  test(
    `another ${what}: the coupon goes, the price is reset, and the customer is told [OP-5] [U15]`,
    proofOnly,
    async ({ page }) => {
      const order = new OrderPage(page);
      await order.open(threeCards);
      await order.applyCode('PAPROC15');
      await expect(order.removeCoupon).toBeVisible();
      await change(order);
      await expect(order.toasts).toContainText(
        'Zmieniono wybór, więc kupon PAPROC15 został usunięty. Możesz zastosować go ponownie.',
      );
      await expect(order.amount()).toHaveText(price);
      await expect(order.coupon).toHaveValue('');
      await expect(order.removeCoupon).toHaveCount(0);
    },
  );
}

test('without a code nothing is asked, and the field says why [OF-8] [U16]', proofOnly, async ({ page }) => {
  const order = new OrderPage(page);
  await order.open(threeCards);
  const calls = requestsTo(page, COUPON_CALL);
  for (const blank of ['', '   ']) {
    await order.coupon.fill(blank);
    await expect(order.applyCoupon).toBeDisabled();
    await expect(order.coupon).toHaveAccessibleDescription(/Wpisz kod kuponu/);
    await order.coupon.press('Enter');
  }
  expect(calls).toEqual([]);
});

test('while a code is checked it is checked once, and nobody pays [OF-8]', proofOnly, async ({ page }) => {
  const order = new OrderPage(page);
  await order.makeReady(threeCards);
  const calls = requestsTo(page, COUPON_CALL);
  const orders = requestsTo(page, ORDER_CALL);
  const letGo = await holdCalls(page, COUPON_CALL);
  await order.coupon.fill('PAPROC15');
  await order.coupon.press('Enter');
  await order.coupon.press('Enter');
  await expect(order.applyCoupon).toBeDisabled();
  await expect(order.payButton('PAYU')).toHaveAttribute('aria-disabled', 'true');
  await order.payButton('PAYU').click({ force: true });
  expect(orders).toEqual([]);
  letGo();
  await expect(order.amount()).toHaveText(discounted);
  expect(calls).toHaveLength(1);
});

test('a code that was typed but never applied stops the order [OF-8]', proofOnly, async ({ page }) => {
  const order = new OrderPage(page);
  await order.makeReady(threeCards);
  const orders = requestsTo(page, ORDER_CALL);
  await order.coupon.fill('PAPROC15');
  await order.pay();
  await expect(order.problems).toBeFocused();
  await expect(order.problems.getByRole('link')).toHaveText(['Zastosuj kupon albo usuń kod z pola']);
  expect(orders).toEqual([]);
});
