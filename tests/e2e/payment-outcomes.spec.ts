import { threeCards } from './support/offers.ts';
import { hanna, OrderPage, type Provider } from './support/order-page.ts';
import { ORDER_CALL, requestsTo } from './support/order-call.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { placeOrder } from './support/placed-order.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const both: Provider[] = ['PAYU', 'STRIPE'];

for (const [provider, button] of sample([
  ['PAYU', 'Odrzuć płatność'],
  ['STRIPE', 'Anuluj i wróć'],
] as const)) {
  test(
    `${provider}, „${button}”: failed, and „Spróbuj ponownie” leads back to the same choice and data [OR-2] [OR-6] [U31]`,
    proofOnly,
    async ({ page }) => {
      const order = new OrderPage(page);
      await order.makeReady(threeCards);
      await order.pay(provider);
      await settlePayment(page, button);

      await expectResult(page, 'Zamówienie nieudane');
      await expect(page).toHaveTitle(/^Zamówienie nieudane/);
      const main = page.getByRole('main');
      for (const tip of [
        /limity płatności/,
        /dzienną liczbę transakcji/,
        /datę ważności, limity i\snumer karty/,
      ]) {
        await expect(main).toContainText(tip);
      }
      await expect(main.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', /^mailto:/);

      await main.getByRole('link', { name: 'Spróbuj ponownie' }).click();
      await expect(page).toHaveURL(
        new RegExp(`wariant=${threeCards.variantId}&wrozka=${threeCards.fairyId}`),
      );
      await expect(order.firstName).toHaveValue(hanna.firstName);
      await expect(order.confirmEmail).toHaveValue(hanna.email);
      await expect(order.month).toHaveText(hanna.month);
      await expect(order.pick(threeCards.fairy)).toHaveAttribute('aria-pressed', 'true');
      await expect(order.terms).not.toBeChecked();
    },
  );
}

for (const provider of sample(both)) {
  for (const [button, result] of sample([
    ['Powiadomienie powtórzone', 'Zamówienie potwierdzone'],
    ['Powiadomienie przed powrotem', 'Zamówienie potwierdzone'],
    ['Powiadomienia nie po kolei', 'Zamówienie potwierdzone'],
    ['Powiadomienie opóźnione', 'Zamówienie w toku'],
    ['Powiadomienie zgubione', 'Zamówienie w toku'],
  ] as const)) {
    test(`${provider}, „${button}”: „${result}” [EM-3] [OR-1] [OR-3]`, async ({ page, request }) => {
      const { paymentLink } = await placeOrder(request, provider);
      const responses: string[] = [];
      page.on('response', async (response) => {
        // The last one may come when the test has ended and its page is gone.
        if (response.url().includes('/payment-status/'))
          responses.push(await response.text().catch(() => ''));
      });
      await page.goto(paymentLink);
      await settlePayment(page, button);
      await page.waitForURL(/\/zamowienie\?orderId=\d+$/);
      if (result === 'Zamówienie w toku') await expect.poll(() => responses.length).toBeGreaterThan(1);
      await expectResult(page, result);
      if (result === 'Zamówienie w toku') expect(responses.join()).not.toContain('COMPLETED');
    });
  }
}

test(
  'a paid order on another device: confirmed, its address masked, and nothing to try again [OR-1] [OR-6]',
  proofOnly,
  async ({ page, request }) => {
    const { paymentLink, customerId } = await placeOrder(request, 'PAYU');
    const orders = requestsTo(page, ORDER_CALL);
    await page.goto(paymentLink);
    await settlePayment(page, 'Zapłać');
    await expectResult(page, 'Zamówienie potwierdzone');
    await expect(page.getByText(/Odpowiedź przyjdzie na \S…@\S+ w\sciągu/)).toBeVisible();
    expect(page.url()).not.toContain(customerId);
    await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toHaveCount(0);
    expect(orders).toEqual([]);
  },
);

test(
  'one `purchase` over two devices, two tabs and a reload, with the item’s id [OR-5] [SH-14]',
  proofOnly,
  async ({ page, request, browser, baseURL }) => {
    const { paymentLink, customerId, orderId } = await placeOrder(request, 'PAYU');
    await page.goto(paymentLink);
    const address = `/zamowienie?orderId=${orderId}&customerId=${customerId}`;
    const device = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const tabs = [page, await page.context().newPage(), await device.newPage(), await device.newPage()];
    await settlePayment(page, 'Zapłać');
    for (const tab of tabs) {
      if (tab !== page) await tab.goto(address);
      await expectResult(tab, 'Zamówienie potwierdzone');
      await tab.waitForLoadState('networkidle');
    }
    const sent = async (tab: typeof page) =>
      tab.evaluate(() =>
        (window.dataLayer ?? [])
          .map((entry) => JSON.stringify(entry))
          .filter((entry) => entry.includes('"purchase"')),
      );
    const before = (await Promise.all(tabs.map(sent))).flat();
    expect(before).toHaveLength(1);
    expect(before[0]).toMatch(/"item_id":"[0-9a-f-]{36}"/);
    await page.reload();
    await expectResult(page, 'Zamówienie potwierdzone');
    await page.waitForLoadState('networkidle');
    expect(await sent(page)).toEqual([]);
    await device.close();
  },
);
