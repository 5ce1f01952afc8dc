import type { Page, Request } from '@playwright/test';
import { requestsTo, STATUS_CALL } from './support/order-call.ts';
import { expectResult } from './support/payment-page.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const address = '/zamowienie?orderId=1234&customerId=11111111-2222-4333-8444-555555555555';
const summary = { orderId: 1234, productName: 'Trzy karty', totalPrice: 86.99, fairyName: 'Jagna' };

/** Opens an order whose status has this response, with a clock that only the test moves. */
async function followOrder(page: Page, response: { status?: number; json: unknown }): Promise<Request[]> {
  await page.route(STATUS_CALL, (route) => route.fulfill(response));
  const calls = requestsTo(page, STATUS_CALL);
  await page.clock.install({ time: new Date('2026-11-05T10:00:00') });
  await page.goto(address);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await page.clock.pauseAt(new Date('2026-11-05T10:00:30'));
  return calls;
}

/** Lets time pass until the shop has asked again. */
const untilNextCall = (page: Page, calls: Request[]) => {
  const before = calls.length;
  return expect(async () => {
    await page.clock.runFor(1_000);
    expect(calls.length).toBeGreaterThan(before);
  }).toPass();
};

for (const [what, search] of sample([
  ['nothing', ''],
  ['no customer', '?orderId=1234'],
  ['no order', '?customerId=11111111-2222-4333-8444-555555555555'],
  ['the order 0', '?orderId=0&customerId=11111111-2222-4333-8444-555555555555'],
  ['an order below 0', '?orderId=-5&customerId=11111111-2222-4333-8444-555555555555'],
  ['no number for an order', '?orderId=12abc&customerId=11111111-2222-4333-8444-555555555555'],
] as const)) {
  test(`/zamowienie with ${what}: „Nie znamy tego zamówienia”, and nothing is asked [OR-4] [U29]`, async ({
    page,
  }) => {
    const calls = requestsTo(page, STATUS_CALL);
    await page.clock.install();
    await page.goto(`/zamowienie${search}`);
    await expectResult(page, 'Nie znamy tego zamówienia');
    await expect(page).toHaveTitle(/^Nie znamy tego zamówienia/);
    await page.clock.runFor(5_000);
    expect(calls).toEqual([]);
  });
}

test(
  'pending: polled on, announced once; after two minutes more slowly, and it is said [OR-3] [OR-4] [A32] [U28]',
  proofOnly,
  async ({ page }) => {
    const calls = await followOrder(page, { json: { paymentStatus: 'PENDING' } });
    await expectResult(page, 'Zamówienie w toku');
    await expect(
      page.getByRole('status').filter({ hasText: 'Czekamy na potwierdzenie płatności' }),
    ).toBeVisible();
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      for (const region of document.querySelectorAll('[role="status"], [aria-live]')) {
        new MutationObserver(() => announced.push(region.textContent ?? '')).observe(region, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      }
    });
    const announced = () => page.evaluate(() => (window as Window & { announced?: string[] }).announced);
    for (let poll = 0; poll < 4; poll += 1) await untilNextCall(page, calls);
    expect(await announced()).toEqual([]);

    await page.clock.fastForward(121_000);
    await expect(
      page.getByRole('status').filter({ hasText: 'Potwierdzenie jeszcze nie dotarło' }),
    ).toBeVisible();
    await expect.poll(announced).toHaveLength(1);
    const button = page.getByRole('button', { name: 'Sprawdź ponownie' });
    await expect(button).not.toHaveAttribute('aria-disabled');
    const before = calls.length;
    await page.clock.runFor(9_000);
    expect(calls).toHaveLength(before);
    await page.clock.runFor(1_500);
    await expect.poll(() => calls.length).toBe(before + 1);
    await expect(button).not.toHaveAttribute('aria-disabled');
    await button.click();
    await expect.poll(() => calls.length).toBe(before + 2);
  },
);

