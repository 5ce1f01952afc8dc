import type { Page } from '@playwright/test';
import type { ShopProcess } from '../../tools/shop-process.ts';
import { recordDataLayer } from './support/data-layer.ts';
import { ForeignApi } from './support/foreign-api.ts';
import { OrderPage } from './support/order-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

// The built shop in front of a product API and a blog that are not ours (AP-14): the same build, three settings.

const api = new ForeignApi();
let front: ShopProcess;

test.beforeAll(async ({ openShop }) => {
  await api.start();
  front = await openShop({
    settings: {
      API_URL: api.apiUrl,
      BLOG_URL: api.blogUrl,
      CONTENT_URL: api.url,
      BRAND_NAME: 'Obca Wróżka',
    },
    readyPath: '/tarot',
  });
});

test.afterAll(async () => {
  await front.kill();
  api.stop();
});

test.beforeEach(({ watch }) => {
  // Another host is the point here; whatever else goes wrong still counts.
  watch.allow(/^foreign: (GET|POST|OPTIONS) http:\/\/127\.0\.0\.1/);
});

const goto = (page: Page, path: string) => page.goto(front.url + path);
const hacked = (page: Page) => page.evaluate(() => (window as { hacked?: number }).hacked);

test(
  'a purchase against a foreign API, from the list to „Zamówienie potwierdzone” [AP-13] [AP-14] [OF-5] [OR-5]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/status of 418.*\/coupon\/apply/, /favicon\.ico/);
    const told = await recordDataLayer(page);
    const order = new OrderPage(page);
    await goto(page, '/tarot');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await order.chooseVariant('Karta dnia');
    await expect(order.pick('Dziewanna')).toHaveAccessibleName(/30,00\szł/);
    const portrait = page.getByRole('img', { name: /^Marzanna/ });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth), 'the policy lets it in')
      .toBeGreaterThan(0);
    await order.pick('Dziewanna').click();
    await order.fillIn();
    await order.typeCode('NIEMA');
    await order.applyCoupon.click();
    await expect(order.summary.getByText('Podany kupon nie istnieje')).toBeVisible();
    await order.typeCode('OBCY');
    await order.applyCoupon.click();
    await expect(order.amount()).toHaveText('10,00 zł');
    await order.terms.click();
    await expect(
      page.getByRole('checkbox', { name: /^Żądam/ }),
      'nobody asks what is not stored',
    ).toHaveCount(0);
    api.calls.length = 0;
    await order.pay();
    await expect(page.getByRole('heading', { name: 'Obca kasa' })).toBeVisible();

    const call = api.callsTo(/\/order\/?$/).find(({ method }) => method === 'POST');
    expect(call?.headers['idempotency-key'], 'a foreign API may refuse it (OF-6)').toBeUndefined();
    expect(JSON.parse(call?.body ?? '{}')).toEqual({
      fairyProductId: 'bbbbbbbb-0000-4000-8000-000000000000',
      questions: [],
      customer: { name: 'Hanna', email: 'hanna@przyklad.pl', birthDate: '1988-03-15' },
      couponCode: 'OBCY',
      paymentProvider: 'PAYU',
    });
    expect(told.events('PlaceAnOrder')).toHaveLength(1);

    await goto(page, '/zamowienie?orderId=77&customerId=klient-siedem');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zamówienie potwierdzone');
    const [asked] = api.callsTo(/payment-status/);
    expect(asked?.path).toBe('/api/v9/order/payment-status/77?customerId=klient-siedem');
    await expect(page.getByRole('form').getByRole('textbox', { name: 'Adres e-mail' })).toBeVisible();
  },
);

test(
  'hostile contents: titles are text, documents keep their harmless markup and lose the rest [SH-13]',
  proofOnly,
  async ({ page }) => {
    await goto(page, '/regulamin');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Obcy tytuł & reszta');
    await expect(page).toHaveTitle('Obcy tytuł & reszta – Obca Wróżka');
    await expect(main).toContainText('Hasło');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Zasady');
    await expect(main.getByRole('cell')).toHaveText('komórka');
    await expect(main.getByRole('link', { name: 'dobrym odnośnikiem' })).toHaveAttribute(
      'href',
      'https://example.com/dobry',
    );
    await expect(main.locator('a:not([href])')).toHaveText('odnośnikiem');
    await expect(
      main.locator('script, style, iframe, form, input, img, [onclick], [onmouseover]'),
    ).toHaveCount(0);
    await main.getByText('odnośnikiem', { exact: true }).click();
    await main.getByText('Akapit z').click();
    expect(await hacked(page)).toBeUndefined();

    await goto(page, '/kontakt');
    await expect(page.getByRole('heading', { level: 1 }), 'no text at all: our own').toHaveText('Kontakt');
    await goto(page, '/');
    await expect(
      page.getByRole('region', { name: 'Odbierz e-book „Dwanaście nocy”' }),
      'nothing readable: our own',
    ).toBeVisible();
    expect(await hacked(page)).toBeUndefined();
  },
);
