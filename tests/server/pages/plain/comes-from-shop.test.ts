import { expect, test } from 'vitest';
import { comesFromShop, senderOf } from '#server/pages/plain/comes-from-shop.ts';

const SHOP = 'https://shop.pl';

test.each<[string, Record<string, string>, ReturnType<typeof senderOf>]>([
  ['says that it is of the shop', { 'sec-fetch-site': 'same-origin' }, 'shop'],
  ['says that it is of another site', { 'sec-fetch-site': 'cross-site', origin: SHOP }, 'foreign'],
  ['is of another name of the same domain', { 'sec-fetch-site': 'same-site', origin: SHOP }, 'foreign'],
  ['was sent by no page', { 'sec-fetch-site': 'none' }, 'unknown'],
  ['says nothing', {}, 'unknown'],
  ['names the shop’s public address alone', { origin: SHOP }, 'shop'],
  ['names the host that was asked', { origin: 'http://127.0.0.1:3000' }, 'shop'],
  ['names another port of that host', { origin: 'http://127.0.0.1:3001' }, 'foreign'],
  ['names another site alone', { origin: 'https://shop.pl.obca.example' }, 'foreign'],
  ['hides its address', { origin: 'null' }, 'foreign'],
])('a form whose browser %s', (_what, headers, sender) => {
  const request = { headers, host: '127.0.0.1:3000' };
  expect(senderOf(request, `${SHOP}/`)).toBe(sender);
  expect(comesFromShop(request, `${SHOP}/`)).toBe(sender === 'shop');
});
