import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
    SELLER_NAME: 'Kwiat & Syn sp. z o.o.',
    SELLER_ADDRESS: 'ul. Leśna 2, 31-001 Kraków',
    SELLER_NIP: '676-246-23-34',
    SELLER_PHONE: '+48 600 100 200',
    SELLER_VAT: 'exempt',
    RETENTION_ORDERS_DAYS: '400',
  });
});
afterAll(() => shop.close());

const textOf = async (page: string) =>
  (await shop.app.inject(`/api/content/page/${page}`))
    .json()
    .map(({ content }: { content: string }) => content)
    .join('\n')
    .replaceAll('\u00a0', ' ');

describe('act on consumer rights art. 12, what the sample terms say is what the program does', () => {
  test('they name the seller of the settings, as the agreement does, and VAT as it is set [LW-9]', async () => {
    const terms = await textOf('Regulamin');
    expect(terms).toContain(
      'Sprzedawcą jest Kwiat &amp; Syn sp. z o.o., ul. Leśna 2, 31-001 Kraków, NIP 6762462334, tel. +48 600 100 200.',
    );
    expect(terms).toContain(
      'Ceny podane są w złotych i są ostateczne: sprzedawca jest zwolniony z podatku VAT.',
    );
    expect(terms).not.toContain('{{');
  });

  test('the privacy page tells how long statements of withdrawal are kept, by the setting [LV-6]', async () => {
    const privacy = await textOf('Polityka_prywatnosci');
    expect(privacy).toMatch(/oświadczenia o odstąpieniu od umowy: 400 dni od otrzymania/);
    expect(privacy).toContain('Administratorem danych jest Kwiat &amp; Syn');
    expect(privacy).not.toContain('{{');
  });
});

describe('civil code art. 11 and 15, who buys', () => {
  test('the terms say that a buyer is 18 [LW-10]', async () => {
    expect(await textOf('Regulamin')).toContain('Zamawiać mogą osoby, które ukończyły 18 lat.');
  });

  test.each(['2026-11-01', '2015-03-02', '1926-11-22'])(
    'no birth date is refused for age, since a reading may be about a child: %s [LW-10]',
    async (birthDate) => {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url: '/api/order',
        payload: orderOf('Tarot', { customer: { ...birth, birthDate } }),
      });
      expect(statusCode).toBe(201);
    },
  );
});
