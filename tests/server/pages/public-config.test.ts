import { expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { toPublicConfig } from '#server/pages/public-config.ts';
import { LIVE_SETTINGS } from '#tests/server/support/live-settings.ts';

const sent = (env: Record<string, string>, hasNoPosts = false) => toPublicConfig(loadConfig(env), hasNoPosts);

test('pages name the seller of a live shop with her phone, and a made-up one as a sample without a phone to call', () => {
  const { name, nip, phone, isSample } = { ...sent(LIVE_SETTINGS).seller };
  expect([name, nip, phone, isSample]).toEqual([
    LIVE_SETTINGS.SELLER_NAME,
    LIVE_SETTINGS.SELLER_NIP,
    LIVE_SETTINGS.SELLER_PHONE,
    false,
  ]);
  expect(sent(LIVE_SETTINGS).sellerPhone).toBe(LIVE_SETTINGS.SELLER_PHONE);
  expect(sent({}).seller?.isSample).toBe(true);
  expect(sent({}).sellerPhone).toBeUndefined();
});

test('beside another API a seller is named that the operator has set, and no made-up one', () => {
  const foreign = { API_URL: 'https://api.shop.pl' };
  const { SELLER_NAME, SELLER_ADDRESS, SELLER_NIP, SELLER_PHONE } = LIVE_SETTINGS;
  expect(sent(foreign).seller).toBeUndefined();
  const own = sent({ ...foreign, SELLER_NAME, SELLER_ADDRESS, SELLER_NIP, SELLER_PHONE });
  expect([own.seller?.name, own.sellerPhone]).toEqual([SELLER_NAME, SELLER_PHONE]);
});

test('the shop’s own blog without posts is said to be empty, another one never', () => {
  const own = { PUBLIC_URL: 'http://shop.pl' };
  expect([sent(own, true).hasNoPosts, sent(own).hasNoPosts]).toEqual([true, undefined]);
  const other = {
    PUBLIC_URL: 'http://shop.pl',
    API_URL: 'https://api.shop.pl',
    CONTENT_URL: 'https://blog.shop.pl',
  };
  expect(sent({ ...other, BLOG_URL: 'https://blog.shop.pl' }, true).hasNoPosts).toBeUndefined();
});

test('a shop that asks whether to remember a customer says so to its pages', () => {
  expect(sent({}).asksToRemember).toBeUndefined();
  expect(sent({ REMEMBER_CUSTOMER: 'ask' }).asksToRemember).toBe(true);
});
