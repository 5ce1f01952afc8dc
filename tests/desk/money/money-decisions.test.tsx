import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { MoneyDecisions } from '#desk/money/money-decisions.tsx';

test('what waits about money leads to its order, in words; nothing to decide is not shown [DK-8]', () => {
  const { container, rerender } = render(<MoneyDecisions decisions={[]} />);
  expect(container.childElementCount).toBe(0);
  rerender(
    <MoneyDecisions
      decisions={[
        { kind: 'difference', orderId: 1001, asked: grosze(4900), amount: grosze(100), currency: 'EUR' },
        {
          kind: 'refund-failed',
          orderId: 1002,
          amount: grosze(2500),
          currency: 'PLN',
          detail: 'expired card',
        },
        { kind: 'refund-late', orderId: 1003, amount: grosze(2500), currency: 'PLN', dueOn: '2026-11-20' },
        { kind: 'dispute', orderId: 1004, amount: grosze(4900), currency: 'PLN', detail: 'fraudulent' },
        { kind: 'paid-twice', orderId: 1005, otherOrderId: 1006 },
        { kind: 'provider-differs', orderId: 1007, detail: 'refund-over-paid' },
        {
          kind: 'provider-differs',
          orderId: 1007,
          amount: grosze(4900),
          currency: 'PLN',
          detail: 'paid-elsewhere',
        },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Pieniądze do decyzji' }).textContent).toMatch(
    'Pieniądze do decyzji: 7',
  );
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    '1001: przyszło 1,00 EUR, a zamówienie kosztuje 49,00 zł',
    '1002: zwrot 25,00 zł się nie udał (kod operatora: expired card)',
    '1003: zwrot 25,00 zł jest po terminie',
    '1004: bank klientki kwestionuje płatność 49,00 zł (właścicielka karty nie rozpoznaje płatności)',
    '1005: zapłacone dwa razy, także w zamówieniu nr 1006',
    '1007: operator mówi o pieniądzach co innego niż sklep (zwroty z panelu przekraczają zapłaconą kwotę)',
    '1007: operator mówi o kwocie 49,00 zł co innego niż sklep (druga płatność za to samo zamówienie)',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1001, 1002, 1003, 1004, 1005, 1007, 1007].map((id) => `/zamowienia/${id}`),
  );
});
