import { expect, test } from 'vitest';
import { readSettings } from '#tools/flows/server/settings.ts';

test('nothing set: a free port, a shop of its own', () => {
  expect(readSettings({})).toEqual({
    port: undefined,
    shopUrl: undefined,
    deskUrl: undefined,
    databaseUrl: undefined,
    dataDir: '.data',
  });
});

test('PORT, SHOP_URL, DESK_URL and where the counts lie are read', () => {
  expect(
    readSettings({
      PORT: '3200',
      SHOP_URL: 'http://localhost:3000/tarot',
      DESK_URL: 'http://localhost:3001',
      DATA_DIR: '.data-demo',
    }),
  ).toEqual({
    port: 3200,
    shopUrl: 'http://localhost:3000',
    deskUrl: 'http://localhost:3001',
    databaseUrl: undefined,
    dataDir: '.data-demo',
  });
});

test.each([
  [{ PORT: 'x' }, /^PORT/],
  [{ PORT: '0' }, /^PORT/],
  [{ PORT: '70000' }, /^PORT/],
  [{ SHOP_URL: 'localhost' }, /^SHOP_URL/],
  [{ SHOP_URL: 'file:///etc' }, /^SHOP_URL/],
  [{ DESK_URL: 'desk' }, /^DESK_URL/],
])('%j is refused with its name', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});
