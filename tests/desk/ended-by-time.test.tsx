import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PeopleList } from '#desk/access/people-list.tsx';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { OrderEntry, WrittenMail } from '#desk/domain/wire.ts';
import { OrdersTable } from '#desk/orders/orders-table.tsx';
import { WrittenMails } from '#desk/ui/written-mails.tsx';
import { renderDesk } from './render-desk.tsx';

const END = '2026-11-26T17:45:00.000Z';
const [BEFORE, AFTER] = [Date.parse(END) - 600_000, Date.parse(END) + 1_000];
const nothing = () => undefined;
const text = () => document.body.textContent ?? '';

test('an invitation that has run out says so', () => {
  const invitation = {
    id: 'i',
    role: 'specialist',
    name: 'Jagna',
    email: 'j@example.pl',
    expiresAt: END,
  } as const;
  const people = { people: [], invitations: [invitation], fairies: [] };
  const drawn = (now: number) => (
    <PeopleList
      people={people}
      me=""
      now={now}
      busy={undefined}
      onEndSessions={nothing}
      onRemove={nothing}
      onWithdraw={nothing}
    />
  );
  const { rerender } = render(drawn(BEFORE));
  expect(text()).toContain('ważne: 18:45');
  rerender(drawn(AFTER));
  expect(text()).toContain('wygasło');
  expect(text()).not.toContain('ważne');
});

test('a mail whose time has come waits for the mail server, and is not taken back from a minute before', () => {
  const mail = {
    id: 'm',
    author: 'Jagna',
    text: 'Dzień dobry.',
    writtenAt: END,
    sendAt: END,
    state: 'timed',
  } as WrittenMail;
  const drawn = (now: number) => (
    <WrittenMails title="Listy" mails={[mail]} now={now} busy={undefined} onRecall={nothing} />
  );
  const { rerender } = render(drawn(BEFORE));
  expect(text()).toContain('wyjdzie 18:45');
  expect(screen.getByRole('button', { name: 'Cofnij list' })).toBeDefined();
  rerender(drawn(Date.parse(END) - 30_000));
  expect(text()).toContain('wyjdzie 18:45');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(drawn(AFTER));
  expect(text()).toContain('czeka na serwer poczty');
});

test.each([
  [BEFORE, 'wygaśnie: 18:45'],
  [AFTER, 'termin zapłaty minął'],
])('an order that may be paid until a time says so until then (%#)', (now, words) => {
  const order = {
    createdAt: END,
    at: END,
    state: 'unpaid',
    productName: 'Karta',
    productType: 'ThreeCards',
    fairy: { name: 'Jagna' },
  };
  const client = createDeskClient(() => Promise.resolve(new Response()));
  renderDesk(
    client,
    [],
    '/',
    <OrdersTable
      rows={[{ orderId: 7, order } as OrderEntry]}
      now={now}
      sort="newest"
      isWhole={false}
      current={undefined}
      linkTo={() => ({ to: '/', state: undefined })}
    />,
  );
  expect(text()).toContain(words);
});
