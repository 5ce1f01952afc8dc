import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentStatus } from '#domain/payment.ts';
import { createShopClient } from '#api/shop-client.ts';
import { answerPlainResult } from '#app/plain/answer-plain-result.tsx';
import { config } from '#tests/page/stage.tsx';
import { stepResult } from '#src/flows/payment-status/plain/plain-result.ts';
import { orderOf } from '../support/order-requests.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

async function placeOrder(status: PaymentStatus) {
  const response = await shop.app.inject({ method: 'POST', url: '/api/order', payload: orderOf('Tarot') });
  const { orderId, customerId } = response.json<{ orderId: number; customerId: string }>();
  const { db } = shop.store;
  await db.updateTable('payment').set({ status }).where('order_id', '=', orderId).execute();
  return new URLSearchParams({ orderId: String(orderId), customerId }).toString();
}

async function visit(query: string) {
  const browser = new PlainBrowser(shop.app);
  await browser.open(`/zamow/wynik?${query}`);
  return browser;
}

const refreshOf = ({ document }: PlainBrowser) =>
  document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content') ?? undefined;

describe('the result page without scripts', () => {
  it('asks again by itself while the payment is on its way, and says so after two minutes [OR-3] [OR-4]', async () => {
    const query = await placeOrder('PENDING');
    const browser = await visit(query);
    expect(browser.document.title).toMatch(/^Zamówienie w toku/);
    expect(refreshOf(browser)).toMatch(/^3;url=\/zamow\/wynik\?orderId=\d+&customerId=[-\w]+&od=\d{13}$/);
    expect(browser.page.headers['cache-control']).toBe('no-store');
    const late = await visit(`${query}&od=${Date.now() - 120_000}`);
    expect(late.text).toContain('Potwierdzenie jeszcze nie dotarło');
    expect(refreshOf(late)).toMatch(/^10;/);
  });

  it('confirms a paid order, and stands still [OR-1]', async () => {
    const browser = await visit(await placeOrder('COMPLETED'));
    expect(browser.text).toContain('Zamówienie potwierdzone');
    expect(browser.text).toContain('a…@example.com');
    expect(browser.text).toContain('Zapłacono');
    expect(refreshOf(browser)).toBeUndefined();
  });

  it('leads from a failed payment to the same choice [OR-2] [OR-6]', async () => {
    const browser = await visit(await placeOrder('CANCELED'));
    expect(browser.text).toContain('Zamówienie nieudane');
    expect(browser.text).toContain('Formularz wypełnij jeszcze raz.');
    const retry = [...browser.document.links].find(({ textContent }) => textContent === 'Spróbuj ponownie');
    await browser.open(retry?.getAttribute('href') ?? '');
    expect(browser.control('firstName').value).toBe('');
  });

  it.each(['', 'orderId=1', 'orderId=x&customerId=y', 'orderId=1&customerId=', 'orderId=1&orderId=2'])(
    'an incomplete link „%s” says so [OR-4]',
    async (query) => {
      const browser = await visit(query);
      expect(browser.text).toContain('Nie znamy tego zamówienia');
      expect(refreshOf(browser)).toBeUndefined();
    },
  );

  it.each([`orderId=999999&customerId=${randomUUID()}`, 'orderId=1&customerId=3f0a2c1e'])(
    'an order that the shop does not know, as by a cut link, is said to be none: „%s” [OR-4]',
    async (query) => {
      const browser = await visit(`${query}&powtorki=3`);
      expect(browser.text).toContain('Nie znamy tego zamówienia');
      expect(browser.text).toContain('albo tego zamówienia już u nas nie ma');
      expect(refreshOf(browser)).toBeUndefined();
    },
  );

  it('gives up after ten failed questions, and can be asked again [OR-6]', async () => {
    const client = createShopClient({
      baseUrl: 'https://shop.example/api',
      fetch: () => Promise.reject(new TypeError('no network')),
    });
    const ask = (query: object) =>
      answerPlainResult({
        query: { orderId: '7', customerId: randomUUID(), ...query },
        client,
        config,
        now: Date.now(),
      });
    expect((await ask({})).refresh?.address).toMatch(/powtorki=1$/);
    const last = await ask({ powtorki: '10' });
    expect(last.body).toContain('Mogła się udać: nie płać drugi raz');
    expect(last.refresh).toBeUndefined();
    const [, again = ''] = /href="([^"]*)"[^>]*>Sprawdź ponownie/.exec(last.body) ?? [];
    expect(again).toMatch(/^\/zamow\/wynik\?orderId=7&amp;customerId=[-\w]+&amp;od=\d+$/);
  });

  it('the machine decides when it asks again, and when no more', async () => {
    const order = { orderId: 7, customerId: 'k', openedAt: 0, failures: 0 };
    const step = (now: number, paymentStatus: string) =>
      stepResult(order, now, async () => ({ paymentStatus })).then(({ askAgainAfter }) => askAgainAfter);
    expect(await step(0, 'PENDING')).toBe(1_000);
    expect(await step(120_000, 'PENDING')).toBe(10_000);
    expect(await step(0, 'WAITING_FOR_CONFIRMATION')).toBeUndefined();
    expect(await step(0, 'CANCELED')).toBeUndefined();
  });
});

describe('the ways to the pages without scripts', () => {
  it('each order page has the line, and shows it at once where scripts are off', async () => {
    for (const path of ['/tarot', '/horoskopy', '/wrozby', '/rytualy']) {
      const { body, headers } = await shop.app.inject(path);
      expect(body).toContain(`<a href="/zamow${path}">Zamów w\u00a0prostej wersji</a>`);
      const [, atOnce = ''] = /<noscript><style>(.*?)<\/style><\/noscript>/.exec(body) ?? [];
      const hash = createHash('sha256').update(atOnce).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
    const { body: contact } = await shop.app.inject('/kontakt');
    expect(contact).toContain('<a href="/prosto/kontakt">Napisz w\u00a0prostej wersji</a>');
    expect((await shop.app.inject('/pomoc')).body).not.toContain('<noscript>');
  });

  it('the result page leads on by itself where scripts are off, with its order', async () => {
    const order = `orderId=7&customerId=${randomUUID()}`;
    const target = `/zamow/wynik?${order.replace('&', '&amp;')}"`;
    const { body, headers } = await shop.app.inject(`/zamowienie?${order}`);
    expect(body).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${target}`);
    expect(body).toContain(`<a href="${target}`);
    expect(headers['cache-control']).toBe('private, no-cache');
    const bent = await shop.app.inject('/zamowienie?orderId=7&customerId="><script>');
    expect(bent.body).toContain('content="0;url=/zamow/wynik"');
  });
});
