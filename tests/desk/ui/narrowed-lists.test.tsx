import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import SumsPage from '#desk/books/sums-page.tsx';
import JournalPage from '#desk/journal/journal-page.tsx';
import MessagesPage from '#desk/messages/messages-page.tsx';
import OrdersPage from '#desk/orders/orders-page.tsx';
import { DESK_PAGES } from '#desk/pages.ts';
import QueuePage from '#desk/queue/queue-page.tsx';
import { NOTHING } from '#domain/grosze.ts';
import { reply } from '../desk-replies.ts';
import { message } from '../messages/sample-message.ts';
import { listed } from '../orders/sample-listed.ts';
import { queueRow } from '../queue/sample-row.ts';
import { renderDesk } from '../render-desk.tsx';

const now = '2026-11-26T09:00:00Z';
const ANNA = '7d0ce1a4-0000-4000-8000-000000000001';
const JAGNA = '7d0ce1a4-0000-4000-8000-000000000002';
const CARDS = '7d0ce1a4-0000-4000-8000-000000000003';
const SUM = {
  count: 1,
  sales: NOTHING,
  back: NOTHING,
  total: NOTHING,
  givenAway: NOTHING,
  newcomers: 0,
  returning: 0,
};

const queue = () =>
  reply<'getQueue'>({
    now,
    rows: [queueRow({ orderId: 1007 })],
    unreadable: [],
    next: '2026-11-26T10:00:00.000Z_1007',
    counts: {
      all: 2,
      open: 2,
      late: 0,
      soon: 0,
      waiting: 1,
      drafted: 0,
      'in-review': 0,
      'sent-back': 0,
      approved: 0,
    },
    fairies: [
      { id: JAGNA, name: 'Jagna', count: 1 },
      { id: 'f2', name: 'Róża', count: 1 },
    ],
    figures: { sentToday: 1, usualMinutes: null },
  });
const orders = () =>
  reply<'listOrders'>({
    now,
    rows: [{ orderId: 9, order: listed() }],
    previous: 12,
    next: 34,
    counts: { all: 40, 'in-progress': 9, sent: 30, 'called-off': 1 },
    products: [{ id: CARDS, name: 'Trzy karty' }],
    fairies: [{ id: JAGNA, name: 'Jagna' }],
  });
const messages = () =>
  reply<'listMessages'>({
    messages: [message],
    counts: { open: 1, complaint: 0, withdrawal: 0, invoice: 1, accessibility: 0, 'personal-data': 0 },
    next: message.id,
  });
const journal = () =>
  reply<'readJournal'>({
    entries: [{ id: '7', at: now, actor: { kind: 'shop' }, action: 'refund.asked', isRefused: true }],
    next: '6',
    people: [{ id: ANNA, name: 'Anna', hasLeft: false }],
    now,
  });
const sums = () =>
  reply<'getSums'>({
    first: '2026-01',
    current: '2026-12',
    total: { now: SUM, before: SUM },
    rows: [{ key: 'LATO', name: 'LATO', now: SUM, before: SUM }],
    next: 'ZIMA',
    hasOtherCurrencies: false,
  });

/** Names, in an address, of the row that a page of a list begins behind. */
const PLACES = new Set(['po', 'przed']);

/** What a link changes of the address that is shown. */
function changeOf(link: URLSearchParams, shown: URLSearchParams): string {
  if (link.size === 0) return 'shows everything';
  const names = [...new Set([...link.keys(), ...shown.keys()])].filter(
    (name) => link.get(name) !== shown.get(name),
  );
  const others = names.filter((name) => !PLACES.has(name));
  if (others.length === 0) return 'another page';
  const isLater = [...link.keys()].some((name) => PLACES.has(name));
  return `another ${others.join(' and ')}${isLater ? ', from a later page on' : ''}`;
}

test.each<[string, ComponentType, () => Response, string, Readonly<Record<string, number>>]>([
  [
    DESK_PAGES.queue.path,
    QueuePage,
    queue,
    `stan=waiting&wrozka=${JAGNA}&po=2026-11-26T09:00:00.000Z_1006`,
    { 'shows everything': 1, 'another stan': 7, 'another wrozka': 2, 'another page': 3 },
  ],
  [
    DESK_PAGES.orders.path,
    OrdersPage,
    orders,
    `stan=sent&wrozka=${JAGNA}&usluga=${CARDS}&okres=30&sort=oldest&po=41`,
    { 'another stan': 3, 'another sort': 2, 'another page': 3 },
  ],
  [
    DESK_PAGES.messages.path,
    MessagesPage,
    messages,
    `stan=faktury&przed=${ANNA}`,
    { 'shows everything': 1, 'another stan': 5, 'another page': 3 },
  ],
  [
    DESK_PAGES.journal.path,
    JournalPage,
    journal,
    `osoba=${ANNA}&rodzaj=money&dzien=2026-11-26&nieudane=1&po=77`,
    { 'shows everything': 1, 'another nieudane': 1, 'another page': 3 },
  ],
  [
    DESK_PAGES.sums.path,
    SumsPage,
    sums,
    'okres=2026-10&wedlug=kuponu&po=JESIEN',
    { 'shows everything': 1, 'another okres': 4, 'another wedlug': 3, 'another page': 3 },
  ],
])(
  'a link of the list %s changes one thing that it is narrowed by, from the first page on, or its page alone',
  async (path, Page, answer, search, changes) => {
    const client = createDeskClient(async () => answer());
    renderDesk(
      client,
      ['getQueue', 'listPeople', 'listOrders', 'exportOrders', 'listMessages', 'readJournal', 'getSums'],
      `${path}?${search}`,
      <Page />,
    );
    const main = within(screen.getByRole('main'));
    await main.findAllByRole('link', { name: /starsze|następne/i });
    const found: Record<string, number> = {};
    for (const link of main.getAllByRole('link')) {
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
      if (pathname !== path) continue;
      const change = changeOf(searchParams, new URLSearchParams(search));
      found[change] = (found[change] ?? 0) + 1;
    }
    expect(found).toEqual(changes);
  },
);
