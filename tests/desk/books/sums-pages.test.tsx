import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import PayoutsPage from '#desk/books/payouts-page.tsx';
import { readShare } from '#desk/books/payouts-copy.ts';
import { readSumsView, sumsAddress } from '#desk/books/sums-address.ts';
import SumsPage from '#desk/books/sums-page.tsx';
import type { Payouts, Sums } from '#desk/domain/wire.ts';
import { grosze } from '#domain/grosze.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const sum = (total: number, back = 500): Sums['total']['now'] => ({
  count: 3,
  sales: grosze(total + back),
  back: grosze(back),
  total: grosze(total),
  givenAway: grosze(1_000),
  newcomers: 2,
  returning: 1,
});
const SUMS: Sums = {
  first: '2023-05',
  current: '2024-11',
  total: { now: sum(20_000), before: sum(10_000, 300) },
  rows: [{ key: '03', name: '03', now: sum(20_000), before: sum(10_000) }],
  next: '03 b',
  hasOtherCurrencies: true,
};
const OPERATIONS = ['getBooks', 'getSums', 'getPayouts'];

function drawnSums(path: string, sums: Sums = SUMS) {
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    asked.push(new URL(url).search);
    return reply<'getSums'>(sums);
  });
  renderDesk(client, OPERATIONS, path, <SumsPage />);
  return asked;
}