test('pending, then paid: confirmed, and nobody asks any more [OR-1] [OR-4]', proofOnly, async ({ page }) => {
  const calls = await followOrder(page, { json: { paymentStatus: 'PENDING' } });
  await page.route(STATUS_CALL, (route) => route.fulfill({ json: { paymentStatus: 'COMPLETED', summary } }));
  // A call already under way may be the one that brings the result, so the result is awaited, not a call.
  const confirmed = page.getByRole('heading', { name: 'Zamówienie potwierdzone' });
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(confirmed).toBeVisible({ timeout: 250 });
  }).toPass();
  await expectResult(page, 'Zamówienie potwierdzone');
  await expect(page.getByRole('main')).toContainText('86,99 zł');
  const before = calls.length;
  await page.clock.runFor(15_000);
  expect(calls).toHaveLength(before);
});

for (const [what, response] of sample([
  ['fails', { status: 500, json: { code: 500, message: 'down' } }],
  ['is unknown', { status: 404, json: { code: 100, message: 'unknown order' } }],
  ['is nonsense', { status: 200, json: { paymentStatus: 7 } }],
] as const)) {
  test(
    `the status ${what}: eleven calls, then a warning not to pay twice [OR-2] [OR-4] [OR-6]`,
    proofOnly,
    async ({ page, watch }) => {
      watch.allow(/Failed to load resource/);
      const calls = await followOrder(page, response);
      while (calls.length < 11) await untilNextCall(page, calls);
      await expectResult(page, 'Zamówienie nieudane');
      await expect(
        page.getByText(
          'Nie udało się sprawdzić płatności. Mogła się udać: nie płać drugi raz, sprawdź ponownie albo napisz do nas.',
        ),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', /^mailto:/);
      await page.clock.runFor(20_000);
      expect(calls).toHaveLength(11);

      await page.route(STATUS_CALL, (route) =>
        route.fulfill({ json: { paymentStatus: 'COMPLETED', summary } }),
      );
      await page.getByRole('button', { name: 'Sprawdź ponownie' }).click();
      await expectResult(page, 'Zamówienie potwierdzone');
    },
  );
}

for (const paymentStatus of ['WAITING_FOR_CONFIRMATION', 'SOMETHING_NEW']) {
  test(
    `${paymentStatus}: in progress, asked again only by the customer [OR-3] [OR-4]`,
    proofOnly,
    async ({ page }) => {
      const calls = await followOrder(page, { json: { paymentStatus } });
      await expectResult(page, 'Zamówienie w toku');
      const button = page.getByRole('button', { name: 'Sprawdź ponownie' });
      await expect(button).not.toHaveAttribute('aria-disabled');
      await page.clock.runFor(30_000);
      await page.evaluate(() => {
        window.dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      expect(calls).toHaveLength(1);
      await button.click();
      await expect.poll(() => calls.length).toBe(2);
    },
  );
}

test(
  'the customer’s id leaves the address before analytics can read it, and stays with the tab [OR-6] [SH-14]',
  proofOnly,
  async ({ page, context }) => {
    await page.addInitScript(() => {
      const addresses: string[] = [];
      const layer: unknown[] = [];
      layer.push = (...entries) => {
        if (entries.some((entry) => Object(entry).event)) addresses.push(location.search);
        return Array.prototype.push.apply(layer, entries);
      };
      Object.assign(window, { dataLayer: layer, addresses });
    });
    await context.route(STATUS_CALL, (route) =>
      route.fulfill({ json: { paymentStatus: 'COMPLETED', summary } }),
    );
    await page.goto(address);
    await expectResult(page, 'Zamówienie potwierdzone');
    await expect
      .poll(() => page.evaluate(() => (window as Window & { addresses?: string[] }).addresses))
      .toEqual(['?orderId=1234']);
    await page.reload();
    await expectResult(page, 'Zamówienie potwierdzone');

    const other = await context.newPage();
    await other.goto('/zamowienie?orderId=1234');
    await expectResult(other, 'Nie znamy tego zamówienia');
  },
);
