import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TAB_DRAFTS } from '#browser/storage.ts';
import { COUNTS_LIFETIME } from '#server/maintenance.ts';
import { DAY } from '#server/people/delete-outdated.ts';
import { PAYMENT_LIFETIME } from '#server/pay/payment-port.ts';
import { DEVICE_LIFETIME, deviceCookie, newDevice } from '#server/orders/device-cookie.ts';
import { ownOrdersCookie } from '#server/orders/own-order-cookie.ts';
import { startPageShop } from '#tests/server/support/page-shop.ts';

/** The keys that scripts store, as the sources name them; `…` stands for an order's number. */
const storedKeys = readdirSync('src/browser')
  .map((file) => readFileSync(`src/browser/${file}`, 'utf8'))
  .filter((source) => /safe(Local|Session)Storage\.write|setItem/.test(source))
  .flatMap((source) => [...source.matchAll(/const (?:KEY|keyOf) = [^'`;]*['`]([^'`]+)['`]/g)])
  .map(([, key = '']) => key.replace(/\$\{\w+\}/, '…'))
  .concat(Object.values(TAB_DRAFTS));

test('electronic communications law art. 399: the privacy page lists all that is ever stored, and no page sets a cookie [LW-15]', async () => {
  const shop = await startPageShop();
  const { body } = await shop.app.inject('/polityka-prywatnosci');
  const cookies = [
    ownOrdersCookie(['x'], 'https://shop.example'),
    deviceCookie(newDevice(), 'https://shop.example'),
  ].map((cookie) => cookie.split('=', 1)[0] ?? '');
  expect(storedKeys.length).toBeGreaterThan(7);
  for (const key of [...storedKeys, ...cookies]) expect(body, key).toMatch(new RegExp(`[>\\s]${key}[:,\\s]`));
  expect(PAYMENT_LIFETIME, 'which the page says').toBe(60 * 60_000);
  expect(DEVICE_LIFETIME, 'which the page says').toBe(14 * DAY);
  expect(body.replaceAll('\u00a0', ' '), 'what is counted with consent').toContain(
    `sumy usuwamy po ${COUNTS_LIFETIME / DAY} dniach`,
  );
  for (const path of ['/', '/tarot', '/zamow/tarot', '/moje-dane', '/odstapienie', '/zamowienie'])
    expect((await shop.app.inject(path)).headers['set-cookie'], path).toBeUndefined();
  await shop.close();
});

test.each([
  ['1', false],
  ['0', true],
])(
  'TAG_MANAGER_BEFORE_CONSENT=%s is what the page is told [LW-15]',
  async (TAG_MANAGER_BEFORE_CONSENT, waits) => {
    const shop = await startPageShop({ GTM_ID: 'GTM-TEST1', TAG_MANAGER_BEFORE_CONSENT });
    const { body } = await shop.app.inject('/');
    expect(body.includes('"tagManagerWaits":true')).toBe(waits);
    await shop.close();
  },
);
