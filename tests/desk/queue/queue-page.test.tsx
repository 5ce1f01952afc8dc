import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { myDayCopy } from '#desk/availability/my-day-copy.ts';
import type { Queue, QueueRow } from '#desk/domain/wire.ts';
import { routerLink } from '#desk/frame/router-link.tsx';
import QueuePage from '#desk/queue/queue-page.tsx';
import { MenuLinkContext } from '#desk/ui/menu-link.tsx';
import { reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';
import { queueRow } from './sample-row.ts';

const JAGNA = '0f1f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c01';
const FIRST = '2026-11-20T10:00:00.000Z_1001';
const SECOND = '2026-11-20T11:00:00.000Z_1002_approved';
const THIRD = '2026-11-20T12:00:00.000Z_1003';

const row = (orderId: number, more: Partial<QueueRow> = {}) => queueRow({ orderId, ...more });
const APPROVED = row(1006, {
  promisedUntil: '2099-11-24T15:00:00Z',
  answer: { state: 'approved', sendAt: '2099-11-24T14:00:00Z' },
});
const COUNTS = { all: 2, open: 2, late: 0, soon: 0, waiting: 1, drafted: 0, 'in-review': 0, 'sent-back': 0 };
const QUEUE: Queue = {
  now: '2099-11-24T09:00:00Z',
  rows: [APPROVED, row(1007)],
  unreadable: [],
  next: SECOND,
  counts: { ...COUNTS, approved: 1 },
  fairies: [],
  figures: { sentToday: 1, usualMinutes: null },
};
const late = (count: number) => ({ ...QUEUE, counts: { ...QUEUE.counts, late: count } });

let queue = QUEUE;
beforeEach(() => {
  queue = QUEUE;
});

function drawn(path = '/', operations: readonly string[] = ['getQueue', 'listPeople']) {
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    const { pathname, search } = new URL(url);
    if (!pathname.endsWith('/queue')) return Response.error();
    asked.push(search);
    return reply<'getQueue'>(queue);
  });
  const { Updates, hear } = deskUpdates();
  const page = (
    <MenuLinkContext value={routerLink}>
      <Updates>
        <QueuePage />
      </Updates>
    </MenuLinkContext>
  );
  return { user: renderDesk(client, operations, path, page), asked, hear };
}
const rowsShown = () =>
  within(screen.getByRole('table', { name: /według obiecanej pory/ }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/zamowienia/', ''));
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the next page and another state keep what the queue is filtered by, and begin anew [DK-4]', async () => {
  const { asked } = drawn(`/?stan=waiting&wrozka=${JAGNA}&po=${FIRST}`);
  expect(await screen.findByRole('link', { name: 'Pokaż następne' })).toHaveAttribute(
    'href',
    `/?stan=waiting&wrozka=${JAGNA}&po=${encodeURIComponent(SECOND)}`,
  );
  expect(hrefOf(/^Zatwierdzone/)).toBe(`/?stan=approved&wrozka=${JAGNA}`);
  expect(hrefOf(/^Wszystkie/)).toBe(`/?wrozka=${JAGNA}`);
  expect(asked).toEqual([`?state=waiting&fairyId=${JAGNA}&after=${encodeURIComponent(FIRST)}`]);
});

test('rows that would move wait for a press; the counts do not [DK-4]', async () => {
  const { user, hear } = drawn();
  expect(await screen.findByText('do odpowiedzi')).toBeDefined();
  expect(screen.queryByText('po czasie')).toBeNull();
  queue = { ...late(1), rows: [row(1008), ...QUEUE.rows], next: THIRD };
  hear();
  const [said] = await screen.findAllByText('Przyszło 1 nowe zamówienie. Pokaż');
  expect(said).toBeDefined();
  expect(rowsShown()).toEqual(['1007', '1006']);
  expect(hrefOf('Pokaż następne')).toBe(`/?po=${encodeURIComponent(SECOND)}`);
  expect(hrefOf('1 po czasie')).toBe('/?stan=late');
  await user.click(screen.getByRole('button', { name: /^Przyszło 1\snowe/ }));
  expect(rowsShown()).toEqual(['1008', '1007', '1006']);
  expect(hrefOf('Pokaż następne')).toBe(`/?po=${encodeURIComponent(THIRD)}`);
  expect(screen.queryByRole('button', { name: /Pokaż$/ }), 'nothing waits any more').toBeNull();
  queue = QUEUE;
  hear();
  expect(await screen.findByRole('button', { name: 'Kolejka się zmieniła. Pokaż' })).toBeDefined();
  await user.keyboard('u');
  expect(rowsShown(), 'the key shows what waits, too').toEqual(['1007', '1006']);
});

