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

for (const [title, address, paymentStatus] of sample(resultStates)) {
  test(`„${title}”: nothing for axe to find, no sideways scrolling [A1] [A4] [A9]`, async ({ page }) => {
    await respondWithStatus(page, paymentStatus);
    await page.goto(address);
    await expectResult(page, title);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

for (const [width, height] of sample([
  [390, 844],
  [1280, 800],
] as const)) {
  test(`at ${width} px no stop of the Tab key is hidden by a bar, with the consent banner open [A14] [A39]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const order = new OrderPage(page);
    await order.open(forTwo);
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 120; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return undefined;
        // A card's radio lies unseen in its label: the card is what has the ring.
        const shown = focused.matches('input[type="radio"]')
          ? (focused.closest('label') ?? focused)
          : focused;
        const { left, top, width: wide, height: high } = shown.getBoundingClientRect();
        const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
          [0.1, 0.5, 0.9].map((down) => [left + wide * across, top + high * down] as const),
        );
        const isSeen = points.some(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        });
        return { isSeen, what: focused.outerHTML.slice(0, 160) };
      });
      if (stop === undefined) break;
      if (!stop.isSeen) hidden.push(stop.what);
    }
    expect(stops).toBeGreaterThan(30);
    expect(stops).toBeLessThan(120);
    expect(hidden).toEqual([]);
  });
}

test('targets are at least 24 px, the purchase’s own buttons 44 px [A16]', async ({ page }) => {
  const order = new OrderPage(page);
  await order.open(forTwo);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), [role="combobox"]')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'),
      )
      .map((element) =>
        element.matches('input[type="radio"]') ? (element.closest('label') ?? element) : element,
      )
      // A link inside a sentence is as high as its line (2.5.8, exception "inline").
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 24 || box.height < 24))
      .map(({ box, html }) => `${Math.round(box.width)} x ${Math.round(box.height)} ${html}`),
  );
  expect(small).toEqual([]);
  for (const target of [
    order.pick(forTwo.fairy),
    order.applyCoupon,
    order.payButton('PAYU'),
    order.payButton('STRIPE'),
    order.firstName,
    order.month,
    page.getByRole('button', { name: 'Otwórz menu' }),
    page.getByRole('button', { name: /^Motyw:/ }),
  ]) {
    const box = await target.boundingBox();
    expect(box?.height, String(target)).toBeGreaterThanOrEqual(44);
  }
});

test('reduced motion: nothing moves, and the page comes to the form at once [A33] [OP-4]', async ({
  page,
}) => {
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
});

test('forced colours: what is chosen and what has the focus can still be seen [A38]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const order = new OrderPage(page);
  await page.goto('/tarot');
  const card = page.locator('label', { has: order.variant(threeCards.variant) });
  await order.variant('Jedna karta').focus();
  const open = await card.screenshot();
  expect(open.equals(await card.screenshot()), 'a card that nobody touches looks the same').toBe(true);
  await order.chooseVariant(threeCards.variant);
  await order.variant('Jedna karta').focus();
  expect(open.equals(await card.screenshot()), 'the chosen card').toBe(false);

  await order.pick(threeCards.fairy).click();
  await expect(order.heading).toBeFocused();
  for (const target of [order.payButton('PAYU'), order.firstName, order.month, order.terms]) {
    await target.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    const { outlineStyle, outlineWidth } = await target.evaluate((element) => getComputedStyle(element));
    expect(outlineStyle, String(target)).not.toBe('none');
    expect(Number.parseFloat(outlineWidth), String(target)).toBeGreaterThanOrEqual(2);
  }
});

test(
  'the language is told, and help stands at the same place on both pages [A2] [A37]',
  proofOnly,
  async ({ page }) => {
    const places: string[] = [];
    for (const address of ['/tarot', '/zamowienie']) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      const links = page.getByRole('contentinfo').getByRole('link');
      places.push((await links.allTextContents()).join());
    }
    expect(places[0]).toContain('Kontakt');
    expect(places[0]).toContain('Pomoc');
    expect(places[1]).toBe(places[0]);
  },
);
