import { expect, test } from 'vitest';
import { readAddress, toAddress, toQuery } from '#desk/orders/orders-address.ts';

const NOW = Date.parse('2026-11-22T23:30:00.000Z');
const read = (search: string, state?: unknown) => readAddress(new URLSearchParams(search), state);

test.each([
  '',
  '?szukaj=10516',
  '?stan=sent&sort=dearest&po=41',
  '?wrozka=0f1f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c01&usluga=0e1f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c02&okres=30&przed=7',
  '?okres=daty&od=2026-11-01&do=2026-11-30',
])('[DK-7] P9: the address %j says all of the list that it leads to', (search) => {
  expect(toAddress(read(search))).toEqual({ to: `/zamowienia${search}`, state: { text: '' } });
});

test('[DK-7] a name or an e-mail address is never in the address, and comes back with the history', () => {
  const { to, state } = toAddress({ ...read('?stan=sent'), text: 'anna@przyklad.pl' });
  expect(to).toBe('/zamowienia?stan=sent');
  expect(toQuery(read('?stan=sent', state), NOW)).toEqual({ state: 'sent', text: 'anna@przyklad.pl' });
});

test('what makes no sense is left out, and days are those of Warsaw', () => {
  expect(toQuery(read('?stan=x&sort=y&po=-1&przed=z&okres=5&od=jutro&wrozka=a&usluga=b'), NOW)).toEqual({});
  expect(toQuery(read('?okres=daty&od=2026-02-30&do=2026-13-01'), NOW)).toEqual({});
  expect(toQuery(read('?okres=7'), NOW)).toEqual({ from: '2026-11-17' });
  expect(toQuery(read('?okres=daty&od=2026-11-01'), NOW)).toEqual({ from: '2026-11-01' });
});
