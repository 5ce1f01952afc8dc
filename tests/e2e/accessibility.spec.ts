import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { forTwo, threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { STATUS_CALL } from './support/order-call.ts';
import { expectResult } from './support/payment-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly, sample } from './support/sample.ts';

// Without movement every state is whole at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const resultPageUrl = '/zamowienie?orderId=1234&customerId=11111111-2222-4333-8444-555555555555';

/** The states of /tarot that a visitor meets, each reached as a visitor would; the one with most on it first. */
const orderStates: [name: string, reach: (order: OrderPage) => Promise<void>][] = [
  [
    'with every error',
    async (order) => {
      await order.open(forTwo);
      await order.pay();
      await expect(order.problems).toBeFocused();
    },
  ],
  ['as it comes', async ({ page }) => void (await page.goto('/tarot'))],
  ['with the form of a reading for two', (order) => order.open(forTwo)],
  [
    'with a coupon, its toast and the banner gone',
    async (order) => {
      // On a phone the summary alone shows it.
      await order.page.setViewportSize({ width: 1280, height: 900 });
      await order.open(threeCards);
      await order.page.getByRole('button', { name: 'Tylko niezbędne' }).click();
      await order.applyCode('PAPROC15');
      await expect(order.toast('Kupon został zastosowany')).toBeVisible();
    },
  ],
];

const resultStates = [
  ['Zamówienie w toku', resultPageUrl, 'WAITING_FOR_CONFIRMATION'],
  ['Zamówienie potwierdzone', resultPageUrl, 'COMPLETED'],
  ['Zamówienie nieudane', resultPageUrl, 'CANCELED'],
  ['Nie znamy tego zamówienia', '/zamowienie', undefined],
] as const;

const respondWithStatus = (page: Page, paymentStatus: string | undefined) =>
  page.route(STATUS_CALL, (route) => route.fulfill({ json: { paymentStatus } }));

for (const [name, reach] of sample(orderStates)) {
  test(`/tarot ${name}: nothing for axe to find, no sideways scrolling at 320 px [A1] [A4] [A6] [A7] [A8] [A9]`, async ({
    page,
  }) => {
    await reach(new OrderPage(page));
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

for (const [title, address, paymentStatus] of resultStates) {
  test(
    `„${title}”: nothing for axe to find, no sideways scrolling [A1] [A4] [A9]`,
    proofOnly,
    async ({ page }) => {
      await respondWithStatus(page, paymentStatus);
      await page.goto(address);
      await expectResult(page, title);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );
}

test(
  'reduced motion: nothing moves, and the page comes to the form at once [A33] [OP-4] [R3]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await page.goto('/tarot');
    await order.choose(threeCards);
    await expect(order.heading).toBeFocused();
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
    const top = await order.heading.evaluate((heading) => heading.getBoundingClientRect().top);
    expect(Math.abs(top - 100)).toBeLessThanOrEqual(1);

    await respondWithStatus(page, 'PENDING');
    await page.goto(resultPageUrl);
    await expectResult(page, 'Zamówienie w toku');
    // Until the page's code has come, the line for browsers without scripts waits in an animation of its own.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);
