import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import CustomerPage from '#desk/customer/customer-page.tsx';
import type { Customer } from '#desk/domain/wire.ts';
import { grosze } from '#domain/grosze.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { message } from '../messages/sample-message.ts';
import { renderDesk } from '../render-desk.tsx';

const MESSAGE = '0d1f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c03';

const KEY = '0123456789abcdef0123456789abcdef';
const CUSTOMER: Customer = {
  name: 'Ewa',
  email: 'e…@example.pl',
  orders: [
    {
      orderId: 1007,
      order: {
        createdAt: '2024-11-20T09:00:00.000Z',
        productName: 'Trzy karty',
        productType: 'Tarot',
        customerName: 'Ewa',
        partnerName: null,
        fairy: { id: 'f', name: 'Jagna', imageSrc: '/a.svg' },
        state: 'sent',
        promisedUntil: null,
        at: null,
        email: 'e…@example.pl',
        payment: { amount: grosze(8_550), state: 'paid' },
      },
    },
    { orderId: 1001, order: null },
  ],
  next: 1001,
  counts: { orders: 23, paid: 4, messages: 0, mails: 1 },
  firstAt: '2024-01-20T09:00:00.000Z',
  lastAt: '2024-11-20T09:00:00.000Z',
  sums: [
    {
      currency: 'PLN',
      count: 4,
      sales: grosze(40_000),
      refunds: grosze(1_000),
      chargebacks: grosze(0),
      total: grosze(39_000),
    },
  ],
  messages: [],
  messagesNext: null,
  mails: [
    {
      id: '0b8f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c11',
      orderId: 1007,
      text: 'Jagna odpisze jutro rano.',
      author: 'Ludmiła',
      writtenAt: '2024-11-20T10:00:00.000Z',
      sendAt: null,
      state: 'accepted',
    },
  ],
  mailsNext: '0b8f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c11',
};

function drawn(answers: (path: string) => Response, path = `/klient/${KEY}`) {
  const client = createDeskClient(async ({ url }) => answers(new URL(url).pathname + new URL(url).search));
  return renderDesk(
    client,
    ['getCustomer'],
    path,
    <Routes>
      <Route path="/klient/:customerKey" element={<CustomerPage />} />
    </Routes>,
  );
}

test('a customer has her orders, what she left in the shop, and a way to what is older [DK-18]', async () => {
  drawn(() => reply<'getCustomer'>(CUSTOMER));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ewa' })).toBeDefined();
  const orders = within(screen.getByRole('list', { name: 'Zamówienia' })).getAllByRole('listitem');
  expect(orders.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Nr\s1007, Trzy karty.*Jagna, .*85,50\szł/),
    expect.stringMatching(/^Nr\s1001, nie do odczytania/),
  ]);
  const mails = within(screen.getByRole('region', { name: /^Listy o\szamówieniach \(1\)$/ }));
  expect(mails.getByText('Jagna odpisze jutro rano.')).toBeDefined();
  expect(mails.getByRole('link', { name: /^Do zamówienia nr\s1007$/ })).toHaveAttribute(
    'href',
    '/zamowienia/1007/list',
  );
  expect(mails.getByRole('link', { name: 'Starsze' })).toHaveAttribute(
    'href',
    `/klient/${KEY}?listy=${CUSTOMER.mailsNext}`,
  );
  expect(screen.getByText('Zostaje').nextElementSibling).toHaveTextContent('390,00 zł');
  expect(screen.getAllByRole('link', { name: 'Starsze' })[0]?.getAttribute('href')).toBe(
    `/klient/${KEY}?przed=1001`,
  );
  expect(screen.queryByRole('link', { name: 'Najnowsze' })).toBeNull();
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('her address is asked for by a press, and a failure is told', async () => {
  const answers = [refusal<'getCustomerEmail'>(500, { code: 500 })];
  const user = drawn((path) =>
    path.endsWith('/email')
      ? (answers.shift() ?? reply<'getCustomerEmail'>({ email: 'ewa@example.pl' }))
      : reply<'getCustomer'>(CUSTOMER),
  );
  await user.click(await screen.findByRole('button', { name: 'Pokaż cały adres' }));
  expect(await screen.findByText('Nie udało się pokazać adresu.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pokaż cały adres' }));
  expect(await screen.findByText('ewa@example.pl')).toBeDefined();
});

test('an older page asks behind its order and leads back; a customer who is gone is a missing page', async () => {
  const asked: string[] = [];
  drawn((path) => {
    asked.push(path);
    return refusal<'getCustomer'>(404, { code: 108 });
  }, `/klient/${KEY}?przed=1001`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByText('Ewa')).toBeNull();
  expect(asked).toEqual([`/desk-api/customers/${KEY}?after=1001`]);
});

test('a step in one of her lists leaves the others where they are', async () => {
  drawn(() => reply<'getCustomer'>(CUSTOMER), `/klient/${KEY}?przed=1009&wiadomosci=${MESSAGE}`);
  await screen.findByRole('heading', { level: 1, name: 'Ewa' });
  const addresses = (name: string) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(addresses('Starsze')).toEqual([
    `/klient/${KEY}?przed=1001&wiadomosci=${MESSAGE}`,
    `/klient/${KEY}?przed=1009&wiadomosci=${MESSAGE}&listy=${CUSTOMER.mailsNext}`,
  ]);
  expect(addresses('Najnowsze')).toEqual([`/klient/${KEY}?wiadomosci=${MESSAGE}`]);
});

test('of one order the day is told once', async () => {
  drawn(() => reply<'getCustomer'>({ ...CUSTOMER, firstAt: CUSTOMER.lastAt }));
  expect(await screen.findByText('Pierwsze zamówienie')).toBeDefined();
  expect(screen.queryByText('Ostatnie zamówienie')).toBeNull();
});

test.each([
  ['timed', '2099-11-20T12:00:00.000Z', /^wyjdzie .*2099/],
  ['timed', '2024-11-20T12:00:00.000Z', /^miał wyjść .*2024.*: czeka na serwer poczty$/],
  ['accepted', '2024-11-20T12:00:00.000Z', /^serwer poczty przyjął list$/],
  ['refused', null, /^serwer poczty odmówił/],
] as const)('a mail in the state "%s" for %s says so as at its order', async (state, sendAt, words) => {
  const mails = CUSTOMER.mails.map((mail) => ({ ...mail, state, sendAt }));
  drawn(() => reply<'getCustomer'>({ ...CUSTOMER, mails }));
  expect(await screen.findByText(words)).toBeDefined();
});

test('somebody who has only written has her messages, and neither orders, sums nor mails [DK-18]', async () => {
  const written: Customer = {
    ...CUSTOMER,
    name: null,
    orders: [],
    next: null,
    counts: { orders: 0, paid: 0, messages: 1, mails: 0 },
    firstAt: null,
    lastAt: null,
    sums: [],
    messages: [message],
    mails: [],
    mailsNext: null,
  };
  drawn(() => reply<'getCustomer'>(written));
  expect(await screen.findByRole('heading', { level: 1, name: 'Klientka bez imienia' })).toBeVisible();
  expect(screen.getByText('niczego nie kupiła')).toBeVisible();
  const messages = screen.getByRole('list', { name: 'Wiadomości (1)' });
  expect(within(messages).getByRole('link', { name: 'Anna Szulc' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Razem' })).toBeNull();
  expect(screen.queryByText(/^Listy/)).toBeNull();
});
