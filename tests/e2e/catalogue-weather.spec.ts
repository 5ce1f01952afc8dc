import { createServer, type Server } from 'node:http';
import { consentGiven } from '../../tools/model/steps/ui.ts';
import { freePort } from '../../tools/free-port.ts';
import type { ShopProcess } from '../../tools/shop-process.ts';
import { threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { CATALOGUE_CALL, holdCalls } from './support/order-call.ts';
import { proofOnly, sample } from './support/sample.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/shop-test.ts';
import { follow } from './support/taken-over.ts';

for (const [what, response] of sample([
  ['is down', { status: 503, json: { code: 500, message: 'down' } }],
  ['sends a gateway’s page', { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }],
  ['sends nonsense', { status: 200, json: { fairies: 'many' } }],
  ['sends a broken list', { status: 200, json: [{ id: 5 }, null, 'x'] }],
] as const)) {
  test(`the API ${what} at the first choice: what the server sent still stands [AP-13] [U7]`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await page.route(CATALOGUE_CALL, (route) => route.fulfill(response));
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
  });
}

test(
  'the API does not respond at all: the page can be used meanwhile, up to the payment [U6] [OP-10]',
  proofOnly,
  async ({ page }) => {
    const letGo = await holdCalls(page, CATALOGUE_CALL);
    const order = new OrderPage(page);
    await page.goto('/tarot');
    await order.choose(threeCards);
    await order.fill();
    await order.terms.click();
    letGo();
    await order.pay();
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);

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
  'a fresh list with another price: it is shown, the coupon goes, and nothing typed is lost [OF-9] [OP-5]',
  proofOnly,
  async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/api\/fairy$/, async (route) => {
      await held;
      const response = await route.fetch();
      const fairies = (await response.json()) as { products: { id: string; price: number }[] }[];
      for (const { products } of fairies) for (const product of products) product.price += 5;
      await route.fulfill({ response, json: fairies });
    });
    const order = new OrderPage(page);
    await order.open(threeCards);
    await order.fill();
    await order.applyCode('PAPROC15');
    await expect(order.removeCoupon).toBeVisible();
    letGo();
    await expect(order.amount()).toHaveText('91,99 zł');
    await expect(order.removeCoupon).toHaveCount(0);
    await expect(order.toasts).toContainText('kupon PAPROC15 został usunięty');
    await expect(order.firstName).toHaveValue(hanna.firstName);
  },
);

test('offline in the middle of the form: reported, everything typed stays, and it works when the line is back [U35]', async ({
  page,
  context,
  watch,
}) => {
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
});

test(
  'parts whose code does not come leave the rest standing, up to the payment [U35]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/^failed: GET .*\/assets\//, /Failed to load resource/);
    await page.route(/\/assets\/(footer|toasts|consent-banner|mobile-menu|purchase-analytics)-/, (route) =>
      route.abort(),
    );
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    await order.applyCode('PAPROC15');
    await expect(order.removeCoupon).toBeVisible();
    await order.pay();
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);

test.describe('a shop in front of a foreign API', () => {
  let api: Server;
  let shopInFront: ShopProcess;
  let mood: 'well' | 'failing' = 'failing';

  test.beforeAll(async ({ shop, openShop }) => {
    const port = await freePort();
    api = createServer((request, response) => {
      const send = (status: number, body: string) =>
        response
          .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
          .end(body);
      if (mood === 'failing') return send(500, JSON.stringify({ code: 500, message: 'down' }));
      fetch(`${shop.url}/api${request.url ?? ''}`)
        .then(async (upstream) => send(upstream.status, await upstream.text()))
        .catch(() => send(502, '{}'));
    }).listen(port, '127.0.0.1');
    shopInFront = await openShop({
      settings: { API_URL: `http://127.0.0.1:${port}` },
      readyPath: '/tarot',
    });
  });

  test.afterAll(async () => {
    await shopInFront.kill();
    api.closeAllConnections();
    api.close();
  });

  test(
    'the API is down: our own words, the section says so with a retry, and the retry brings it [AP-13] [AP-14] [SH-13] [U7] [U34]',
    proofOnly,
    async ({ page, watch }) => {
      watch.allow(/^foreign: /, /Failed to load resource/);
      mood = 'failing';
      await page.goto(`${shopInFront.url}/tarot`);
      const failed = page.getByRole('alert').filter({ hasText: 'Nie udało się wczytać tej części' });
      await expect(failed).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarot');
      await expect(page.getByRole('button', { name: 'Otwórz menu' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      const retry = failed.getByRole('button', { name: 'Wczytaj ponownie' });
      const asked = page.waitForResponse(/\/fairy$/);
      await retry.click();
      await asked;
      await expect(failed).toBeVisible();
      mood = 'well';
      await retry.click();
      await expect(failed).toHaveCount(0);
      await new OrderPage(page).choose(threeCards);
    },
  );
});
