import type { Page } from '@playwright/test';
import type { ShopProcess } from '../../tools/shop-process.ts';
import { recordDataLayer } from './support/data-layer.ts';
import { ForeignApi } from './support/foreign-api.ts';
import { OrderPage } from './support/order-page.ts';
import { proofOnly, sample } from './support/sample.ts';
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
  api.calm();
  // Another host is the point here; whatever else goes wrong still counts.
  watch.allow(/^foreign: (GET|POST|OPTIONS) http:\/\/127\.0\.0\.1/);
});

const goto = (page: Page, path: string) => page.goto(front.url + path);
const hacked = (page: Page) => page.evaluate(() => (window as { hacked?: number }).hacked);
const post = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('a purchase against a foreign API, from the list to „Zamówienie potwierdzone” [AP-13] [AP-14] [OF-5] [OR-5]', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 418.*\/coupon\/apply/, /favicon\.ico/);
  const told = await recordDataLayer(page);
  const order = new OrderPage(page);
  await goto(page, '/tarot');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await order.chooseVariant('Karta dnia');
  await expect(order.pick('Dziewanna')).toHaveAccessibleName(/30,00\szł/);
  await order.pick('Dziewanna').click();
  await order.fill();
  await order.coupon.fill('NIEMA');
  await order.applyCoupon.click();
  await expect(order.toast('Podany kupon nie istnieje')).toBeVisible();
  await order.coupon.fill('OBCY');
  await order.applyCoupon.click();
  await expect(order.amount()).toHaveText('10,00 zł');
  await order.terms.click();
  await expect(page.getByRole('checkbox', { name: /^Żądam/ }), 'nobody asks what is not stored').toHaveCount(
    0,
  );
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
});

test(
  'both spellings, broken items left out, missing words and fractions read, pictures from anywhere [AP-12] [AP-13]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await goto(page, '/rytualy');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await order.chooseVariant('Rytuał obfitości');
    const cards = page
      .getByRole('region', { name: 'Wybierz wróżkę' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards).toHaveCount(2);
    await expect(cards.first(), 'the free one first').toContainText('Dziewanna');
    await expect(cards.nth(1).getByRole('heading', { level: 3 }), 'a name is text').toHaveText(
      'Marzanna <i>z lasu</i>',
    );
    await expect(cards.first().getByRole('img', { name: /Średnia ocena 3 na\s5/ })).toBeVisible();
    await expect(cards.nth(1).getByRole('img', { name: /Średnia ocena 5 na\s5/ })).toBeVisible();
    await expect(cards.first()).toContainText('Zdrowy rozsądek');
    await expect(cards.first()).not.toContainText('Niewidzialne');
    await expect(cards.first().getByRole('img', { name: 'Dziewanna' }), 'no picture at all').toHaveAttribute(
      'src',
      '/art/post-placeholder.svg',
    );
    const portrait = cards.nth(1).getByRole('img', { name: /^Marzanna/ });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth), 'the policy lets it in')
      .toBeGreaterThan(0);
    expect(await page.content()).not.toContain('tajne polecenie');
  },
);

test(
  'a prediction without a questionsCount has one question; 3 is 3 [OP-6] [AP-13]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await goto(page, '/wrozby');
    await expect(page.getByRole('combobox', { name: 'Wybór usługi' })).toHaveText(/^Pytanie do runy \(od/);
    await order.pick('Dziewanna').click();
    await expect(order.form.getByRole('textbox', { name: /pytanie/i })).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Wybór usługi' }).click();
    await page.getByRole('option', { name: /^Trzy pytania/ }).click();
    await expect(order.form.getByRole('textbox', { name: /pytanie/i })).toHaveCount(3);
  },
);

