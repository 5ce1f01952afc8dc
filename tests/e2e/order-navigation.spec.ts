import { byDobrawa, oneCard, threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { ORDER_CALL, requestsTo } from './support/order-call.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const unknownChoice = 'Odnośnik wskazywał wybór, którego już nie mamy.';
const stranger = '11111111-2222-3333-4444-555555555555';
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

test(
  'back from the payment page: the form as it was, live buttons, no order by itself [U2]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    await order.pay();
    await page.waitForURL(/\/sandbox\/pay\//);
    const orders = requestsTo(page, ORDER_CALL);
    await page.goBack();
    await expect(order.confirmEmail).toHaveValue(hanna.email);
    await expect(order.month).toHaveText(hanna.month);
    await expect(order.payButton('PAYU')).not.toHaveAttribute('aria-disabled');
    await expect(order.summary.getByText('Ładowanie...')).toHaveCount(0);
    expect(orders).toEqual([]);
  },
);

test(
  'a page restored from the back-forward cache can be used again at once [U2]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    const orders = requestsTo(page, ORDER_CALL);
    const paymentLink = new URL('/bramka', page.url()).href;
    await page.route(ORDER_CALL, (route) =>
      route.fulfill({ status: 201, json: { paymentLink, orderId: 77, totalPrice: threeCards.price } }),
    );
    await page.route(paymentLink, (route) => route.fulfill({ status: 204 }));
    await order.pay();
    await expect(order.summary.getByText('Za chwilę przejdziesz na stronę płatności.')).toBeVisible();
    await expect(order.firstName).toHaveAttribute('readonly');

    // A browser under test keeps no page alive, so the event comes alone; the page is in the very state it would have.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(order.payButton('PAYU')).not.toHaveAttribute('aria-disabled');
    await expect(order.firstName).toBeEditable();
    await expect(order.firstName).toHaveValue(hanna.firstName);
    await expect(order.terms).toBeChecked();
    expect(orders).toHaveLength(1);
  },
);

test(
  'a shared link opens at the form, and the page does not scroll by itself [OP-10] [U4]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.open(threeCards);
    await expect(page.locator(currentStep)).toContainText('Twoje dane');
    await expect(order.amount()).toHaveText(threeCards.shownPrice);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

for (const [what, search, variant] of sample([
  ['an unknown variant', `wariant=${stranger}&wrozka=${threeCards.fairyId}`, undefined],
  ['an unknown specialist', `wariant=${threeCards.variantId}&wrozka=${stranger}`, threeCards.variant],
  [
    'a specialist who does not read it',
    `wariant=${oneCard.variantId}&wrozka=${byDobrawa.fairyId}`,
    oneCard.variant,
  ],
  ['markup', 'wariant=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&wrozka=%00', undefined],
] as const)) {
  test(
    `a link with ${what}: announced politely, and the rest is kept [OP-10] [U4]`,
    proofOnly,
    async ({ page }) => {
      const order = new OrderPage(page);
      await page.goto(`/tarot?${search}`);
      await expect(order.toasts).toContainText(unknownChoice);
      await expect(order.confirmEmail).toHaveCount(0);
      if (variant === undefined) await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      else await expect(order.variant(variant)).toBeChecked();
      await order.choose(threeCards);
    },
  );
}

test('a press before the page is taken over is not lost [OP-10]', proofOnly, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const order = new OrderPage(page);
  await page.goto('/tarot', { waitUntil: 'commit' });
  await order.chooseVariant(threeCards.variant);
  letGo();
  await expect(page).toHaveURL(new RegExp(`wariant=${threeCards.variantId}`));
  await order.pick(threeCards.fairy).click();
  await expect(order.confirmEmail).toBeVisible();
});
