import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { CustomerSection } from '#desk/order/answer/customer-section.tsx';
import { PaymentFacts } from '#desk/order/payment-facts.tsx';
import type { Order } from '#desk/domain/wire.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

/** What of an order its payment's facts are made from. */
const order = (
  paidAt: string | null,
  ordersOfCustomer: number,
  difference?: NonNullable<Order['payment']>['difference'],
) =>
  ({
    orderId: 1401,
    email: 'w…@example.pl',
    ordersOfCustomer,
    paidAt,
    payment: {
      provider: 'PAYU',
      status: paidAt === null ? 'CANCELED' : 'COMPLETED',
      amount: grosze(4_299),
      fullPrice: grosze(4_299),
      difference,
    },
    resultPage: {},
  }) as unknown as Order;

const drawn = (shown: Order) =>
  renderDesk(
    createDeskClient(() => Promise.reject(new Error('Nothing is asked'))),
    [],
    '/zamowienia/1401',
    <PaymentFacts
      order={shown}
      now={Date.parse('2026-11-28T00:00:00Z')}
      address={undefined}
      problem={undefined}
      onShowAddress={() => undefined}
    />,
  );

test('an order that nobody has paid for is not said to be paid, nor to be the nought-th of its address [DK-7]', () => {
  drawn(order(null, 0));
  expect(screen.queryByText('Zapłacono')).toBeNull();
  expect(screen.getByText('Kwota').nextElementSibling).toHaveTextContent('42,99 zł');
  expect(screen.getByText('opłacone wcześniej z tego adresu: 0')).toBeVisible();
});

test('a paid order says which of its address it is [DK-7]', () => {
  drawn(order('2026-11-27T00:00:00Z', 2));
  expect(screen.getByText('Zapłacono').nextElementSibling).toHaveTextContent('42,99 zł');
  expect(screen.getByText('to jest 2. z tego adresu')).toBeVisible();
});

test.each([
  [{ amount: grosze(4_000), currency: 'PLN', isDecided: true }, '40,00 zł'],
  [{ amount: grosze(1_000), currency: 'EUR', isDecided: true }, '10,00 EUR'],
  [{ amount: grosze(4_000), currency: 'PLN', isDecided: false }, '42,99 zł'],
])('what has come is said, where another amount was accepted: %j [DK-8]', (difference, words) => {
  drawn(order('2026-11-27T00:00:00Z', 2, difference));
  expect(screen.getByText('Zapłacono').nextElementSibling).toHaveTextContent(words);
});

test('the whole address that was read is shown no more once the order has another one, alike as they look [DK-7]', async () => {
  const client = createDeskClient(async () => reply<'getOrderEmail'>({ email: 'wanad@example.pl' }));
  const shown = { ...order('2026-11-27T00:00:00Z', 1), customerKey: 'a' };
  const page = (one: Order) => (
    <DeskContext value={{ client, isSignedIn: true } as unknown as Desk}>
      <CustomerSection order={one} now={Date.parse('2026-11-28T00:00:00Z')} />
    </DeskContext>
  );
  const { rerender } = render(page(shown), { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż cały adres' }));
  expect(await screen.findByText('wanad@example.pl')).toBeVisible();
  rerender(page({ ...shown }));
  expect(screen.getByText('wanad@example.pl')).toBeVisible();
  rerender(page({ ...shown, customerKey: 'b' }));
  expect(screen.queryByText('wanad@example.pl')).toBeNull();
  expect(screen.getByText('w…@example.pl')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pokaż cały adres' })).toBeVisible();
});
