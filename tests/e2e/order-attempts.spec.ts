import { priceText, threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { holdCalls, ORDER_CALL, refusal, requestsTo } from './support/order-call.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const otherwise = 'Nie udało się złożyć zamówienia. Spróbuj ponownie później.';
const failureTitle = 'Coś poszło nie tak!';

for (const [how, press] of sample([
  ['a double click', (order: OrderPage) => order.payButton('PAYU').dblclick()],
  [
    'Enter twice',
    async (order: OrderPage) => {
      await order.payButton('PAYU').focus();
      await order.page.keyboard.press('Enter');
      await order.page.keyboard.press('Enter');
      await expect(order.summary.getByRole('button', { name: 'Ładowanie...' })).toBeFocused();
    },
  ],
  [
    'PayU and then the card',
    async (order: OrderPage) => {
      await order.payButton('PAYU').click();
      await order.payButton('STRIPE').click({ force: true });
    },
  ],
] as const)) {
  test(`${how}: one order [OF-3] [OF-6] [U10] [U11] [A31]`, proofOnly, async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    const orders = requestsTo(page, ORDER_CALL);
    const letGo = await holdCalls(page, ORDER_CALL);
    await press(order);

    const pressed = order.summary.getByRole('button', { name: 'Ładowanie...' });
    await expect(pressed).toHaveText('Ładowanie...');
    await expect(pressed).toHaveAttribute('aria-disabled', 'true');
    await expect(order.payButton('STRIPE')).toHaveAttribute('aria-disabled', 'true');
    await expect(order.payButton('PAYU')).toHaveCount(0);
    await expect(order.summary.getByRole('status').filter({ hasText: 'Ładowanie' })).toHaveCount(1);

    letGo();
    await page.waitForURL(/\/sandbox\/pay\//);
    await expect(page.locator('dl')).toContainText('PayU');
    expect(orders).toHaveLength(1);
  });
}

test(
  'a payment page that does not come in five seconds: a link to it, and a way back [U12]',
  proofOnly,
  async ({ page }) => {
    await page.clock.install();
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    const paymentLink = new URL('/bramka', page.url()).href;
    await page.route(ORDER_CALL, (route) =>
      route.fulfill({ status: 201, json: { paymentLink, orderId: 77, totalPrice: threeCards.price } }),
    );
    // A response without a page leaves the browser where it is, as one that is still awaited does.
    await page.route(paymentLink, (route) => route.fulfill({ status: 204 }));
    await order.pay();
    await expect(order.summary.getByText('Za chwilę przejdziesz na stronę płatności.')).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(order.summary.getByRole('link', { name: 'Przejdź do płatności' })).toHaveCount(0);
    await page.clock.runFor(1_500);
    await expect(order.summary.getByText(/Trwa to dłużej niż zwykle/)).toBeVisible();
    await expect(order.summary.getByRole('link', { name: 'Przejdź do płatności' })).toHaveAttribute(
      'href',
      paymentLink,
    );
    await order.summary.getByRole('button', { name: 'Wróć do formularza' }).click();
    await expect(order.heading).toBeFocused();
    await expect(order.firstName).toHaveValue(hanna.firstName);
    await expect(order.payButton('PAYU')).toBeEnabled();
  },
);

for (const paymentLink of sample([
  'javascript:document.title="stolen"',
  'data:text/html,<h1>stolen</h1>',
  'file:///etc/passwd',
  'http://',
])) {
  test(`a payment link ${paymentLink} is not followed [OF-5]`, proofOnly, async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    await page.route(ORDER_CALL, (route) =>
      route.fulfill({ status: 201, json: { paymentLink, orderId: 77, totalPrice: threeCards.price } }),
    );
    await order.pay();
    await expect(order.summary.getByText(otherwise)).toBeVisible();
    await expect(page).toHaveURL(/\/tarot/);
    await expect(page).not.toHaveTitle(/stolen/);
    await expect(order.payButton('PAYU')).not.toHaveAttribute('aria-disabled');
    await expect(order.firstName).toHaveValue(hanna.firstName);
  });
}

test(
  'a price that changed meanwhile is agreed to before anybody pays [OF-9]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    await page.route(ORDER_CALL, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), totalPrice: threeCards.price + 10 },
      });
    });
    await order.pay();
    const notice = order.summary.getByText(
      `Cena się zmieniła. Do zapłaty ${priceText(threeCards.price + 10)}.`,
    );
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/tarot/);
    await order.summary.getByRole('button', { name: 'Wróć do formularza' }).click();
    await expect(notice).toHaveCount(0);
    await expect(order.firstName).toHaveValue(hanna.firstName);
    await order.pay();
    await order.summary.getByRole('button', { name: 'Przejdź do płatności' }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);

