import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OpenCorrection } from '#desk/domain/wire.ts';
import { OpenCorrections } from '#desk/queue/open-corrections.tsx';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const ONE: OpenCorrection = {
  orderId: 1003,
  productName: 'Trzy karty',
  customerName: 'Hanna',
  fairyName: 'Jagna',
  by: 'Jagna',
  at: '2026-11-21T09:00:00.000Z',
};
const show = (corrections: OpenCorrection[]) =>
  render(<OpenCorrections corrections={corrections} now={NOW} />);

test('open corrections are counted, say since when and lead to their orders [RD-5]', () => {
  show([
    ONE,
    { ...ONE, orderId: 1004, customerName: null, at: '2026-11-24T10:30:00.000Z' },
    { ...ONE, orderId: 1005, at: '2026-11-23T11:00:00.000Z' },
  ]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Poprawki w toku: 3');
  const [old = '', fresh = '', yesterdays = ''] = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(old).toContain('dla: Hanna, nr 1003, Jagna');
  expect(old).toContain('poprawia Jagna, od: 21 listopada, 10:00, czyli 3 dni.');
  expect(fresh).toContain('dla: dane usunięte, nr 1004, Jagna');
  expect(fresh).toContain('od: 11:30. Klientka ma dotąd pierwszy list.');
  expect(yesterdays).toContain('od: wczoraj, 12:00, czyli dzień.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/zamowienia/1003',
    '/zamowienia/1004',
    '/zamowienia/1005',
  ]);
});

test('without one there is no such list', () => {
  expect(show([]).container.innerHTML).toBe('');
});
