import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { leaveBy } from '#desk/browser/leave-guard.ts';
import type { Opening } from '#desk/domain/wire.ts';
import NotSelling from '#desk/opening/not-selling.tsx';
import OpeningPage from '#desk/opening/opening-page.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk, replace } from '../render-desk.tsx';

const OPEN: Opening = {
  sells: true,
  reasons: [],
  isNew: false,
  isClosed: false,
  reopensOn: null,
  words: '',
  today: '2026-11-26',
  version: 3,
  setup: [],
};
const NEW: Opening = {
  ...OPEN,
  sells: false,
  reasons: ['terms', 'new'],
  isNew: true,
  setup: [
    { item: 'texts', isDone: false },
    { item: 'service', isDone: true },
  ],
};

function drawn(opening: Opening, page: React.ReactNode, answers: Response[] = []) {
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getOpening'>(opening);
    sent.push(await request.json());
    return answers.shift() ?? reply<'setOpening'>(opening);
  });
  const user = renderDesk(client, ['getOpening', 'setOpening'], '/', page);
  return { sent, user };
}

test('an open shop is closed until a day, with the words that customers read', async () => {
  const { sent, user } = drawn(OPEN, <OpeningPage />);
  expect(await screen.findByText('Sklep jest otwarty: klientki mogą kupować.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Otwórz sklep' })).toBeNull();
  await replace(user, 'Co przeczytają klientki', 'Jedziemy w góry.');
  await user.type(screen.getByLabelText('Pierwszy dzień sprzedaży'), '2026-12-15');
  await user.click(screen.getByRole('button', { name: 'Zamknij sklep' }));
  expect(await screen.findByText('Sklep jest zamknięty.')).toBeDefined();
  expect(sent).toEqual([{ isOpen: false, reopensOn: '2026-12-15', words: 'Jedziemy w góry.', seen: 3 }]);
});

