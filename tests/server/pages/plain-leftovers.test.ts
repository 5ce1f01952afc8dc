import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { toPublicConfig } from '#server/pages/public-config.ts';
import catalogue from '#server/seed/catalogue.json';
import { answerPlainResult } from '#src/entry-server.tsx';
import { shopResponding } from '#tests/api/stub-shop.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

// What the page without scripts says as the page with them does.

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

test('more questions than the package has are warned of [OP-7]', async () => {
  const product = catalogue.products.find(({ slug }) => slug === 'wrozba-jedno-pytanie');
  const fairyId = catalogue.fairyProducts.find(({ productId }) => productId === product?.id)?.fairyId;
  const browser = new PlainBrowser(shop.app);
  await browser.open(`/zamow/wrozby?wariant=${product?.id}&wrozka=${fairyId}`);
  browser.type({ question0: 'Czy wróci? Kiedy? I po co?' });
  await browser.press('krok', 'PAYU');
  expect(browser.text).toContain('Liczba pytań: 3/1');
  browser.type({ question0: 'Czy wróci?' });
  await browser.press('krok', 'PAYU');
  expect(browser.text).not.toContain('Liczba pytań');
});

test('the service of a prediction is chosen in a dropdown, which keeps the choice [OP-6]', async () => {
  const browser = new PlainBrowser(shop.app);
  await browser.open('/zamow/wrozby');
  await browser.press('pokaz', 'wariant');
  const services = () => browser.document.querySelector<HTMLSelectElement>('select[name=wariant]');
  expect(services()?.labels[0]?.textContent).toBe('Wybór usługi');
  const [none, first, second] = services()?.options ?? [];
  expect([none?.value, services()?.value]).toEqual(['', first?.value]);
  expect(second?.textContent?.replaceAll('\u00a0', ' ')).toMatch(/ \(od \d+,\d\d zł\)$/);
  browser.type({ wariant: second?.value ?? '' });
  await browser.press('dalej');
  expect(new URLSearchParams(browser.address.split('?')[1]).get('wariant')).toBe(second?.value);
  await browser.press('pokaz', 'wariant');
  expect(services()?.value).toBe(second?.value);
});

test('the newsletter’s success has its title [NL-1]', async () => {
  const { body } = await shop.app.inject('/prosto/newsletter?wyslano=tak');
  expect(body).toContain('Dziekujemy!');
});

test('a confirmed order offers the e-book with its form [OR-1]', async () => {
  const { body } = await answerPlainResult({
    query: { orderId: '7', customerId: 'klient-siedem' },
    client: shopResponding({ paymentStatus: 'COMPLETED' }).client,
    config: toPublicConfig(loadConfig({})),
    now: 1,
  });
  expect(body).toContain('Zamówienie potwierdzone');
  expect(body).toContain('action="/prosto/newsletter"');
  expect(body).toContain('Pobierz darmowy e-book');
});

test('who has come with a specialist is not led to the guide, who would choose another [RD-4]', async () => {
  const browser = new PlainBrowser(shop.app);
  const guides = () => browser.document.querySelectorAll('main a[href="/prosto/pomoz-mi-wybrac"]').length;
  await browser.open('/zamow/tarot');
  expect(guides()).toBe(1);
  await browser.open(`/zamow/tarot?wrozka=${catalogue.fairies.find(({ slug }) => slug === 'jagna')?.id}`);
  expect(guides()).toBe(0);
});
