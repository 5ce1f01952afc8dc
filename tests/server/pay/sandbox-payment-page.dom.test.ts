import { describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { missingPage, paymentPage } from '#server/pay/sandbox/payment-page.ts';
import type { SandboxPayment } from '#server/pay/sandbox/sandbox-payments.ts';

const payment: SandboxPayment = {
  id: 'cs_test_1',
  provider: 'STRIPE',
  paymentId: 'b5cbb5ad-3a34-4c7a-9d50-2d0f7a0b3f10',
  amount: grosze(1499000),
  productName: 'Tarot, trzy karty',
  description: 'Tarot, trzy karty, wróżka Jagna',
  returnUrl: 'https://shop.example/zamowienie?orderId=17&customerId=x',
  cancelUrl: 'https://shop.example/zamowienie?orderId=17&customerId=x&error=501',
  status: 'OPEN',
  refundScenario: 'prompt',
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 3_600_000),
};

const read = (page: string) => new DOMParser().parseFromString(page, 'text/html');
const buttons = (page: Document) => [...page.querySelectorAll('button')].map((button) => button.textContent);

describe.each(PAYMENT_PROVIDERS)('the payment page of %s [EM-3]', (provider) => {
  const page = read(paymentPage({ ...payment, provider }));

  test('is Polish, plainly marked, and shows order, amount and provider', () => {
    expect(page.documentElement.lang).toBe('pl');
    expect(page.title).toContain('TRYB TESTOWY');
    expect(page.querySelector('main')?.firstElementChild?.textContent).toContain('TRYB TESTOWY');
    expect([...page.querySelectorAll('dd')].map((cell) => cell.textContent)).toEqual([
      'Tarot, trzy karty, wróżka Jagna',
      '14\u00a0990,00\u00a0zł',
      provider === 'PAYU' ? 'PayU (Płatność online)' : 'Stripe (Płatność kartą)',
    ]);
  });

  test('has the three plain buttons first, then the awkward ones, each explained', () => {
    expect(buttons(page)).toEqual([
      'Zapłać',
      'Odrzuć płatność',
      'Anuluj i wróć',
      'Powiadomienie opóźnione',
      'Powiadomienie zgubione',
      'Powiadomienie powtórzone',
      'Powiadomienie przed powrotem',
      'Powiadomienia nie po kolei',
      'Płatność upada po powrocie',
      'Płatność wygasa',
      ...(provider === 'PAYU' ? ['Potwierdzenie przez sklep'] : []),
    ]);
    const explained = [...page.querySelectorAll('button[aria-describedby]')];
    expect(explained).toHaveLength(buttons(page).length - 3);
    for (const button of explained) {
      const about = page.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(about?.textContent).toMatch(/^(Płacisz|Wracasz)/);
    }
  });
});

test.each([
  ['paid', { status: 'PAID' as const }, 'Ta płatność jest już zakończona.'],
  ['expired', { expiresAt: new Date(0) }, 'Czas na tę płatność minął.'],
])('a payment that is %s offers only the way back', (_name, changes, words) => {
  const page = read(paymentPage({ ...payment, ...changes }));
  expect(buttons(page)).toEqual([]);
  expect(page.body.textContent).toContain(words);
  expect(page.querySelector('a')?.getAttribute('href')).toBe(payment.returnUrl);
});

test('what was bought is text, never markup', () => {
  const hostile = `"><img src=x onerror=alert(1)>'&amp;`;
  const page = read(
    paymentPage({ ...payment, description: hostile, returnUrl: hostile, id: hostile, status: 'PAID' }),
  );
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelector('dd')?.textContent).toBe(hostile);
  expect(page.querySelector('a')?.getAttribute('href')).toBe(hostile);
});

test('the page for an unknown address is marked as well', () => {
  expect(read(missingPage()).body.textContent).toContain('TRYB TESTOWY');
});