test('a day that is not to come is told at its field, which takes the focus; what was typed stays; with the next press it is told no more', async () => {
  const { user } = drawn(OPEN, <OpeningPage />, [
    refusal<'setOpening'>(422, {
      code: 221,
      errors: [{ path: '/reopensOn', message: 'Podaj dzień, najwcześniej jutrzejszy' }],
    }),
  ]);
  const day = await screen.findByLabelText('Pierwszy dzień sprzedaży');
  await user.type(day, '2026-11-26');
  await user.click(screen.getByRole('button', { name: 'Zamknij sklep' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(/Podaj dzień, najwcześniej jutrzejszy/));
  expect(day).toHaveFocus();
  expect(day).toHaveValue('2026-11-26');
  await user.click(screen.getByRole('button', { name: 'Zamknij sklep' }));
  expect(await screen.findByText('Sklep jest zamknięty.')).toBeVisible();
  expect(day).not.toHaveAccessibleDescription(/Podaj dzień/);
});

test('a closed shop says until when, and is opened by one press', async () => {
  const { sent, user } = drawn(
    { ...OPEN, sells: false, reasons: ['closed'], isClosed: true, reopensOn: '2026-12-15', words: 'Góry.' },
    <OpeningPage />,
  );
  expect(await screen.findByText(/Otworzy się sam 15 grudnia\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Otwórz sklep' }));
  expect(sent).toEqual([{ isOpen: true, reopensOn: null, words: 'Góry.', seen: 3 }]);
});

test('the list of a new shop stands in place of what comes later, and leads to each thing that lacks [LV-1]', async () => {
  drawn(
    NEW,
    <NotSelling withSetup>
      <p>Wszystko wysłane</p>
    </NotSelling>,
  );
  const list = await screen.findByRole('region', { name: 'Zanim przyjdzie pierwsza klientka' });
  expect(list).toHaveTextContent('Zrobione: 1 z 2');
  expect(within(list).getByRole('link', { name: 'Regulamin i polityka prywatności' })).toHaveAttribute(
    'href',
    '/teksty',
  );
  expect(within(list).getByText('Usługa').closest('li')).toHaveTextContent('zrobione');
  expect(screen.getByText(/Nie ma regulaminu/)).toBeDefined();
  expect(screen.queryByText('Wszystko wysłane')).toBeNull();
});

test('the list itself tries the connections, says what does not work, and is read anew [LV-1]', async () => {
  let isTried = false;
  const setup = (): Opening['setup'] => [
    { item: 'mail', isDone: isTried },
    { item: 'payments', isDone: false },
  ];
  const client = createDeskClient(async ({ method }) => {
    if (method === 'GET') return reply<'getOpening'>({ ...NEW, setup: setup() });
    isTried = true;
    return Response.json({
      checks: [
        { name: 'mail', at: '2026-11-26T09:00:00Z', detail: '' },
        { name: 'payu', at: '2026-11-26T09:00:00Z', code: 'refused-key', detail: '' },
      ],
    });
  });
  const user = renderDesk(client, ['getOpening', 'tryConnections'], '/', <NotSelling withSetup />);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź połączenia' }));
  await waitFor(() => expect(screen.getByText('Poczta').closest('li')).toHaveTextContent('zrobione'));
  expect(screen.getByText(/^Klucz OAuth PayU: Klucz został odrzucony/)).toBeDefined();
});

test('a shop that sells says nothing of it', async () => {
  drawn(
    OPEN,
    <NotSelling withSetup>
      <p>Wszystko wysłane</p>
    </NotSelling>,
  );
  expect(await screen.findByText('Wszystko wysłane')).toBeDefined();
  expect(screen.queryByText('Sklep nic teraz nie sprzedaje')).toBeNull();
});

test.each([
  [refusal<'setOpening'>(403, { code: 202 }), /Jest tak, jak było/],
  [refusal<'setOpening'>(502, { code: 500 }), /^Nie wiadomo, czy się zapisało/],
])('whether an opening was stored is said only where it is known (%#)', async (answer, words) => {
  const { user } = drawn(OPEN, <OpeningPage />, [answer]);
  await user.click(await screen.findByRole('button', { name: 'Zamknij sklep' }));
  expect(await screen.findByText(words)).toBeDefined();
});

test('words that were begun before another owner’s change go with what was shown then; the next press sends them [DK-6]', async () => {
  let now = OPEN;
  const { Updates, hear } = deskUpdates();
  const seen: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getOpening'>(now);
    const body = (await request.json()) as { seen: number };
    seen.push(body.seen);
    return body.seen === now.version
      ? reply<'setOpening'>(now)
      : refusal<'setOpening'>(409, { code: 210, current: now });
  });
  const page = (
    <Updates>
      <OpeningPage />
    </Updates>
  );
  const user = renderDesk(client, ['getOpening', 'setOpening'], '/', page);
  await replace(user, 'Co przeczytają klientki', 'Jedziemy w góry.');
  now = { ...OPEN, isClosed: true, words: 'Remont.', version: 4 };
  hear();
  const press = async () => user.click(await screen.findByRole('button', { name: 'Zapisz zmianę' }));
  await press();
  expect(await screen.findByText(/^Ktoś zmienił to przed chwilą/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Co przeczytają klientki' })).toHaveValue('Jedziemy w góry.');
  await press();
  expect(await screen.findByText('Sklep jest zamknięty.')).toBeVisible();
  expect(seen).toEqual([3, 4]);
});

test('what was stored stands in its field before the page is read anew, and further words go with that version [DK-6]', async () => {
  const sent: unknown[] = [];
  let loads = 0;
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET')
      return loads++ === 0 ? reply<'getOpening'>(OPEN) : new Promise<never>(() => {});
    const { seen, words } = await request.json();
    sent.push({ seen, words });
    return reply<'setOpening'>({ ...OPEN, isClosed: true, words, version: seen + 1 });
  });
  const user = renderDesk(client, ['getOpening', 'setOpening'], '/', <OpeningPage />);
  await replace(user, 'Co przeczytają klientki', 'Góry.');
  await user.click(screen.getByRole('button', { name: 'Zamknij sklep' }));
  expect(await screen.findByText('Sklep jest zamknięty.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Co przeczytają klientki' });
  expect(field).toHaveValue('Góry.');
  await user.type(field, ' I morze.');
  await user.click(screen.getByRole('button', { name: 'Zapisz zmianę' }));
  expect(sent).toEqual([
    { seen: 3, words: 'Góry.' },
    { seen: 4, words: 'Góry. I morze.' },
  ]);
});

test('a new shop is opened by one press, and tries its connections only while one of them lacks [LV-1]', async () => {
  const proven = [
    { item: 'mail' as const, isDone: true },
    { item: 'payments' as const, isDone: true },
  ];
  const { sent, user } = drawn({ ...NEW, setup: [...NEW.setup, ...proven] }, <OpeningPage />);
  await user.click(await screen.findByRole('button', { name: 'Otwórz sklep' }));
  expect(sent).toMatchObject([{ isOpen: true }]);
  expect(screen.queryByRole('button', { name: 'Sprawdź połączenia' })).toBeNull();
});

test('before a page with a typed day is left, it is said what would be lost', async () => {
  const { user } = drawn(OPEN, <OpeningPage />);
  await user.type(await screen.findByLabelText('Pierwszy dzień sprzedaży'), '2026-12-15');
  act(() => leaveBy(() => undefined));
  expect(await screen.findByRole('dialog', { name: 'Masz niezapisane zmiany' })).toHaveTextContent(
    'Dzień i tekst znikną, jeśli odejdziesz.',
  );
});

test('who may not read whether the shop sells gets what stands there otherwise, and asks for nothing', async () => {
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    asked.push(url);
    return reply<'getOpening'>(NEW);
  });
  renderDesk(
    client,
    [],
    '/',
    <NotSelling withSetup>
      <p>Wszystko wysłane</p>
    </NotSelling>,
  );
  expect(await screen.findByText('Wszystko wysłane')).toBeVisible();
  expect(asked).toEqual([]);
});
