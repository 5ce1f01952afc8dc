import { expect, test } from 'vitest';
import { banner } from '#server/banner.ts';
import { loadConfig } from '#server/config.ts';

const linesOf = (settings: Record<string, string>) => banner(loadConfig(settings)).join('\n');

test('the start says where the shop is, what it keeps its data in and whether it takes money', () => {
  expect(linesOf({})).toBe(
    [
      'The shop is open: http://localhost:3000',
      '  Data: embedded database in .data, for trying out: real orders belong in a PostgreSQL (DATABASE_URL)',
      '  Payments: sandbox',
    ].join('\n'),
  );
  expect(linesOf({ DATABASE_URL: 'postgres://db/shop' })).toContain('Data: PostgreSQL');
});

test('with a foreign API the start names it instead', () => {
  expect(linesOf({ API_URL: 'https://api.example' })).toBe(
    'The shop is open: http://localhost:3000 (API: https://api.example)',
  );
});

test('the start says where the admin panel is, when there is one [AP-14]', () => {
  const DASHBOARD_URL = 'https://panel.example';
  expect(linesOf({})).not.toContain('Admin panel');
  for (const settings of [{ DASHBOARD_URL }, { DASHBOARD_URL, API_URL: 'https://api.example' }]) {
    expect(linesOf(settings)).toContain('\n  Admin panel: https://panel.example');
  }
});