test(
  'every way an order can fail: its message twice, nothing lost, and a second try succeeds [ER-1] [ER-3] [U8]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource/, /^failed: POST/);
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    const failures = [
      ...[100, 101, 102, 105, 106, 107, 108].map((code) => ({ what: `code ${code}`, code, text: otherwise })),
      { what: 'code 103', code: 103, text: 'Kupon nie jest już dostępny' },
      { what: 'code 104', code: 104, text: 'Kupon nie jest już dostępny dla tego produktu' },
      { what: 'code 500', code: 500, text: otherwise },
    ].map(({ code, ...rest }) => ({ ...rest, response: refusal(code, code === 500 ? 500 : 400) }));
    const nonsense = [
      {
        what: 'a page of a gateway',
        response: { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      },
      {
        what: 'no JSON',
        response: { status: 201, contentType: 'application/json', body: '{"paymentLink":' },
      },
      { what: 'no payment link', response: { status: 201, json: { orderId: 5 } } },
    ].map((one) => ({ ...one, text: otherwise }));

    for (const { what, response, text } of [...failures, ...nonsense]) {
      await test.step(what, async () => {
        await page.route(ORDER_CALL, (route) => route.fulfill(response), { times: 1 });
        await order.pay();
        await expect(order.summary.getByText(failureTitle)).toBeVisible();
        await expect(order.summary.getByText(text, { exact: true })).toBeVisible();
        await expect(order.toast(text)).toBeVisible();
        await expect(order.toast(failureTitle)).not.toHaveCount(0);
        await expect(order.confirmEmail).toHaveValue(hanna.email);
        await expect(order.terms).toBeChecked();
        await expect(order.amount()).toHaveText(threeCards.shownPrice);
      });
    }
    await page.route(ORDER_CALL, (route) => route.abort('connectionreset'), { times: 1 });
    await order.pay();
    await expect(order.summary.getByText(otherwise)).toBeVisible();
    await order.pay('STRIPE');
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);

test(
  'a lost response is asked for again with the same key, changed data with a new one [OF-6]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/^failed: POST/, /Failed to load resource/);
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    const orders = requestsTo(page, ORDER_CALL);
    // The shop takes the order, and its response is lost on the way.
    await page.route(
      ORDER_CALL,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 2 },
    );
    await order.pay();
    await expect(order.summary.getByText(otherwise)).toBeVisible();
    await order.firstName.fill('Hanka');
    await order.pay();
    await expect.poll(() => orders.length).toBe(2);
    await expect(order.summary.getByText(otherwise)).toBeVisible();
    await order.pay();
    await page.waitForURL(/\/sandbox\/pay\//);
    const keys = orders.map((request) => request.headers()['idempotency-key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  },
);

for (const [code, text] of sample([
  [103, 'Kupon nie jest już dostępny'],
  [104, 'Kupon nie jest już dostępny dla tego produktu'],
] as const)) {
  test(
    `the coupon is gone at the order (${code}): full price before a second try, focus on the coupon [ER-3] [U9]`,
    proofOnly,
    async ({ page, watch }) => {
      watch.allow(/Failed to load resource/);
      const order = new OrderPage(page);
      await order.makeReady(threeCards);
      await order.applyCode('PAPROC15');
      await expect(order.removeCoupon).toBeVisible();
      await page.route(ORDER_CALL, (route) => route.fulfill(refusal(code)), { times: 1 });
      await order.pay();
      await expect(order.toast(text)).toBeVisible();
      await expect(order.coupon).toBeFocused();
      await expect(order.amount()).toHaveText(threeCards.shownPrice);
      await expect(order.removeCoupon).toHaveCount(0);
      await expect(page).toHaveURL(/\/tarot/);
    },
  );
}

test('back from the payment page and another press: the first order can no longer be paid, the second can [OF-6] [U2]', async ({
  page,
}) => {
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
});

test(
  'who has paid and presses again before the shop has heard of it is led to the paid order [OF-6]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    await order.pay('PAYU');
    await settlePayment(page, 'Powiadomienie zgubione');
    await expectResult(page, 'Zamówienie w toku');
    const kept = () => page.evaluate(() => JSON.stringify(window.sessionStorage));
    await expect.poll(kept).toContain('customer-of-order-');
    const placed = await kept();
    await page.goto(threeCards.link);
    await order.terms.click();
    await order.pay('PAYU');
    await expectResult(page, 'Zamówienie w toku');
    await expect.poll(kept).toBe(placed);
  },
);