test(
  'home: posts made harmless, pictures from the content host, the foreign moon [HO-2] [HO-3] [SH-7]',
  proofOnly,
  async ({ page }) => {
    await goto(page, '/');
    const first = post(page, 'Noc Kupały');
    await expect(first.getByRole('heading')).toHaveText('Noc Kupały – "ogień"');
    await expect(first.locator('time')).toHaveText('3.2.2025');
    await expect(first.locator('img')).toHaveAttribute('src', `${api.url}/wp/ogien.svg?w=400`);
    await expect(post(page, 'Bez obrazka').locator('img')).toHaveAttribute(
      'src',
      '/art/post-placeholder.svg',
    );
    await expect(post(page, 'Bez daty').locator('time')).toHaveText('');
    await expect(post(page, 'Zły odnośnik'), 'left out').toHaveCount(0);
    await expect(post(page, 'Zły obrazek').locator('img')).toHaveAttribute(
      'src',
      '/art/post-placeholder.svg',
    );
    await expect(page.getByRole('link', { name: /^Wszystkie artykuły/ })).toHaveAttribute(
      'href',
      api.blogUrl,
    );
    const strip = page.getByRole('region', { name: 'Dziś na niebie' });
    await expect(strip).toContainText('Lew');
    await expect(strip).toContainText('100%');
    expect(await hacked(page)).toBeUndefined();
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

test(
  'any 2xx is a success: contact and newsletter with bodies of their own [AP-13]',
  proofOnly,
  async ({ page }) => {
    await goto(page, '/kontakt');
    for (const [name, text] of [
      ['Imię', 'Ewa'],
      ['Nazwisko', 'Lis'],
      ['Adres e-mail', 'ewa@przyklad.pl'],
      ['Wiadomość', 'Dzień dobry'],
    ] as const) {
      await page.getByRole('main').getByRole('textbox', { name, exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'Wyślij' }).click();
    await expect(page.getByText('Dziękujemy za wiadomość!').first()).toBeVisible();

    await goto(page, '/');
    const form = page.getByRole('form', { name: 'Odbierz e-book „Dwanaście nocy”' });
    await form.getByRole('textbox', { name: 'Adres e-mail' }).fill('ewa@przyklad.pl');
    await form.getByRole('checkbox').click();
    await form.getByRole('button').click();
    await expect(page.getByText('Dziekujemy!').first()).toBeVisible();
  },
);

test(
  'a blog that does not respond never delays the page: the section arrives later [HO-4]',
  proofOnly,
  async ({ page }) => {
    api.behave({ silent: ['/pismo'] });
    await goto(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const section = page.getByRole('region', { name: 'Najczęściej czytane' });
    await expect(section.getByRole('status')).toHaveText('Wczytywanie...');
    await expect(section.getByRole('article')).toHaveCount(0);
    api.calm();
    await expect(post(page, 'Noc Kupały')).toBeVisible();
  },
);

test(
  'the blog fails: a message with „Wczytaj ponownie”, the rest stands, and a try brings it [HO-4] [U7]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource.*\/wpisy\.json/);
    api.behave({ failing: ['/pismo'] });
    await goto(page, '/');
    const failed = page.getByRole('region', { name: 'Najczęściej czytane' }).getByRole('alert');
    await expect(failed).toContainText('Nie udało się wczytać tej części');
    await expect(page.getByRole('form', { name: 'Odbierz e-book „Dwanaście nocy”' })).toBeVisible();
    expect(front.output()).toContain('Network response was not ok');
    const again = failed.getByRole('button', { name: 'Wczytaj ponownie' });
    await again.click();
    await expect(failed).toBeVisible();
    api.calm();
    await again.click();
    await expect(post(page, 'Noc Kupały')).toBeVisible();
    await expect(failed).toHaveCount(0);
  },
);

test('empty lists have a friendly state of their own, each with a way on', proofOnly, async ({ page }) => {
  api.behave({ empty: ['fairy', 'posts'] });
  await goto(page, '/tarot');
  await expect(page.getByText('Na razie nikt nie przyjmuje tej usługi').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zobacz inne usługi' })).toBeVisible();
  await goto(page, '/');
  await expect(page.getByText('Artykułów jeszcze nie ma')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Otwórz blog' })).toHaveAttribute('href', api.blogUrl);
  api.behave({ empty: ['product'] });
  await goto(page, '/horoskopy');
  await expect(page.getByText('Ten dział właśnie się układa')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Wróć na stronę główną' })).toBeVisible();
});

for (const [what, order] of sample([
  ['no link', { orderId: 5 }],
  ['a link that is no address', { paymentLink: 'javascript:window.hacked=11' }],
  ['a link with data', { paymentLink: 'data:text/html,<h1>x</h1>' }],
  ['nothing', []],
] as const)) {
  test(
    `an order whose response is ${what} is a failed order, and nobody is sent anywhere [AP-13] [OF-5] [ER-3]`,
    proofOnly,
    async ({ page }) => {
      api.behave({ order });
      const page2 = new OrderPage(page);
      await goto(page, '/tarot');
      await page2.chooseVariant('Karta dnia');
      await page2.pick('Dziewanna').click();
      await page2.fill();
      await page2.terms.click();
      await page2.pay('STRIPE');
      await expect(page2.toast('Nie udało się złożyć zamówienia. Spróbuj ponownie później.')).toBeVisible();
      await expect(page).toHaveURL(/\/tarot/);
      expect(await hacked(page)).toBeUndefined();
    },
  );
}