test('a year shows its months beside those before, leads into them, and to the other pages of the books [DK-20]', async () => {
  const asked = drawnSums('/ksiegowosc/sumy?okres=2024');
  const months = within(await screen.findByRole('region', { name: 'Czasu' }));
  expect(screen.getByRole('link', { name: 'Następne' }).getAttribute('href')).toBe(
    '/ksiegowosc/sumy?okres=2024&po=03%20b',
  );
  expect(months.getByRole('link', { name: 'marzec 2024' }).getAttribute('href')).toBe(
    '/ksiegowosc/sumy?okres=2024-03',
  );
  expect(months.getAllByRole('row')[1]).toHaveTextContent(/ 200,00\szł.* 100,00\szł/);
  expect(screen.getByText('Oddane kuponami', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    /10,00\szł rok wcześniej 10,00\szł/,
  );
  expect(screen.getByText('Zwroty i obciążenia').nextElementSibling).toHaveTextContent(
    /5,00\szł rok wcześniej 3,00\szł/,
  );
  expect(screen.getByText(/innych walutach/)).toBeDefined();
  const periods = within(screen.getByRole('navigation', { name: 'Okres' })).getAllByRole('link');
  expect(periods.map((link) => link.getAttribute('href'))).toEqual([
    '/ksiegowosc/sumy?okres=lata',
    '/ksiegowosc/sumy?okres=2023',
  ]);
  const parts = within(screen.getByRole('navigation', { name: 'Części księgowości' })).getAllByRole('link');
  expect(parts.map((link) => link.getAttribute('href'))).toEqual([
    '/ksiegowosc',
    '/ksiegowosc/sumy',
    '/ksiegowosc/wyplaty',
  ]);
  expect(asked).toEqual(['?by=time&period=2024']);
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('neighbours of a period are those in which there were movements, the first and the running one too [DK-20]', async () => {
  drawnSums('/ksiegowosc/sumy?okres=2024-10', { ...SUMS, first: '2024-09' });
  const leads = async () =>
    within(await screen.findByRole('navigation', { name: 'Okres' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await screen.findByText('Oddane kuponami', { selector: 'dt' });
  expect(await leads()).toEqual(['Wszystkie lata', 'Rok 2024', 'wrzesień 2024', 'listopad 2024']);
});

test('what nobody knows any more is said so, all years ask for no period, and an empty time says so', async () => {
  const asked = drawnSums('/ksiegowosc/sumy?okres=lata&wedlug=wrozki', {
    ...SUMS,
    rows: [{ key: '', name: null, now: sum(1), before: sum(0) }],
  });
  expect(await screen.findByText('nie wiadomo już')).toBeDefined();
  // All years have none before them.
  expect(screen.queryByText('Rok wcześniej')).toBeNull();
  expect(asked).toEqual(['?by=fairy']);
});

test.each([
  ['?okres=2024-02&wedlug=kuponu', { period: '2024-02', by: 'coupon' }],
  ['?okres=2024-13&wedlug=x', { period: '2026', by: 'time' }],
  ['?okres=lata', { period: undefined, by: 'time' }],
] as const)('%s is read, and written as it was', (search, view) => {
  expect(readSumsView(new URLSearchParams(search), '2026-11-26')).toEqual(view);
  expect(readSumsView(new URL(sumsAddress(view), 'https://x.pl').searchParams, '2026-11-26')).toEqual(view);
});

const PAYOUTS: Payouts = {
  month: '2024-10',
  first: '2024-01',
  current: '2024-11',
  due: grosze(4_000),
  rows: [
    {
      fairyId: '5f0c1a52-6d0f-4a3e-9a0b-0d5d5f1c2b3a',
      name: 'Jagna',
      count: 1,
      sales: grosze(10_000),
      back: grosze(0),
      total: grosze(10_000),
      percent: 40,
      since: '2024-02',
      due: grosze(4_000),
    },
  ],
};

test('the month in Warsaw is the one of the payouts; one that runs is marked, and a share of nothing is one [DK-20]', async () => {
  vi.useFakeTimers({ now: Date.parse('2024-10-31T23:30:00Z'), toFake: ['Date'] });
  try {
    const asked: string[] = [];
    const client = createDeskClient(async ({ url }) => {
      asked.push(url.slice(-7));
      const rows = PAYOUTS.rows.map((row) => ({ ...row, percent: 0, due: grosze(0) }));
      return reply<'getPayouts'>({ ...PAYOUTS, month: '2024-11', rows, due: grosze(0) });
    });
    renderDesk(client, OPERATIONS, '/ksiegowosc/wyplaty', <PayoutsPage />);
    expect(await screen.findByText(/^Ten miesiąc jeszcze trwa/)).toBeDefined();
    expect(asked).toEqual(['2024-11']);
    expect(screen.queryByText('bez udziału')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a share is typed, checked, saved with what was seen, and a newer one is told [DK-20]', async () => {
  const sent: unknown[] = [];
  const newer = { ...PAYOUTS, rows: PAYOUTS.rows.map((row) => ({ ...row, percent: 50 })) };
  const answers = [refusal<'setShare'>(409, { code: 210, current: newer }), reply<'setShare'>(PAYOUTS)];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getPayouts'>(PAYOUTS);
    sent.push([new URL(request.url).pathname, await request.json()]);
    return answers.shift() ?? reply<'setShare'>(PAYOUTS);
  });
  const user = renderDesk(client, OPERATIONS, '/ksiegowosc/wyplaty?miesiac=2024-10', <PayoutsPage />);
  const field = await screen.findByRole('textbox', { name: 'Udział w procentach: Jagna' });
  expect(screen.getByText('od: luty 2024')).toBeDefined();
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  const press = () => user.click(screen.getByRole('button', { name: /^Zapisz udział: Jagna/ }));
  await user.clear(field);
  await user.type(field, '140');
  await press();
  expect(await screen.findByText(/^Liczba całkowita od 0 do 100/)).toBeDefined();
  await user.clear(field);
  await user.type(field, '45 %');
  await press();
  expect(await screen.findByText(/^Ktoś zmienił ten udział przed chwilą. Teraz: 50%/)).toBeDefined();
  expect(field).toHaveValue('45 %');
  await press();
  expect(await screen.findByText('Udział zapisany: Jagna.')).toBeDefined();
  const path = `/desk-api/payouts/2024-10/${PAYOUTS.rows[0]?.fairyId}`;
  expect(sent).toEqual([
    [path, { seen: 40, percent: 45 }],
    [path, { seen: 50, percent: 45 }],
  ]);
});

test.each([
  ['', null],
  [' 40%', 40],
  ['0', 0],
  ['100', 100],
  ['101', undefined],
  ['12,5', undefined],
  ['-1', undefined],
])('%j is the share %j', (text, share) => {
  expect(readShare(text)).toBe(share);
});

test('while the file of payouts is fetched its button is held, and says so [DK-20]', async () => {
  const file = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  try {
    const client = createDeskClient(async () => reply<'getPayouts'>(PAYOUTS));
    const user = renderDesk(client, OPERATIONS, '/ksiegowosc/wyplaty?miesiac=2024-10', <PayoutsPage />);
    const download = await screen.findByRole('button', { name: 'Pobierz CSV' });
    await user.click(download);
    expect(download).toHaveAttribute('aria-disabled', 'true');
    expect(file).toHaveBeenCalledTimes(1);
  } finally {
    file.mockRestore();
  }
});

test('payouts of a shop without specialists say so, instead of a table of headings alone [DK-20]', async () => {
  const client = createDeskClient(async () => reply<'getPayouts'>({ ...PAYOUTS, rows: [], due: grosze(0) }));
  renderDesk(client, OPERATIONS, '/ksiegowosc/wyplaty?miesiac=2024-10', <PayoutsPage />);
  expect(await screen.findByRole('heading', { name: 'Nie ma jeszcze żadnej wróżki' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
