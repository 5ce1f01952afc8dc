import { consentGiven } from '../../tools/model/steps/ui.ts';
import { isHeldBack } from './support/hold-back.ts';
import { threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { CATALOGUE_CALL, holdCalls } from './support/order-call.ts';
import { proofOnly } from './support/sample.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/shop-test.ts';
import { follow } from './support/taken-over.ts';

test(
  'the API is down at the first choice: what the server sent still stands [AP-13] [U7]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    await page.route(CATALOGUE_CALL, (route) =>
      route.fulfill({ status: 503, json: { code: 500, message: 'down' } }),
    );
    const responses = Promise.all([
      page.waitForResponse(/\/api\/fairy/),
      page.waitForResponse(/\/api\/product/),
    ]);
    const order = new OrderPage(page);
    await page.goto('/tarot');
    await order.choose(threeCards);
    await responses;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(order.amount()).toHaveText(threeCards.shownPrice);
  },
);

test('after the first choice the shop sends nothing again that the page came with, and an older copy in the browser changes nothing [AP-13]', async ({
  page,
}) => {
  const order = new OrderPage(page);
  await page.goto('/tarot');
  // A copy of the catalogue in the browser's store, as a visit some minutes ago leaves it.
  await page.evaluate(async () => (await fetch('/api/fairy')).text());
  const answers: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.startsWith('/api/')) answers.push({ path, status: response.status() });
  });
  const asked = page.waitForResponse(CATALOGUE_CALL);
  await order.choose(threeCards);
  await asked;
  await page.waitForLoadState('networkidle');
  const again = answers.filter(({ path }) => /^\/api\/(fairy|product)$/.test(path));
  // The specialists, and a list for each of the page's two product types, in any order.
  expect(again.map(({ path }) => path).sort()).toEqual(['/api/fairy', '/api/product', '/api/product']);
  // Playwright's routes, which hold pages back, switch the browser's cache off.
  if (!isHeldBack) expect(again.every(({ status }) => status === 304)).toBe(true);
  await expect(order.amount()).toHaveText(threeCards.shownPrice);
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(
    `at ${width} px an order page that is slow to come keeps its place, says so after ten seconds, and moves nothing when it comes [U6]`,
    proofOnly,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.clock.install();
      await page.addInitScript((kept) => Object.assign(window.localStorage, kept), {
        consent: JSON.stringify(consentGiven.consent),
      });
      // Also what moves within half a second of a press, which a browser would forgive.
      const shifts = await watchShifts(page);
      await page.goto('/kontakt');
      const letGo = await holdCalls(page, /\/strona\.json/);
      if (width < 1000) await page.getByRole('button', { name: 'Otwórz menu' }).click();
      await follow(page.getByRole('link', { name: 'Rytuały', exact: true }).first());
      await expect(page.getByText('Wczytywanie...')).toBeAttached();
      await page.clock.runFor(10_000);
      await expect(page.getByText('Wczytywanie trwa dłużej niż zwykle.')).toBeInViewport();
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      await shifts();
      letGo();
      await expect(page.getByRole('heading', { level: 1, name: 'Rytuały' })).toBeVisible();
      await expect(page.getByRole('radio').first()).toBeAttached();
      expect(await shifts()).toBeLessThan(0.05);
    },
  );
}

test(
  'offline in the middle of the form: reported, everything typed stays, and it works when the line is back [U35]',
  proofOnly,
  async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    await context.setOffline(true);
    const line = page.getByRole('status').filter({ hasText: 'Brak połączenia z internetem' });
    await expect(line).toBeInViewport();
    await order.pay();
    await expect(
      order.summary.getByText('Nie udało się złożyć zamówienia. Spróbuj ponownie później.'),
    ).toBeVisible();
    await expect(order.firstName).toHaveValue(hanna.firstName);
    await expect(order.terms).toBeChecked();
    await context.setOffline(false);
    await expect(line).toHaveCount(0);
    await order.pay();
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);