test('a promise that has changed is told of; what moves no row is not [DK-4]', async () => {
  const { hear } = drawn();
  expect(await screen.findByText('do odpowiedzi')).toBeDefined();
  queue = { ...late(2), rows: [APPROVED, row(1007, { hasNote: true })] };
  hear();
  expect(await screen.findByText('notatka dla ciebie')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Pokaż$/ })).toBeNull();
  queue = { ...QUEUE, rows: [APPROVED, row(1007, { promisedUntil: '2099-11-24T19:00:00Z' })] };
  hear();
  expect(await screen.findByRole('button', { name: 'Kolejka się zmieniła. Pokaż' })).toBeDefined();
});

test('J and K go to the rows, the one with the focus is marked; the window tells how many answers wait [DK-4]', async () => {
  queue = { ...QUEUE, rows: [row(1007), APPROVED] };
  const { user } = drawn();
  const [first] = await screen.findAllByRole('link', { name: 'Trzy karty' });
  await user.keyboard('j');
  expect(first).toHaveFocus();
  expect(screen.getAllByRole('row').map((one) => one.hasAttribute('data-current'))).toEqual(
    screen.getAllByRole('row').map((one) => one.contains(first ?? null)),
  );
  await user.keyboard('j');
  expect(first).not.toHaveFocus();
  await user.keyboard('k');
  expect(first).toHaveFocus();
  expect(document.title).toMatch(/^\(2\) Kolejka/);
});

test('a row says whose data were removed, and that its specialist has no way into the desk [DK-4]', async () => {
  const fairy = { id: JAGNA, name: 'Jagna', hasAccess: false as const };
  queue = { ...QUEUE, rows: [row(1007, { customerName: null, fairy })], unreadable: [1001] };
  drawn();
  const cells = within(
    (await screen.findByRole('link', { name: 'Trzy karty' })).closest('tr') as HTMLElement,
  );
  expect(cells.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['dane usunięte', 'Jagnabez dostępu']),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Nie do odczytania: 1.');
});

test('an empty queue names the corrections that are left; one that is empty by one filter names this filter alone [DK-4]', async () => {
  const correction = {
    orderId: 1003,
    productName: 'Trzy karty',
    customerName: null,
    fairyName: 'Jagna',
    by: 'Jagna',
    at: '2099-11-23T09:00:00Z',
  };
  queue = { ...QUEUE, rows: [], next: null, corrections: [correction] };
  drawn();
  expect(await screen.findByText('Zostały jeszcze poprawki wysłanych odpowiedzi.')).toBeDefined();
  expect(screen.getByText(/^dla: dane usunięte, nr 1003/)).toBeDefined();
  cleanup();
  drawn('/?stan=sent-back');
  expect(await screen.findByText('Filtr: do poprawy.')).toBeDefined();
});

test('a specialist reads the nearest promise of what she has still to write [DK-6]', async () => {
  drawn('/', ['getQueue', 'getMyDay']);
  expect(
    await screen.findByText(/^2 odpowiedzi do napisania\. Najbliższa: obiecana na .*21:00\.$/),
  ).toBeDefined();
  cleanup();
  drawn('/?stan=waiting', ['getQueue', 'getMyDay']);
  expect(await screen.findByText('2 odpowiedzi do napisania.'), 'a filter shows not all').toBeDefined();
});

test.each([
  [{}, 'wysłana 13:12, 5 godz. 48 min przed terminem'],
  [{ promisedUntil: '2026-11-24T12:00:00Z' }, 'wysłana 13:12, 12 min po terminie'],
  [{ readyAt: '2026-11-23T17:30:00Z' }, 'wysłana 13:12, gotowa 24 godz. 30 min przed terminem'],
])('of %j she reads: %s', (one, words) => {
  const sent = { sentAt: '2026-11-24T12:12:00Z', promisedUntil: '2026-11-24T18:00:00Z', ...one };
  expect(myDayCopy.sentAt(sent).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a specialist none of whose orders wait any more leaves no empty sentence of a filter [DK-4]', async () => {
  queue = { ...QUEUE, rows: [], next: null };
  drawn(`/?wrozka=${JAGNA}`);
  expect(await screen.findByRole('heading', { name: 'Nie ma takich zamówień' })).toBeVisible();
  expect(screen.queryByText(/^Filtr/)).toBeNull();
});
