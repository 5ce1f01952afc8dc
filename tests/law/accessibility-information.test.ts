import { expect, test } from 'vitest';
import { startPageShop } from '#tests/server/support/page-shop.ts';

test('act of 26 April 2024 (annex V of directive 2019/882): the page tells of the service, its accessibility and where to report, with the settings’ addresses [LW-12]', async () => {
  const shop = await startPageShop({
    CONTACT_EMAIL: 'pomoc@kwiat.example',
    SELLER_NAME: 'Kwiat sp. z o.o.',
    SELLER_ADDRESS: 'ul. Leśna 2, 31-001 Kraków',
    SELLER_NIP: '6762462334',
    SELLER_PHONE: '+48 600 100 200',
  });
  const { statusCode, body } = await shop.app.inject('/dostepnosc');
  const text = body.replaceAll('\u00a0', ' ');
  await shop.close();
  expect(statusCode).toBe(200);
  for (const words of [
    '<h2>Co to za usługa</h2>',
    '<h2>Jak z niej korzystasz</h2>',
    '<h2>Jak spełniamy wymagania dostępności</h2>',
    '<h2>Zgłoś przeszkodę</h2>',
    'Napisz na pomoc@kwiat.example albo zadzwoń: +48 600 100 200',
  ])
    expect(text).toContain(words);
  expect(text).toMatch(/<footer[\s\S]*href="\/dostepnosc"/);
});

test('a made-up telephone is nobody’s to call [LW-12]', async () => {
  const shop = await startPageShop();
  const { body } = await shop.app.inject('/dostepnosc');
  await shop.close();
  expect(body).not.toContain('zadzwoń');
});
