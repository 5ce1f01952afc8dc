import { expect, test } from 'vitest';
import { readSettings } from '#tools/flows/server/settings.ts';

test('nothing set: a free port, a shop of its own', () => {
  expect(readSettings({})).toEqual({ port: undefined, shopUrl: undefined });
});

test('PORT and SHOP_URL are read', () => {
  expect(readSettings({ PORT: '3200', SHOP_URL: 'http://localhost:3000/tarot' })).toEqual({
    port: 3200,
    shopUrl: 'http://localhost:3000',
  });
});

test.each([
  [{ PORT: 'x' }, /^PORT/],
  [{ PORT: '0' }, /^PORT/],
  [{ PORT: '70000' }, /^PORT/],
  [{ SHOP_URL: 'localhost' }, /^SHOP_URL/],
  [{ SHOP_URL: 'file:///etc' }, /^SHOP_URL/],
])('%j is refused with its name', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});
