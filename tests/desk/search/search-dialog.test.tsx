import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { guardLeaving } from '#desk/browser/leave-guard.ts';
import type { FoundThing } from '#desk/domain/wire.ts';
import SearchDialog from '#desk/search/search-dialog.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

/** Says where the desk is, and what stands in the history entry. */
function Whereabouts() {
  const { pathname, hash, state } = useLocation();
  return <p>{`${pathname}${hash} ${JSON.stringify(state)}`}</p>;
}

function drawn(operations: string[], things: FoundThing[] = [], orders = [1007], onClose = () => {}) {
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return pathname.endsWith('/search')
      ? reply<'searchDesk'>(things)
      : reply<'suggestOrders'>(orders.map((orderId) => ({ orderId, order: null })));
  });
  const user = renderDesk(
    client,
    operations,
    '/',
    <>
      <SearchDialog onClose={onClose} />
      <Whereabouts />
    </>,
  );
  return { asked, user };
}
const options = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

test('an owner finds things of each kind; what leads to the same page stands there once [DK-5]', async () => {
  const { asked, user } = drawn(
    ['exportOrders', 'searchDesk', 'getSums'],
    [
      { kind: 'payment', id: '1007', name: 'cs_123', under: '' },
      { kind: 'customer', id: 'a'.repeat(32), name: 'Ewa', under: 'e…@example.pl' },
      { kind: 'text', id: 'Regulamin', name: '', under: 'słowa wokół' },
    ],
  );
  await user.type(screen.getByRole('combobox'), 'cs_1');
  expect(await screen.findByText('klientka, e…@example.pl')).toBeDefined();
  expect(await options()).toHaveLength(3);
  expect(screen.getByText('tekst sklepu, słowa wokół')).toBeDefined();
  expect(new Set(asked)).toEqual(new Set(['/desk-api/orders/suggest', '/desk-api/search']));
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
});

test('pages outside of the menu are found too, without regard to marks [DK-5]', async () => {
  const { user } = drawn(['exportOrders', 'searchDesk', 'getPayouts']);
  await user.type(screen.getByRole('combobox'), 'wyplaty');
  expect(await screen.findByRole('option', { name: 'Wypłaty' })).toBeDefined();
});

test('a specialist’s search asks for her orders alone', async () => {
  const { asked, user } = drawn([]);
  await user.type(screen.getByRole('combobox'), '1007');
  expect(await screen.findByRole('option')).toBeDefined();
  expect(new Set(asked)).toEqual(new Set(['/desk-api/orders/suggest']));
});

/** So many things of a kind. */
const many = (kind: FoundThing['kind'], count: number): FoundThing[] =>
  Array.from({ length: count }, (_, at) => ({ kind, id: `${kind}-${at}`, name: `${kind} ${at}`, under: '' }));
const OWNER = ['exportOrders', 'searchDesk'];

test('of many hits the first of each kind stand there, the search says of which kinds there are more, and leads on [DK-5] [DK-7]', async () => {
  const orders = Array.from({ length: 9 }, (_, at) => 1001 + at);
  const things = [...many('payment', 6), ...many('coupon', 5), ...many('message', 6)];
  const { user } = drawn(OWNER, things, orders);
  await user.type(screen.getByRole('combobox'), 'kowal');
  expect(
    await screen.findByText(/^23 wyniki\. Nie wszystko się tu zmieściło \(płatności\)\. Dopisz więcej/),
  ).toBeDefined();
  expect(await options()).toEqual([
    ...orders.slice(0, 8).map((id) => expect.stringContaining(String(id))),
    expect.stringContaining('Wszystkie zamówienia: „kowal”'),
    ...many('payment', 5).map(({ name }) => expect.stringContaining(name)),
    ...many('coupon', 5).map(({ name }) => expect.stringContaining(name)),
    ...many('message', 5).map(({ name }) => expect.stringContaining(name)),
    expect.stringContaining('Wszystkie wiadomości: „kowal”'),
  ]);
  // What was searched for stays out of the address.
  await user.click(screen.getByRole('option', { name: /^Wszystkie wiadomości/ }));
  expect(screen.getByText('/listy {"text":"kowal"}')).toBeDefined();
  await user.click(screen.getByRole('option', { name: /^Wszystkie zamówienia/ }));
  expect(screen.getByText('/zamowienia {"text":"kowal"}')).toBeDefined();
});

test('an order and the withdrawal from it are two results: one of them leads to the order’s history [DK-5]', async () => {
  const things: FoundThing[] = [{ kind: 'withdrawal', id: '1007', name: '3', under: 'e…@example.pl' }];
  const { user } = drawn(OWNER, things);
  await user.type(screen.getByRole('combobox'), 'ewa');
  expect(await options()).toHaveLength(2);
  await user.click(screen.getByRole('option', { name: /odstąpienie/ }));
  expect(screen.getByText(/^\/zamowienia\/1007#historia/)).toBeDefined();
});

test('as many hits as fit are all there are, and the search says no more [DK-5]', async () => {
  const orders = Array.from({ length: 8 }, (_, at) => 1001 + at);
  const { user } = drawn(OWNER, many('coupon', 5), orders);
  await user.type(screen.getByRole('combobox'), 'kowal');
  expect(await screen.findByText('13 wyników.')).toBeDefined();
});

test('what is chosen opens in place of the search, which closes first; text on the page is asked about [DK-5] [DK-6]', async () => {
  const steps: string[] = [];
  const lift = guardLeaving((proceed) => {
    steps.push('asked');
    proceed();
  });
  try {
    const { user } = drawn(['exportOrders'], [], [1007], () => void steps.push('closed'));
    await user.type(screen.getByRole('combobox'), '1007');
    await user.click(await screen.findByRole('option', { name: /1007/ }));
    expect(await screen.findByText(/^\/zamowienia\/1007 /)).toBeDefined();
    expect(steps).toEqual(['closed', 'asked']);
  } finally {
    lift();
  }
});
