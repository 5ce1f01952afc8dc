import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { Journal } from '#desk/domain/wire.ts';
import { journalAddress, readJournalAddress } from '#desk/journal/journal-address.ts';
import JournalPage from '#desk/journal/journal-page.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { BackButton } from '../back-button.tsx';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const ANNA = '7d0ce1a4-0000-4000-8000-000000000001';
const at = '2026-11-26T08:15:00Z';
const ENTRIES: Journal['entries'] = [
  {
    id: '9',
    at,
    actor: { kind: 'nobody' },
    action: 'sign-in.refused',
    isRefused: true,
    way: 'code',
    device: 'Firefox, Linux',
    isLast: true,
  },
  {
    id: '8',
    at,
    actor: { kind: 'person', name: 'Anna', role: 'owner' },
    action: 'person.removed',
    isRefused: false,
    subject: 'Róża',
  },
  {
    id: '7',
    at,
    actor: { kind: 'person', name: 'Anna', role: 'owner' },
    action: 'refund.asked',
    isRefused: false,
    orderId: 1001,
  },
  { id: '6', at, actor: { kind: 'shop' }, action: 'gone.long-ago', isRefused: false },
];

/** The journal over a server that answers so, and what it was asked; no second answer comes before `held`. */
function drawn(path: string, entries = ENTRIES, next: string | null = '6', held?: Promise<void>) {
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    asked.push(new URL(url).search);
    if (asked.length > 1) await held;
    return reply<'readJournal'>({
      entries,
      next,
      people: [
        { id: ANNA, name: 'Anna', hasLeft: false },
        { id: ANNA.replace('1', '2'), name: 'Ewa', hasLeft: true },
      ],
      now: '2026-11-26T09:00:00Z',
    });
  });
  renderDesk(
    client,
    ['readJournal'],
    path,
    <>
      <JournalPage />
      <BackButton />
    </>,
  );
  return asked;
}
const entries = async () =>
  within(await screen.findByRole('region', { name: 'Dziennik' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('an entry says what, who, whom, by what and to which order, and never by a raw key [DK-1]', async () => {
  drawn('/dziennik');
  const texts = await entries();
  expect(texts[0]).toContain('Nieudana próba wejścia');
  expect(texts[0]).toContain(
    'ktoś nieznany, kodem zapasowym, Firefox, Linux, dalszych prób w tej godzinie nie zapisujemy',
  );
  expect(texts[1]).toContain('Odebrany dostępAnna, właścicielka, dotyczy: Róża');
  expect(texts[2]).toContain('Zlecony zwrot');
  expect(screen.getByRole('link', { name: 'Zamówienie nr 1001' })).toHaveAttribute(
    'href',
    '/zamowienia/1001',
  );
  expect(texts[3]).toContain('Wpis starszego programusklep');
  expect(texts.join('')).not.toMatch(/[a-z]+\.[a-z]+-?[a-z]+/);
  expect((await axeFindings()).filter((finding) => !finding.startsWith('landmark-unique'))).toEqual([]);
});

test('filters are asked of the server and stand in the address; another filter begins at its latest entry [DK-1]', async () => {
  const asked = drawn(`/dziennik?rodzaj=access&po=77&nieudane=1`);
  await entries();
  expect(asked).toEqual(['?group=access&refused=true&after=77']);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kto' }), 'Ewa (bez dostępu)');
  await screen.findByRole('region', { name: 'Dziennik' });
  expect(asked.at(-1)).toBe(`?person=${ANNA.replace('1', '2')}&group=access&refused=true`);
  expect(screen.getByRole('link', { name: 'Starsze' })).toHaveAttribute(
    'href',
    `/dziennik?osoba=${ANNA.replace('1', '2')}&rodzaj=access&nieudane=1&po=6`,
  );
  expect(screen.getByRole('link', { name: 'Pokaż wszystko' })).toHaveAttribute('href', '/dziennik');
});

test('a filter keeps its field and the focus while other entries are read, and is no place of its own for Back [DK-1]', async () => {
  const asked = drawn('/dziennik', ENTRIES, '6', new Promise(() => undefined));
  await entries();
  const user = userEvent.setup();
  const kind = screen.getByRole('combobox', { name: 'Rodzaj' });
  await user.selectOptions(kind, 'access');
  expect(asked.at(-1)).toBe('?group=access');
  expect(screen.queryByRole('region', { name: 'Dziennik' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Rodzaj' })).toBe(kind);
  expect(kind).toHaveFocus();
  const day = screen.getByLabelText('Dzień');
  fireEvent.change(day, { target: { value: '2026-11-23' } });
  await waitFor(() => expect(asked.at(-1)).toBe('?group=access&day=2026-11-23'));
  expect(screen.getByLabelText('Dzień')).toBe(day);
  expect(day).toHaveValue('2026-11-23');
  await user.click(screen.getByRole('button', { name: 'Wstecz' }));
  expect(asked).toHaveLength(3);
});

test('none says so, and leaves the filters [DK-1]', async () => {
  drawn('/dziennik?dzien=2026-11-01', [], null);
  expect(await screen.findByText('Nie ma takich wpisów')).toBeDefined();
  expect(screen.getByLabelText('Dzień')).toHaveValue('2026-11-01');
  expect(screen.queryByRole('link', { name: 'Starsze' })).toBeNull();
});

test.each(['?dzien=2026-02-30', '?dzien=jutro', '?rodzaj=x', '?osoba=x', '?po=0', '?po=-1', '?nieudane=2'])(
  'an address that makes no sense is the whole journal: %s',
  (search) => {
    expect(journalAddress(readJournalAddress(new URLSearchParams(search)))).toBe('/dziennik');
  },
);
